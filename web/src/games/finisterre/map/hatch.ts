/** The patterns of comarcas, by hue: each runs in its own direction, so that neighbours differ without their colours. */
const ANGLES = [45, 135, 0, 90, 20, 110, 70, 160];

export const hatchDefinitions = ANGLES.map(
  (angle, hue) =>
    `<pattern id="f-hatch-${hue}" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">` +
    `<path d="M0,6.5H13" stroke="var(--f-c${hue})" stroke-width="1.6" stroke-dasharray="8 5"/></pattern>`,
).join("");
