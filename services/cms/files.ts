// The files behind /files/{id}: the editors' pictures and those of the demo.
import { readFile } from "node:fs/promises";
import type { Content } from "#services/content/content.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { type CmsFile, DEMO_FILES } from "./demo-files.ts";

export function findFile({ pictures }: Content, wanted: string): CmsFile | undefined {
  const picture = pictures.find(({ id }) => id === wanted);
  if (!picture) return DEMO_FILES.find(({ id }) => id === wanted);
  const { id, mimeType, width, height, path } = picture;
  return { id, mimeType, width, height, bytes: () => readFile(path) };
}

/** Returns the reply with a file. A changed file gets a new id, so it may be cached for ever. Throws 404 if it was just deleted. */
export async function bytesReply({ mimeType, bytes }: CmsFile) {
  const body = await Promise.resolve(bytes()).catch(() => refuseNotFound());
  return {
    status: 200 as const,
    // The generated type of binary content is string.
    body: body as unknown as string,
    headers: { "content-type": mimeType, "cache-control": "public, max-age=31536000, immutable" },
  };
}
