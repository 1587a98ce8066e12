// Picture files: enough to read their type and size, and to see that they are whole.
import { drawPicture } from "./png.ts";

/** A whole picture. */
export const png = (width: number, height: number) => drawPicture(width, height, "#000000", "#ffffff");

export function gif(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.write("GIF89a", "latin1");
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  bytes[25] = 0x3b;
  return bytes;
}

export function webp(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write("RIFF", 0, "latin1");
  bytes.writeUInt32LE(56, 4);
  bytes.write("WEBPVP8X", 8, "latin1");
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
}

/** A segment of a JPEG: its marker, its length and its data. */
function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** A scan without pixels, and the end. */
const END_OF_JPEG = Buffer.concat([segment(0xda, Buffer.alloc(10)), Buffer.from([0xff, 0xd9])]);

/** With the orientation that a camera writes (Exif): from 5 on the picture is shown on its side. */
export function jpeg(width: number, height: number, orientation = 1): Buffer {
  const exif = Buffer.alloc(32);
  exif.write("Exif\0\0MM\0*", "latin1");
  exif.writeUInt32BE(8, 10);
  exif.writeUInt16BE(1, 14);
  // Tag, format, number of values, value.
  exif.writeUInt16BE(0x01_12, 16);
  exif.writeUInt16BE(3, 18);
  exif.writeUInt32BE(1, 20);
  exif.writeUInt16BE(orientation, 24);
  const frame = Buffer.alloc(15);
  frame[0] = 8;
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), segment(0xe1, exif), segment(0xc0, frame), END_OF_JPEG]);
}
