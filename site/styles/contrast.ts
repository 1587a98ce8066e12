/** A colour as the tokens write it: lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** Reads `oklch(46% 0.11 168)`; anything else is a mistake in the stylesheet. */
export function parseOklch(text: string): Oklch {
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(text) ?? [];
  if (lightness === undefined) throw new Error(`not a plain oklch colour: "${text}"`);
  return { lightness: Number(lightness) / 100, chroma: Number(chroma), hue: Number(hue) };
}

/** The WCAG 2 contrast ratio of two colours, 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance by way of linear sRGB, clipped to what a screen can show (CSS Color 4). */
function luminance({ lightness, chroma, hue }: Oklch): number {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue);
}

const clip = (value: number) => Math.min(1, Math.max(0, value));
