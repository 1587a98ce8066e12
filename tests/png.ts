import { crc32, deflateSync } from "node:zlib";

type Rgb = readonly [number, number, number];

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
// 8 bits per channel, RGB, not interlaced.
const FORMAT = [8, 2, 0, 0, 0];

const rgbOf = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

/** Returns a PNG with soft diagonal bands between two colours. */
export function drawPicture(width: number, height: number, from: string, to: string): Buffer {
  const [start, end] = [rgbOf(from), rgbOf(to)];
  const rows = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0, at = 0; y < height; y++) {
    at += 1; // Row filter: none.
    for (let x = 0; x < width; x++) {
      const along = (x / width + y / height) / 2;
      const band = (Math.floor((x + y) / 48) % 2) * 0.06;
      for (let channel = 0; channel < 3; channel++) {
        const [low = 0, high = 0] = [start[channel], end[channel]];
        rows[at++] = Math.round(low + (high - low) * Math.min(1, along + band));
      }
    }
  }
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const header = Buffer.concat([size, Buffer.from(FORMAT)]);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
