// CMS files, streamed to the browser. An allow-list of types, nosniff and a sandbox keep a malicious file from running as a script;
// documents are downloads.
import { Readable, Transform } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ByteReply } from "../upstream/byte-stream.ts";
import type { Clients } from "../upstream/clients.ts";
import { unwrapEnvelope } from "../upstream/unwrap.ts";
import type { Pictures, Wanted } from "./pictures.ts";

/** A file with its response headers. */
export type ServedFile = { headers: Record<string, string>; bytes: Readable };

/** The allowed types, with disposition and file extension. Not SVG: it can contain scripts. */
const TYPES: Record<string, { disposition: "inline" | "attachment"; extension: string } | undefined> = {
  "image/png": { disposition: "inline", extension: "png" },
  "image/jpeg": { disposition: "inline", extension: "jpg" },
  "image/webp": { disposition: "inline", extension: "webp" },
  "image/gif": { disposition: "inline", extension: "gif" },
  "image/avif": { disposition: "inline", extension: "avif" },
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

type Opened = { type: string; length: number | null; isPersonal: boolean; bytes: Readable };

/** Opens a file by its id. Returns null if it does not exist or its type is not allowed. Throws the service's refusal. */
async function openOriginal({ cms }: Pick<Clients, "cms">, id: string): Promise<Opened | null> {
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
  if (!TYPES[type] || Number(file.length) > MAX_BYTES) {
    file.bytes.destroy();
    return null;
  }
  const bytes = limited();
  file.bytes.once("error", (error) => bytes.destroy(error)).pipe(bytes);
  bytes.once("close", () => file.bytes?.destroy());
  return { type, length: file.length ?? null, isPersonal: file.isPersonal ?? true, bytes };
}

/** Returns the bytes of a public picture; null if there is none, or if it cannot be read. */
export async function readPicture(context: Pick<Clients, "cms">, path: string): Promise<Buffer | null> {
  const id = path.replace("/files/", "");
  const file = FILE_ID.test(id) ? await openOriginal(context, id).catch(() => null) : null;
  if (file && COPIED.includes(file.type) && !file.isPersonal) return buffer(file.bytes).catch(() => null);
  file?.bytes.destroy();
  return null;
}

// Not GIF: a copy would not move.
const COPIED = ["image/png", "image/jpeg", "image/webp"];

async function openCopy(context: FileContext, id: string, wanted: Wanted): Promise<Opened | null> {
  const copy = await context.pictures(id, wanted, async () => {
    const original = await openOriginal(context, id);
    if (original && COPIED.includes(original.type) && !original.isPersonal)
      return { bytes: await buffer(original.bytes), type: original.type };
    original?.bytes.destroy();
    return null;
  });
  return copy && { type: copy.type, length: copy.bytes.length, isPersonal: false, bytes: Readable.from([copy.bytes]) };
}

type FileContext = Pick<Clients, "cms"> & { pictures: Pictures };

/**
 * Opens a file by its id, or a smaller copy of a picture. Returns null if it does not exist or its type is not allowed. Throws the
 * service's refusal.
 */
export async function openFile(context: FileContext, id: string, wanted: Wanted | null): Promise<ServedFile | null> {
  if (!FILE_ID.test(id)) return null;
  const file = (wanted && (await openCopy(context, id, wanted))) ?? (await openOriginal(context, id));
  const allowed = file && TYPES[file.type];
  if (!allowed) return null;
  const { disposition, extension } = allowed;
  return {
    bytes: file.bytes,
    headers: {
      "content-type": file.type,
      ...(file.length !== null && { "content-length": String(file.length) }),
      "content-disposition": `${disposition}; filename="${id}.${extension}"`,
      "content-security-policy": FILE_CSP,
      "x-content-type-options": "nosniff",
      ...(wanted && { vary: "accept" }),
      // A changed file gets a new id (openapi/cms). Private files are not cached.
      "cache-control": file.isPersonal ? "private, no-store" : "public, max-age=31536000, immutable",
    },
  };
}
