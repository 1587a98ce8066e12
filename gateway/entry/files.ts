// Files of the editors, passed on as bytes. Whatever a service sends, a browser runs none of it: few types, told not to guess
// another, in a sandbox, and a document is something to save.
import { Transform } from "node:stream";
import type { ByteReply } from "../upstream/byte-stream.ts";
import type { Clients } from "../upstream/clients.ts";
import { unwrapEnvelope } from "../upstream/unwrap.ts";

/** A file ready to be sent. */
export type ServedFile = { headers: Record<string, string>; bytes: Transform };

/** The types that may be passed on, how each is shown, and the ending of its name. SVG is none: it is a page with scripts. */
const TYPES: Record<string, { disposition: "inline" | "attachment"; ending: string } | undefined> = {
  "image/png": { disposition: "inline", ending: "png" },
  "image/jpeg": { disposition: "inline", ending: "jpg" },
  "image/webp": { disposition: "inline", ending: "webp" },
  "application/pdf": { disposition: "attachment", ending: "pdf" },
};
const ACCEPT = Object.keys(TYPES).join(", ");
// What openapi/cms allows, which is also safe in a header.
const FILE_ID = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/;
const MOST_BYTES = 20_000_000;
const NO_TYPES = "default-src 'none'; sandbox";

/** Breaks off what says too late how long it is. */
function limited(): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      length += chunk.length;
      if (length > MOST_BYTES) done(new Error(`A file of more than ${MOST_BYTES} bytes`));
      else done(null, chunk);
    },
  });
}

/** A file by its id; null when there is none, or none that may be passed on. Throws what its service had to refuse. */
export async function openFile({ cms }: Pick<Clients, "cms">, id: string): Promise<ServedFile | null> {
  if (!FILE_ID.test(id)) return null;
  const reply = await cms.GET("/files/{id}", {
    params: { path: { id } },
    parseAs: "stream",
    headers: { accept: ACCEPT },
  });
  if (reply.response.status === 404) return null;
  // As upstream/transport.ts makes it; openapi-fetch calls it a web stream. JSON tells of a file and is none.
  const file = unwrapEnvelope(reply) as unknown as Partial<ByteReply> | undefined;
  if (!file?.bytes) return null;
  const type = file.type?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const allowed = TYPES[type];
  if (!allowed || Number(file.length) > MOST_BYTES) {
    file.bytes.destroy();
    return null;
  }
  const { disposition, ending } = allowed;
  const bytes = limited();
  file.bytes.once("error", (error) => bytes.destroy(error)).pipe(bytes);
  bytes.once("close", () => file.bytes?.destroy());
  return {
    bytes,
    headers: {
      "content-type": type,
      ...(file.length !== null && { "content-length": String(file.length) }),
      "content-disposition": `${disposition}; filename="${id}.${ending}"`,
      "content-security-policy": NO_TYPES,
      "x-content-type-options": "nosniff",
      // A file that changes gets another id (openapi/cms). One that its service means for one visitor stays with nobody.
      "cache-control": file.isPersonal ? "private, no-store" : "public, max-age=31536000, immutable",
    },
  };
}
