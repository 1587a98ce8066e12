// Reads type and size from the first bytes of a PNG, JPEG, WebP or GIF.

export type PictureSize = { mimeType: string; width: number; height: number };

// Exif: from 5 on, browsers show the picture on its side.
const FIRST_SIDEWAYS = 5;
const ORIENTATION = 0x01_12;

const textAt = (bytes: Buffer, at: number, length: number) => bytes.toString("latin1", at, at + length);

/** Returns the orientation in the Exif data of a JPEG, 1 if it has none. `at` is the start of the TIFF header. */
function orientationAt(bytes: Buffer, at: number): number {
  const isLittle = textAt(bytes, at, 2) === "II";
  const short = (place: number) => (isLittle ? bytes.readUInt16LE(place) : bytes.readUInt16BE(place));
  const long = (place: number) => (isLittle ? bytes.readUInt32LE(place) : bytes.readUInt32BE(place));
  const table = at + long(at + 4);
  for (let entry = 0; table + 2 <= bytes.length && entry < short(table); entry++) {
    const place = table + 2 + entry * 12;
    if (place + 12 > bytes.length) break;
    if (short(place) === ORIENTATION) return short(place + 8);
  }
  return 1;
}

/** Walks over the segments of a JPEG up to the one with its size. */
function jpegSize(bytes: Buffer): PictureSize | null {
  let orientation = 1;
  for (let at = 2; bytes[at] === 0xff; ) {
    const marker = bytes.readUInt8(at + 1);
    // A marker may be preceded by fill bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xe1 && textAt(bytes, at + 4, 6) === "Exif\0\0") orientation = orientationAt(bytes, at + 10);
    // SOF0 to SOF15, without the tables among them.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      const isSideways = orientation >= FIRST_SIDEWAYS;
      return { mimeType: "image/jpeg", width: isSideways ? height : width, height: isSideways ? width : height };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function webpSize(bytes: Buffer): PictureSize | null {
  const size = (width: number, height: number) => ({ mimeType: "image/webp", width, height });
  switch (textAt(bytes, 12, 4)) {
    case "VP8X":
      return size(1 + bytes.readUIntLE(24, 3), 1 + bytes.readUIntLE(27, 3));
    case "VP8 ":
      return size(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
    case "VP8L": {
      // 14 bits each, after the signature.
      const bits = bytes.readUInt32LE(21);
      return size(1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff));
    }
    default:
      return null;
  }
}

function sizeOf(bytes: Buffer): PictureSize | null {
  if (textAt(bytes, 0, 8) === "\x89PNG\r\n\x1a\n")
    return { mimeType: "image/png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (/^GIF8[79]a$/.test(textAt(bytes, 0, 6)))
    return { mimeType: "image/gif", width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  if (textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 4) === "WEBP") return webpSize(bytes);
  return bytes.readUInt16BE(0) === 0xffd8 ? jpegSize(bytes) : null;
}

/** Returns the type and the size in pixels, as browsers show it. Null for anything else, and for a file that ends too early. */
export function readPictureSize(bytes: Buffer): PictureSize | null {
  try {
    const size = sizeOf(bytes);
    return size?.width && size.height ? size : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
