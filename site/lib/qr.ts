// Draws a text as a QR code (ISO/IEC 18004): bytes, error correction level M, versions 1 to 20.

// Per version.
const CHECK_BYTES = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

const of = (list: ArrayLike<number>, index: number) => list[index] ?? 0;
const bit = (value: number, index: number) => ((value >>> index) & 1) === 1;

/** A square of modules; true is dark. The first index is the row. */
export type QrCode = boolean[][];

type Grid = { size: number; dark: QrCode; isFixed: boolean[][] };

/** Returns the number of bytes that fit a version, check bytes included. */
function bytesOf(version: number): number {
  const patterns = Math.floor(version / 7) + 2;
  const alignment = version > 1 ? (25 * patterns - 10) * patterns - 55 : 0;
  return ((16 * version + 128) * version + 64 - alignment - (version > 6 ? 36 : 0)) >>> 3;
}
const dataBytesOf = (version: number) => bytesOf(version) - of(CHECK_BYTES, version - 1) * of(BLOCKS, version - 1);
const countBitsOf = (version: number) => (version < 10 ? 8 : 16);

/** Multiplies in the field of 256 elements modulo x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let index = 7; index >= 0; index--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    if (bit(b, index)) product ^= a;
  }
  return product;
}

/** Returns the Reed-Solomon generator polynomial of a degree, without its leading one. */
function generatorOf(degree: number): number[] {
  const factors = [...Array<number>(degree - 1).fill(0), 1];
  for (let count = 0, root = 1; count < degree; count++, root = multiply(root, 2)) {
    for (let index = 0; index < degree; index++) {
      factors[index] = multiply(of(factors, index), root) ^ of(factors, index + 1);
    }
  }
  return factors;
}

function checkBytesOf(data: readonly number[], generator: readonly number[]): number[] {
  let rest = generator.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ of(rest, 0);
    rest = generator.map((one, index) => of(rest, index + 1) ^ multiply(one, factor));
  }
  return rest;
}

