// Reduces pictures for the repository, two per component. Sixteen levels per colour channel are enough to show a component, and make the file a third of the browser's.
import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = 8;
/** Maps each channel value to the nearest of sixteen. */
const STEPS = Uint8Array.from({ length: 256 }, (_, value) => Math.round(value / 17) * 17);

type Pixels = { width: number; height: number; channels: number; rows: Buffer[] };

/** Returns the PNG with fewer colours: no alpha, eight bits, strongest compression. */
export function smallPicture(png: Buffer): Buffer {
  const { width, height, channels, rows } = read(png);
  const lines = rows.map((row) => {
    const line = Buffer.alloc(1 + width * 3);
    for (let x = 0; x < width; x += 1) {
      for (let c = 0; c < 3; c += 1) line[1 + x * 3 + c] = STEPS[row[x * channels + c] ?? 0] ?? 0;
    }
    return line;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const body = deflateSync(Buffer.concat(lines), { level: 9 });
  return Buffer.concat([
    png.subarray(0, SIGNATURE),
    ...[chunk("IHDR", header), chunk("IDAT", body), chunk("IEND", Buffer.alloc(0))],
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8 + named.length);
  frame.writeUInt32BE(data.length, 0);
  frame.set(named, 4);
  frame.writeUInt32BE(crc32(named), 4 + named.length);
  return frame;
}

/** Decodes a browser's PNG: eight bits per channel, not interlaced, with or without alpha. */
function read(png: Buffer): Pixels {
  const parts: Buffer[] = [];
  for (let at = SIGNATURE; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString("latin1", at + 4, at + 8) === "IDAT")
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const channels = png[25] === 6 ? 4 : 3;
  const bytes = inflateSync(Buffer.concat(parts));
  const length = width * channels;
  const rows: Buffer[] = [];
  for (let y = 0; y < height; y += 1) {
    const start = y * (length + 1);
    const row = bytes.subarray(start + 1, start + 1 + length);
    unfilter(row, rows[y - 1] ?? Buffer.alloc(length), bytes[start] ?? 0, channels);
    rows.push(row);
  }
  return { width, height, channels, rows };
}

/** Undoes a row's filter in place (PNG §9): each byte is the difference from a prediction by its neighbours. */
function unfilter(row: Buffer, above: Buffer, filter: number, channels: number) {
  const guess = GUESSES[filter];
  if (!guess) return;
  for (let i = 0; i < row.length; i += 1) {
    const left = row[i - channels] ?? 0;
    const corner = above[i - channels] ?? 0;
    row[i] = ((row[i] ?? 0) + guess(left, above[i] ?? 0, corner)) & 255;
  }
}

const GUESSES: (((left: number, up: number, corner: number) => number) | undefined)[] = [
  undefined,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => {
    const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
    if (a <= b && a <= c) return left;
    return b <= c ? up : corner;
  },
];
