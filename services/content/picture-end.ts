// Whether a picture is whole: copies that broke off end too early, and damaged PNGs have wrong checksums.
import { crc32 } from "node:zlib";

/** Walks over the chunks of a PNG up to its end: length, type, data, checksum. */
function isWholePng(bytes: Buffer): boolean {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return false;
    if (bytes.toString("latin1", at + 4, at + 8) === "IEND") return true;
    at = end + 4;
  }
  return false;
}

// The marker of the end follows the last scan. Thumbnails have their own before it, and cameras may add data behind it.
const SCAN = Buffer.from([0xff, 0xda]);
const END = Buffer.from([0xff, 0xd9]);
const isWholeJpeg = (bytes: Buffer) => bytes.lastIndexOf(END) > bytes.lastIndexOf(SCAN);

const isWholeGif = (bytes: Buffer) => bytes.subarray(13).lastIndexOf(0x3b) >= bytes.length - 13 - 4;

/** Returns whether a picture of this type ends where it should. */
export function isWhole(bytes: Buffer, mimeType: string): boolean {
  switch (mimeType) {
    case "image/png":
      return isWholePng(bytes);
    case "image/jpeg":
      return isWholeJpeg(bytes);
    case "image/gif":
      return isWholeGif(bytes);
    default:
      // The header of a WebP has 8 bytes and states how many bytes follow.
      return bytes.readUInt32LE(4) + 8 <= bytes.length;
  }
}
