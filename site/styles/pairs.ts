// The colour pairs on the screen and the contrast they need (shell §9, WCAG 2.2). tokens.spec.ts checks the shipped
// tokens; the front checks an operator's theme before using it.

/** A colour, its background, and the minimum contrast ratio. */
export type Pair = readonly [colour: string, ground: string, needs: 7 | 4.5 | 3];

const GROUNDS = ["paper", "surface", "sunken"];
const TINTS = ["action-tint", "gold-tint", "danger-tint", "warning-tint", "success-tint", "info-tint"];
const HUES = ["action", "action-strong", "danger", "warning", "success", "info"];
export const FAMILIES = ["lottery", "charity", "social", "membership"];

const all = (needs: Pair[2], names: readonly string[], grounds: readonly string[]) =>
  names.flatMap((name) => grounds.map((ground): Pair => [name, ground, needs]));

// 4.5 for text, 3 for parts of controls, 7 for running text, which is stricter than AA.
const RUNNING = all(7, ["ink"], GROUNDS);
const TEXT = [
  ...all(4.5, ["ink-soft", ...HUES], GROUNDS),
  ...all(4.5, FAMILIES, ["surface", "paper"]),
  ...all(4.5, ["on-family"], FAMILIES),
  ...all(4.5, ["ink", "ink-soft"], TINTS),
  ...["danger", "warning", "success", "info", "action"].flatMap((hue) => all(4.5, [hue], [`${hue}-tint`])),
  ...all(4.5, ["action-strong"], ["action-tint"]),
  ...all(4.5, ["action"], ["gold-tint"]),
  ...all(4.5, ["on-action"], ["action", "action-strong"]),
  ...all(4.5, ["on-gold"], ["gold"]),
  ...all(4.5, ["on-night", "on-night-soft"], ["night"]),
  ...all(4.5, ["paper"], ["ink"]),
];
/** Borders of controls, focus rings and selection marks. `line` is only a separator and needs no contrast. */
const DRAWN = [
  ...all(3, ["field-line", "action", "danger", "ink"], GROUNDS),
  ...all(3, ["field-line", "action", "ink"], ["action-tint"]),
  ...all(3, ["gold"], ["night"]),
  ...all(3, ["paper"], ["ink"]),
];

/** Every pair that must be distinguishable. Pairs of 4.5 and more are text. */
export const pairs: readonly Pair[] = [...RUNNING, ...TEXT, ...DRAWN];
