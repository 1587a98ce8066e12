/** One shape of a pattern. `tone` selects a class, so the colours follow the theme. */
export type ArtShape =
  | { kind: "circle"; cx: number; cy: number; r: number; tone: Tone }
  | { kind: "path"; d: string; tone: Tone };
export type Tone = "pale" | "deep" | "gold" | "line";

/** The drawing is 320 units wide; a card's band is 112 high, a hero's panel taller. */
export const ART_WIDTH = 320;
export const BAND_HEIGHT = 112;

type Random = () => number;

/** Returns the art of an offer. The same key always gives the same pattern. */
export function offerArt(key: string, height = BAND_HEIGHT): ArtShape[] {
  const seed = hash(key);
  const random = generator(seed);
  const pattern = PATTERNS[(seed >>> 7) % PATTERNS.length] ?? tumble;
  return pattern(random, height);
}

const PATTERNS = [tumble, suns, waves, quilts, wattle];

/** Balls in mid-air. */
function tumble(random: Random, height: number): ArtShape[] {
  return Array.from({ length: Math.round(height / 9) }, (_, index) => ({
    kind: "circle" as const,
    cx: round(((index * 26) % ART_WIDTH) + random() * 18),
    cy: round(random() * height),
    r: round(7 + random() * random() * 34),
    tone: index % 6 === 2 ? "gold" : index % 3 === 0 ? "line" : index % 3 === 1 ? "deep" : "pale",
  }));
}

/** A low sun with rings around it. */
function suns(random: Random, height: number): ArtShape[] {
  const cx = round(70 + random() * 180);
  const cy = round(height * (0.55 + random() * 0.35));
  const step = 15 + random() * 9;
  const rings = Math.ceil((height + 60) / step);
  const shapes = Array.from({ length: rings }, (_, index) => ({
    kind: "circle" as const,
    cx,
    cy,
    r: round((rings - index) * step + 30),
    tone: index % 2 ? ("deep" as const) : ("pale" as const),
  }));
  return [...shapes, { kind: "circle", cx, cy, r: round(18 + random() * 14), tone: "gold" }];
}

/** Waves under a small sun. */
function waves(random: Random, height: number): ArtShape[] {
  const horizon = Math.round(height * 0.32);
  const shapes: ArtShape[] = [
    { kind: "circle", cx: round(40 + random() * 240), cy: horizon - 8, r: round(14 + height / 16), tone: "gold" },
  ];
  const length = 64 + 4 * Math.floor(random() * 10);
  for (let y = horizon + 8, row = 0; y < height + 8; y += 20, row += 1) {
    const start = -Math.floor(random() * length);
    let d = `M${start} ${y}`;
    for (let x = start; x < ART_WIDTH; x += length) d += `q${length / 4}-20 ${length / 2} 0t${length / 2} 0`;
    shapes.push({ kind: "path", d: `${d}V${height + 8}H${start}Z`, tone: row % 2 ? "deep" : "pale" });
  }
  return shapes;
}

/** Quarter-circle tiles. */
function quilts(random: Random, height: number): ArtShape[] {
  const size = 40;
  const columns = ART_WIDTH / size;
  const cells = columns * Math.ceil(height / size);
  const golden = Math.floor(random() * cells);
  const tiles = Array.from({ length: cells }, (_, cell) => {
    const right = random() > 0.5;
    const down = random() > 0.5;
    const x = ((cell % columns) + (right ? 1 : 0)) * size;
    const y = (Math.floor(cell / columns) + (down ? 1 : 0)) * size;
    const [across, up] = [right ? -size : size, down ? -size : size];
    const tone: Tone = cell === golden ? "gold" : random() > 0.5 ? "deep" : "pale";
    return { tone, d: `M${x} ${y}v${up}a${size} ${size} 0 0 ${right === down ? 0 : 1} ${across} ${-up}Z` };
  });
  return (["pale", "deep", "gold"] as const).map((tone) => ({
    kind: "path",
    tone,
    d: tiles.flatMap((tile) => (tile.tone === tone ? [tile.d] : [])).join(""),
  }));
}

/** Wattle sprigs: stems with round blossoms. */
function wattle(random: Random, height: number): ArtShape[] {
  const shapes: ArtShape[] = [];
  // Few of them: the art is part of the page.
  const buds = Math.round(height / 18);
  for (let stalk = 0; stalk < 3; stalk += 1) {
    const x = 40 + stalk * 96 + random() * 24;
    const lean = 14 + random() * 34;
    const top = `q${round(lean / 3)} ${round(-height * 0.55)} ${round(lean)} ${-height}`;
    shapes.push({ kind: "path", d: `M${round(x)} ${height + 10}${top}`, tone: "line" });
    for (let bud = 0; bud < buds; bud += 1) {
      const along = bud / (buds - 1);
      const side = bud % 2 ? 1 : -1;
      shapes.push({
        kind: "circle",
        cx: round(x + lean * along * along + side * (15 - along * 7)),
        cy: round(height * (0.94 - along * 0.84)),
        r: round(7 + random() * 6),
        tone: random() > 0.72 ? "gold" : bud % 2 ? "pale" : "deep",
      });
    }
  }
  return shapes;
}

/** FNV-1a, 32-bit: small, and spreads short keys well enough. */
function hash(key: string): number {
  let value = 0x811c9dc5;
  for (const letter of key) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}

/** mulberry32: a seeded stream of numbers in [0, 1). */
function generator(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Rounds to whole units, which keeps the inline SVG of every page small. */
const round = Math.round;
