// Which colours meet on the screen, and how much they have to differ there (shell §9, WCAG 2.2). The shipped tokens are held
// to it by tokens.spec.ts, an operator's theme by the front before anybody sees it.

/** A colour, the one it stands on, and the ratio they need. */
export type Pair = readonly [colour: string, ground: string, needs: 7 | 4.5 | 3];

const GROUNDS = ["paper", "surface", "sunken"];
const TINTS = ["action-tint", "gold-tint", "danger-tint", "warning-tint", "success-tint", "info-tint"];
const HUES = ["action", "action-strong", "danger", "warning", "success", "info"];
export const FAMILIES = ["lottery", "charity", "social", "membership"];

const all = (needs: Pair[2], names: readonly string[], grounds: readonly string[]) =>
  names.flatMap((name) => grounds.map((ground): Pair => [name, ground, needs]));

// 4.5 for text, 3 for what draws a control, 7 for running text, which is more than AA asks.
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
/** Borders of controls, rings of focus, marks of what is chosen. `line` only separates, and promises nothing. */
const DRAWN = [
  ...all(3, ["field-line", "action", "danger", "ink"], GROUNDS),
  ...all(3, ["field-line", "action", "ink"], ["action-tint"]),
  ...all(3, ["gold"], ["night"]),
  ...all(3, ["paper"], ["ink"]),
];

/** Every pair that has to be told apart. Those of 4.5 and more are text. */
export const pairs: readonly Pair[] = [...RUNNING, ...TEXT, ...DRAWN];
