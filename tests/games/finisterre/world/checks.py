"""What is true in every world between two decisions: `world.check()`."""

from __future__ import annotations

import numpy as np

from oppidum.games.finisterre import recount
from oppidum.games.finisterre.clans import units
from oppidum.games.finisterre.goods import stores
from oppidum.games.finisterre.state import STORES, UNITS
from tests.games.finisterre.world.units import Units


class Checks(Units):
    def is_sound(self) -> bool:
        """Whether map, units and flags agree with a slow recount."""
        scratch = np.zeros(4 * len(self.s.plot_cell), dtype=np.int32)
        return recount.audit_map(self.s, self.b, scratch) == recount.audit_units(self.s, self.b) == recount.SOUND

    def check(self) -> None:
        """Cubes are conserved, scratch is clean, no unit holds too much, and units are numbered without a gap."""
        assert self.cubes_are_all_there()
        assert not self.s.mark.any()
        assert not self.s.queue.any()
        for clan in range(self.players):
            count = units.units_of(self.s, clan)
            assert not self.s.unit_kind[clan, count:].any()
            assert not self.s.store[clan, count:UNITS].any()
            for store in range(STORES):
                if store < count or store >= UNITS:
                    assert stores.free_slots(self.s, self.b, clan, store) >= 0
