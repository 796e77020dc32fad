/** The signs of materials and chips in boxes of 24 × 24: each has a silhouette of its own, so that nobody needs the colour. */
import { oval } from "../../shared/brush";
import type { ChipOnField, Material } from "../kit";

const path = (name: string, data: string) => `<path class="${name}" d="${data}"/>`;

/** A log with its rings, a sheep, an ingot with four handles, a hewn boulder. */
const SIGNS: Record<Material, string> = {
  wood:
    `<g transform="rotate(-16 12 12)">` +
    path("m-wood-line", "M8.6,7.5C8,5.6 7.6,4.4 6.2,3") +
    path("m-wood", "M5,6.8H18.4V18.4H5C2.6,18.4 1.4,15.8 1.4,12.6C1.4,9.4 2.6,6.8 5,6.8Z") +
    path("m-bark", "M5.4,10H12.6M4.4,13H9.4M11,13.4H13.4M5.6,15.8H12.8") +
    path("m-wood-end", oval(18.2, 12.6, 4.6, 5.8)) +
    path("m-grain", oval(18.2, 12.6, 2.2, 3)) +
    `</g>`,
  wool:
    path("m-leg", "M8.6,17.5V21.6M12.4,18V21.8M16.4,17.5V21.6") +
    path(
      "m-wool",
      "M7.4,8.4C7.2,5.2 11,4 12.8,5.8C14.4,3.6 18.2,4.4 18.4,7.2C21.6,6.8 23.2,10.4 21.4,12.4C23,15 20.6,18 17.8,17.2C16.2,19.4 12.6,19.4 11.2,17.4C8.6,19.2 5.2,17.2 6,14.2C3.8,12.6 4.6,8.8 7.4,8.4Z",
    ) +
    path(
      "m-curl",
      "M10.2,9.4c1.6,-1 3,.4 2.2,1.8M15.6,8.6c1.7,-.8 3,.6 2,2.1M12.2,14c1.6,-1 3,.4 2.2,1.8M17,13.4c1.5,-.9 2.8,.4 2,1.7",
    ) +
    path(
      "m-head",
      "M2.2,8.2C3.6,6.8 6.2,7 7.2,8.6C8,10.4 7.2,13.4 5,14.2C3.2,14.6 1.4,13 1.2,11C1.1,9.8 1.4,8.9 2.2,8.2Z",
    ),
  copper:
    path(
      "m-copper-dark",
      "M2,5.4C6,7.6 8,8 12,8C16,8 18,7.6 22,5.4C22.6,8 20.4,10.6 20.4,13.6C20.4,16.4 22.6,19.4 22,21.6C18,19.6 16,19.2 12,19.2C8,19.2 6,19.6 2,21.6C1.4,19.4 3.6,16.4 3.6,13.6C3.6,10.6 1.4,8 2,5.4Z",
    ) +
    path(
      "m-copper",
      "M2,3.4C6,5.6 8,6 12,6C16,6 18,5.6 22,3.4C22.6,6 20.4,8.6 20.4,11.6C20.4,14.4 22.6,17.4 22,19.6C18,17.6 16,17.2 12,17.2C8,17.2 6,17.6 2,19.6C1.4,17.4 3.6,14.4 3.6,11.6C3.6,8.6 1.4,6 2,3.4Z",
    ) +
    path("m-copper-line", "M6.6,9C9.6,9.8 14.4,9.8 17.4,9M6.6,14.2C9.6,13.4 14.4,13.4 17.4,14.2"),
  stone:
    path("m-stone", "M2.4,16.6L4.4,8.4L10.8,3.2L18.6,4.8L22,11.2L20.8,18.4L14.2,21L5.6,20.4Z") +
    path("m-stone-light", "M4.4,8.4L10.8,3.2L18.6,4.8L13.4,10Z") +
    path("m-stone-dark", "M13.4,10L18.6,4.8L22,11.2L20.8,18.4L14.2,21Z") +
    path("m-facet", "M4.4,8.4L13.4,10L18.6,4.8M13.4,10L14.2,21M6.4,13.4L9.4,14.2L8.6,17.4"),
};

/** What a chip shows; the two is text. */
const CHIP_SIGNS: Record<ChipOnField, string> = {
  two: `<text class="m-chip-text" x="12" y="18.6">2</text>`,
  hut: path(
    "m-chip-sign",
    "M12,2.6L22.6,13.4C20.4,14.8 19,14.6 18.4,14.2V21.4H14.2V16.4C14.2,14.8 9.8,14.8 9.8,16.4V21.4H5.6V14.2C5,14.6 3.6,14.8 1.4,13.4Z",
  ),
  druid:
    path(
      "m-chip-sign",
      "M11,2C14.4,2 15.8,4.8 15.6,7.4C15.5,8.8 15,9.8 14.6,10.4C17.2,12.4 18,17.4 18.2,22H3.8C4,17.4 4.8,12.4 7.4,10.4C7,9.8 6.5,8.8 6.4,7.4C6.2,4.8 7.6,2 11,2ZM11,5C9.4,5 8.6,6.2 8.7,7.6C8.8,9 9.8,9.6 11,14C12.2,9.6 13.2,9 13.3,7.6C13.4,6.2 12.6,5 11,5Z",
    ) + path("m-chip-line", "M20.6,22V6.4C20.6,3.6 17.6,3 17,5"),
  "?": path(
    "m-chip-line",
    "M12,3.4L20.6,12L12,20.6L3.4,12ZM12,8L16,12L12,16L8,12ZM3.4,3.4L7.6,7.6M20.6,3.4L16.4,7.6M3.4,20.6L7.6,16.4M20.6,20.6L16.4,16.4",
  ),
};

/** A material's sign. */
export function drawSign(material: Material): string {
  return SIGNS[material];
}

/** How much of a material is left to take; a plate of 80 × 38 around the middle. */
export function drawStock(material: Material, amount: number): string {
  return (
    `<rect class="m-stock-plate" x="-37" y="-19" width="80" height="38" rx="19"/>` +
    `<g transform="translate(-31 -14.5) scale(1.2)">${SIGNS[material]}</g><text class="m-stock" x="22" y="8.5">${amount}</text>`
  );
}

/** A bonus chip, 24 units across. */
export function drawChip(chip: ChipOnField): string {
  return `${path("m-chip", oval(12, 12, 11.6))}${path("m-chip-ring", oval(12, 12, 9.8))}<g transform="translate(4.2 4.2) scale(.65)">${CHIP_SIGNS[chip]}</g>`;
}
