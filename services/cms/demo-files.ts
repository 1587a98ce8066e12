// The demo's own files, made on first request.
import sharp from "sharp";
import { DEMO_DOCUMENT, DEMO_PICTURES } from "#services/content/demo-pictures.ts";
import { drawDocument } from "./document.ts";

/** A file of the CMS. `bytes` rejects if it was deleted meanwhile. */
export type CmsFile = {
  id: string;
  mimeType: string;
  width?: number;
  height?: number;
  bytes: () => Buffer | Promise<Buffer>;
};

/** Draws when first called. */
function once<T>(draw: () => T): () => T {
  let drawn: T | undefined;
  return () => {
    drawn ??= draw();
    return drawn;
  };
}

export const DEMO_FILES: readonly CmsFile[] = [
  ...DEMO_PICTURES.map(({ id, svg, width, height }) => ({
    id,
    mimeType: "image/png",
    width,
    height,
    bytes: once(() => sharp(Buffer.from(svg), { density: 144 }).resize(width, height).png().toBuffer()),
  })),
  {
    id: DEMO_DOCUMENT,
    mimeType: "application/pdf",
    bytes: once(() =>
      drawDocument("Terms of raffle 12", [
        "Tickets are sold until the draw is closed, or until the last one is gone.",
        "The numbers are drawn as published before the first ticket was sold.",
        "Prizes are paid to the wallet of the account that bought the ticket.",
      ]),
    ),
  },
];
