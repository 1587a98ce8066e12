// The demo's files, generated on first request so that the repo contains no images.
import { drawDocument } from "./document.ts";
import { drawPicture } from "./picture.ts";

export type CmsFile = { id: string; mimeType: string; width?: number; height?: number; bytes: () => Buffer };

function picture(id: string, width: number, height: number, from: string, to: string): CmsFile {
  return { id, mimeType: "image/png", width, height, bytes: () => drawPicture(width, height, from, to) };
}

const FILES: readonly CmsFile[] = [
  picture("charity_raffle_12", 800, 450, "#12324a", "#f2b84b"),
  picture("coast-rescue", 800, 450, "#0d4f5c", "#e9f2ef"),
  picture("responsible-play", 240, 80, "#2b2b33", "#55606e"),
  {
    id: "raffle-terms-12",
    mimeType: "application/pdf",
    bytes: () =>
      drawDocument("Terms of raffle 12", [
        "Tickets are sold until the draw is closed, or until the last one is gone.",
        "The numbers are drawn as published before the first ticket was sold.",
        "Prizes are paid to the wallet of the account that bought the ticket.",
      ]),
  },
];

const drawn = new Map<string, Buffer>();

export const findFile = (id: string): CmsFile | undefined => FILES.find((file) => file.id === id);

/** Returns the reply with a file. A changed file gets a new id, so it may be cached for ever. */
export function bytesReply({ id, mimeType, bytes }: CmsFile) {
  const body = drawn.get(id) ?? bytes();
  drawn.set(id, body);
  return {
    status: 200 as const,
    // The generated type of binary content is string.
    body: body as unknown as string,
    headers: { "content-type": mimeType, "cache-control": "public, max-age=31536000, immutable" },
  };
}
