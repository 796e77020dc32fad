"""Phases: what is asked now (chapter Questions). In the order of a turn: rules compare them, as in `phase <= KEEP`."""

(
    FIRST,  # chance: who begins
    DEAL,  # chance: the next card of the deck, for `asked`
    CARD,  # which card
    SQUARE,  # where its square A lies
    FACING,  # how it is turned
    RECOVER,  # which covered card is taken back
    BANK,  # where the odd fish swims
    FIND,  # which of the goods that the card has brought is taken
    KEEP,  # what becomes of a specialty or an objective
    PICK,  # the next comarca of the harvest
    TAKE,  # a good of the harvest
    LINK_PICK,  # the comarca of a link
    LINK_TAKE,  # the good of a link
    FEED,  # who goes hungry
    CARRY,  # carried actions are sold or bought off
    ACT,  # kind of action, free step, end or stop
    TARGET,  # what an action is done to
    AMOUNT,  # how much
    CELL,  # where the second tile lies
    CONSENT,  # whether the owner of a village agrees
    DEFEND,  # the iron of a defence
    LOOT,  # the kind of goods that is taken
    RESCUE,  # which good leaves a converted part
    FORM,  # the form of a conversion
    OVERFLOW,  # what stays where there is less room
    DIVINE,  # what becomes of the cards that a seer has looked at
    FINISHED,
) = range(27)
