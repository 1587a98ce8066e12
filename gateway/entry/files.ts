// CMS files, streamed to the browser. An allow-list of types, nosniff and a sandbox keep a malicious file from running as a script;
// documents are downloads.
import { Transform } from "node:stream";
import type { ByteReply } from "../upstream/byte-stream.ts";
import type { Clients } from "../upstream/clients.ts";
import { unwrapEnvelope } from "../upstream/unwrap.ts";

/** A file with its response headers. */
export type ServedFile = { headers: Record<string, string>; bytes: Transform };

/** The allowed types, with disposition and file extension. Not SVG: it can contain scripts. */
const TYPES: Record<string, { disposition: "inline" | "attachment"; extension: string } | undefined> = {
  "image/png": { disposition: "inline", extension: "png" },
  "image/jpeg": { disposition: "inline", extension: "jpg" },
  "image/webp": { disposition: "inline", extension: "webp" },
  "image/gif": { disposition: "inline", extension: "gif" },
  "application/pdf": { disposition: "attachment", extension: "pdf" },
};
const ACCEPT = Object.keys(TYPES).join(", ");
// The ids that openapi/cms allows. All are safe in a header.
const FILE_ID = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/;
const MAX_BYTES = 20_000_000;
const FILE_CSP = "default-src 'none'; sandbox";

/** Fails once more than the maximum has passed through: a service may send no or a wrong length. */
function limited(): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      length += chunk.length;
      if (length > MAX_BYTES) done(new Error(`A file of more than ${MAX_BYTES} bytes`));
      else done(null, chunk);
    },
  });
}

/** Opens a file by its id. Returns null if it does not exist or its type is not allowed. Throws the service's refusal. */
export async function openFile({ cms }: Pick<Clients, "cms">, id: string): Promise<ServedFile | null> {
  if (!FILE_ID.test(id)) return null;
  const reply = await cms.GET("/files/{id}", {
    params: { path: { id } },
    parseAs: "stream",
    headers: { accept: ACCEPT },
  });
  if (reply.response.status === 404) return null;
  // A ByteReply of upstream/transport.ts; openapi-fetch types it as a web stream. A JSON reply has no bytes.
  const file = unwrapEnvelope(reply) as unknown as Partial<ByteReply> | undefined;
  if (!file?.bytes) return null;
  const type = file.type?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const allowed = TYPES[type];
  if (!allowed || Number(file.length) > MAX_BYTES) {
    file.bytes.destroy();
    return null;
  }
  const { disposition, extension } = allowed;
  const bytes = limited();
  file.bytes.once("error", (error) => bytes.destroy(error)).pipe(bytes);
  bytes.once("close", () => file.bytes?.destroy());
  return {
    bytes,
    headers: {
      "content-type": type,
      ...(file.length !== null && { "content-length": String(file.length) }),
      "content-disposition": `${disposition}; filename="${id}.${extension}"`,
      "content-security-policy": FILE_CSP,
      "x-content-type-options": "nosniff",
      // A changed file gets a new id (openapi/cms). Private files are not cached.
      "cache-control": file.isPersonal ? "private, no-store" : "public, max-age=31536000, immutable",
    },
  };
}
