// Checks a theme's colours (shell §9).

/** The minimum contrast ratio of text to background, by WCAG level. */
export const contrastLevels = { "AA normal text": 4.5, "AA large": 3, "AAA normal": 7 } as const;

const DARK_BELOW_LUMINANCE = 166; // of 255
const TEXT_SWITCH_BRIGHTNESS = 0.6 * 256;

export function isHexColour(value: string): boolean {
  return /^#?([\da-f]{3}|[\da-f]{6})$/i.test(value);
}

export function isDark(luminance: number): boolean {
  return luminance < DARK_BELOW_LUMINANCE;
}

/** Returns light text for backgrounds below 60% brightness, otherwise dark text. */
export function textColourOn(brightness: number): "light" | "dark" {
  return brightness < TEXT_SWITCH_BRIGHTNESS ? "light" : "dark";
}

export function meetsContrast(ratio: number, level: keyof typeof contrastLevels): boolean {
  return ratio >= contrastLevels[level];
}
