// The pictures lie in the repository, two for each component. Sixteen steps of red, green and blue are enough to see
// what a component looks like, and make a file a third as large as what the browser writes.
import { crc32, deflateSync, inflateSync } from "node:zlib";

const SIGNATURE = 8;
const STEP = 17;

type Pixels = { width: number; height: number; channels: number; rows: Buffer[] };

/** The same PNG in fewer colours: without alpha, eight bits, written as small as deflate can. */
export function smallPicture(png: Buffer): Buffer {
  const { width, height, channels, rows } = read(png);
  const lines = rows.map((row) => {
    const line = Buffer.alloc(1 + width * 3);
    for (let x = 0; x < width; x += 1) {
      for (let c = 0; c < 3; c += 1) line[1 + x * 3 + c] = Math.round((row[x * channels + c] ?? 0) / STEP) * STEP;
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

/** What the browser writes: eight bits a channel, not interlaced, with or without alpha. */
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

/** Undoes a row's filter in place (PNG §9): each byte was written as the difference to its neighbours. */
function unfilter(row: Buffer, above: Buffer, filter: number, channels: number) {
  for (let i = 0; i < row.length; i += 1) {
    const left = i < channels ? 0 : (row[i - channels] ?? 0);
    const up = above[i] ?? 0;
    const corner = i < channels ? 0 : (above[i - channels] ?? 0);
    const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
    row[i] = ((row[i] ?? 0) + guess) & 255;
  }
}

function paeth(left: number, up: number, corner: number) {
  const [a, b, c] = [left, up, corner].map((one) => Math.abs(left + up - corner - one)) as [number, number, number];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
