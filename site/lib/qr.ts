// Text as a QR code, with error correction level M.
import { encode } from "uqr";

type QrCode = boolean[][];

/** Returns a text as a QR code, or null if it is too long: more than 666 bytes, too fine for a phone's camera. */
export function qrCodeOf(text: string): QrCode | null {
  try {
    return encode(text, { ecc: "M", border: 0, maxVersion: 20 }).data;
  } catch {
    return null;
  }
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
