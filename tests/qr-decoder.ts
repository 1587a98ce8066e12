// Reads a QR code from its SVG path: byte mode, level M, without correcting errors. Written apart from the encoder, from ISO/IEC 18004.

/** Data bytes and blocks of level M, by version (ISO/IEC 18004, table 9). */
const LEVEL_M: Readonly<Record<number, readonly [data: number, blocks: number]>> = {
  1: [16, 1],
  5: [86, 2],
  6: [108, 4],
  7: [124, 4],
  8: [154, 4],
  9: [182, 5],
  10: [216, 5],
};
/** Centres of alignment patterns, by version. */
const CENTRES: Readonly<Record<number, readonly number[]>> = {
  1: [],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
  10: [6, 28, 50],
};
const MASKS: readonly ((row: number, column: number) => number)[] = [
  (i, j) => (i + j) % 2,
  (i) => i % 2,
  (_, j) => j % 3,
  (i, j) => (i + j) % 3,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
  (i, j) => ((i * j) % 2) + ((i * j) % 3),
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2,
];

/** Returns the set of dark modules, as "row,column", of a path of rectangles. */
function darkModules(path: string): Set<string> {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map(([, x, y, length]) => [x, y, length].map(Number));
  return new Set(
    runs.flatMap(([x = 0, y = 0, length = 0]) => Array.from({ length }, (_, index) => `${y},${x + index}`)),
  );
}

/** Returns whether a module belongs to a pattern rather than to the data. */
function isPattern(row: number, column: number, size: number, version: number): boolean {
  const inCorner = (i: number, j: number) => i <= 8 && j <= 8;
  const far = size - 1;
  if (inCorner(row, column) || (row <= 8 && column >= size - 8) || (column <= 8 && row >= size - 8)) return true;
  if (row === 6 || column === 6) return true;
  if (version >= 7 && ((row < 6 && column >= far - 10) || (column < 6 && row >= far - 10))) return true;
  const centres = CENTRES[version] ?? [];
  return centres.some((i) =>
    centres.some((j) => {
      const isFinder = (i === 6 && j === 6) || (i === 6 && j === far - 6) || (i === far - 6 && j === 6);
      return !isFinder && Math.abs(row - i) <= 2 && Math.abs(column - j) <= 2;
    }),
  );
}

/** Returns the text of a QR code. Throws if it is not one that this decoder reads. */
export function readQrCode(path: string): string {
  const dark = darkModules(path);
  const size = 1 + Math.max(...[...dark].flatMap((place) => place.split(",").map(Number)));
  const version = (size - 17) / 4;
  const [dataBytes, blocks] = LEVEL_M[version] ?? [];
  if (!dataBytes || !blocks) throw new Error(`No table for version ${version}`);
  const at = (row: number, column: number) => Number(dark.has(`${row},${column}`));

  // The format's first bits, most significant first, run along row 8.
  const format = [0, 1, 2, 3, 4].reduce((value, column) => value * 2 + at(8, column), 0) ^ 0b10101;
  if (format >> 3 !== 0) throw new Error("Not level M");
  const mask = MASKS[format & 7];
  if (!mask) throw new Error("No mask");

  const bits: number[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (!isPattern(row, column, size, version)) bits.push(at(row, column) ^ Number(mask(row, column) === 0));
      }
    }
    isUp = !isUp;
  }
  const bytes = Array.from({ length: dataBytes }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(""), 2),
  );

  // The bytes of the blocks alternate; the longer blocks are last.
  const short = Math.floor(dataBytes / blocks);
  const longer = dataBytes % blocks;
  const data = Array.from({ length: blocks }, (_, block) => [
    ...Array.from({ length: short }, (_, index) => bytes[index * blocks + block] ?? 0),
    ...(block >= blocks - longer ? [bytes[short * blocks + block - (blocks - longer)] ?? 0] : []),
  ]).flat();
  const stream = data.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  const read = (from: number, length: number) => Number.parseInt(stream.slice(from, from + length), 2);
  if (read(0, 4) !== 4) throw new Error("Not byte mode");
  const countBits = version < 10 ? 8 : 16;
  const text = Array.from({ length: read(4, countBits) }, (_, index) => read(4 + countBits + index * 8, 8));
  return new TextDecoder().decode(Uint8Array.from(text));
}