/** Returns the bytes of a text with mode, length and padding. */
function dataOf(bytes: Uint8Array, version: number): number[] {
  const length = dataBytesOf(version);
  const bits: boolean[] = [];
  const add = (value: number, count: number) => {
    for (let index = count - 1; index >= 0; index--) bits.push(bit(value, index));
  };
  add(4, 4);
  add(bytes.length, countBitsOf(version));
  for (const byte of bytes) add(byte, 8);
  add(0, Math.min(4, length * 8 - bits.length));
  add(0, -bits.length & 7);
  const data = Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((byte, one) => byte * 2 + Number(one), 0),
  );
  for (let pad = 0xec; data.length < length; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

/** Splits the data into blocks, adds their check bytes and interleaves them. */
function interleaved(data: readonly number[], version: number): number[] {
  const [count, checks] = [of(BLOCKS, version - 1), of(CHECK_BYTES, version - 1)];
  const short = Math.floor(data.length / count);
  const shortBlocks = count - (data.length % count);
  const generator = generatorOf(checks);
  let at = 0;
  const blocks = Array.from({ length: count }, (_, index) => {
    const block = data.slice(at, at + short + (index < shortBlocks ? 0 : 1));
    at += block.length;
    return block;
  });
  const columns = (rows: number[][], length: number) =>
    Array.from({ length }, (_, index) => rows.flatMap((row) => row.slice(index, index + 1))).flat();
  const checked = blocks.map((block) => checkBytesOf(block, generator));
  return [...columns(blocks, short + 1), ...columns(checked, checks)];
}

function fix({ dark, isFixed }: Grid, x: number, y: number, isDark: boolean) {
  const row = dark[y];
  const fixed = isFixed[y];
  if (!row || !fixed || row[x] === undefined) return;
  row[x] = isDark;
  fixed[x] = true;
}

/** Draws concentric squares around a point. */
function drawSquares(grid: Grid, x: number, y: number, radius: number, isLight: (distance: number) => boolean) {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      fix(grid, x + dx, y + dy, !isLight(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

/** Draws a grid's finders, timing lines, alignment patterns and version. */
function drawPatterns(grid: Grid, version: number) {
  const last = grid.size - 1;
  for (let index = 0; index <= last; index++) {
    fix(grid, 6, index, index % 2 === 0);
    fix(grid, index, 6, index % 2 === 0);
  }
  const finders: [number, number][] = [
    [3, 3],
    [last - 3, 3],
    [3, last - 3],
  ];
  for (const [x, y] of finders) drawSquares(grid, x, y, 4, (distance) => distance === 2 || distance === 4);
  const count = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const places = Array.from({ length: count }, (_, index) => (index === 0 ? 6 : last - 6 - (count - 1 - index) * step));
  for (const x of places) {
    for (const y of places) {
      const isFinder = (x === 6 && y === 6) || (x === 6 && y === last - 6) || (x === last - 6 && y === 6);
      if (!isFinder) drawSquares(grid, x, y, 2, (distance) => distance === 1);
    }
  }
  if (version < 7) return;
  let rest = version;
  for (let index = 0; index < 12; index++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  for (let index = 0; index < 18; index++) {
    const isDark = bit((version << 12) | rest, index);
    const [near, far] = [Math.floor(index / 3), last - 10 + (index % 3)];
    fix(grid, far, near, isDark);
    fix(grid, near, far, isDark);
  }
}

/** Draws the level and the mask, twice. */
function drawFormat(grid: Grid, mask: number) {
  let rest = mask;
  for (let index = 0; index < 10; index++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const format = ((mask << 10) | rest) ^ 0x5412;
  const { size } = grid;
  for (let index = 0; index < 15; index++) {
    const isDark = bit(format, index);
    const skipsTiming = index + (index > 5 ? 1 : 0);
    if (index < 8) fix(grid, 8, skipsTiming, isDark);
    else fix(grid, index === 8 ? 7 : 14 - index, 8, isDark);
    if (index < 8) fix(grid, size - 1 - index, 8, isDark);
    else fix(grid, 8, size - 15 + index, isDark);
  }
  fix(grid, 8, size - 8, true);
}

/** Draws the bytes in columns of two from the right, up and down in turn. */
function drawBytes({ size, dark, isFixed }: Grid, bytes: readonly number[]) {
  let index = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const isUp = ((right + 1) & 2) === 0;
    for (let line = 0; line < size; line++) {
      const y = isUp ? size - 1 - line : line;
      for (const x of [right, right - 1]) {
        const row = dark[y];
        if (!row || isFixed[y]?.[x]) continue;
        row[x] = bit(of(bytes, index >>> 3), 7 - (index & 7));
        index += 1;
      }
    }
  }
}

// Mask 0 turns every second module. Readers accept any mask; texts of this kind have no large plain areas after it.
const MASK = 0;
const masked = ({ dark, isFixed }: Grid): QrCode =>
  dark.map((row, y) => row.map((isDark, x) => (isFixed[y]?.[x] ? isDark : isDark !== ((x + y) % 2 === 0))));

/** Returns a text as a QR code, or null if it is too long: more than 666 bytes. */
export function qrCodeOf(text: string): QrCode | null {
  const bytes = new TextEncoder().encode(text);
  const versions = BLOCKS.map((_, index) => index + 1);
  const version = versions.find((one) => 4 + countBitsOf(one) + bytes.length * 8 <= dataBytesOf(one) * 8);
  if (version === undefined) return null;
  const size = version * 4 + 17;
  const square = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const grid: Grid = { size, dark: square(), isFixed: square() };
  drawPatterns(grid, version);
  drawFormat(grid, MASK);
  drawBytes(grid, interleaved(dataOf(bytes, version), version));
  return masked(grid);
}

/** Returns the dark modules as an SVG path, a rectangle for each run of a row. One module is one unit. */
export const qrPathOf = (code: QrCode) =>
  code
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? "#" : " "))
          .join("")
          .matchAll(/#+/g),
      ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join("");
