// Converts colours to linear light. Tokens are written in OKLCH, an operator's theme in hex.

/** Red, green and blue in linear light, each 0 to 1 (CSS Color 4). */
export type Light = readonly [red: number, green: number, blue: number];

/** Parses `oklch(46% 0.11 168)`. Any other format is a mistake in the stylesheet. */
export function parseOklch(text: string): Light {
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(text) ?? [];
  if (lightness === undefined) throw new Error(`not a plain oklch colour: "${text}"`);
  const angle = (Number(hue) * Math.PI) / 180;
  const [a, b] = [Number(chroma) * Math.cos(angle), Number(chroma) * Math.sin(angle)];
  const base = Number(lightness) / 100;
  const l = (base + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (base - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (base - 0.0894841775 * a - 1.291485548 * b) ** 3;
  // Clip to the gamut that a screen can show.
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Returns red, green and blue of `#0a5` or `#00aa55`, each 0 to 255. */
export function hexParts(hex: string): [number, number, number] {
  const digits = hex.replace("#", "");
  const long = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  const part = (at: number) => Number.parseInt(long.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** Parses `#0a5` or `#00aa55`. */
export function parseHex(hex: string): Light {
  const [red, green, blue] = hexParts(hex).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return [red, green, blue];
}

/** Returns the nearest six-digit hex colour. */
export function toHex(light: Light): string {
  const digits = light.map((value) => {
    const part = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(clip(part) * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${digits.join("")}`;
}

/** Returns the WCAG 2 contrast ratio of two colours, 1 to 21. */
export function contrast(one: Light, other: Light): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const luminance = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
const clip = (value: number) => Math.min(1, Math.max(0, value));
