// Receives a form with files as a stream. Until the services have them, the files are in a temporary folder, encrypted with keys
// that only this process has: a file takes little memory, a call can be repeated, and a folder left behind by a killed process
// is unreadable.
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import { closeWhenSlow, TooLarge } from "./body.ts";

/** A form that was received. */
export type Upload = { fields: URLSearchParams; files: Record<string, StoredFile> };

// Files that are too large are read to their end, without keeping it: the customer then gets an answer that names the file.
const MAX_BYTES = 64_000_000;
// One byte more than the services take. They refuse it with their own words.
const MAX_FILE_BYTES = 10_000_001;
const LIMITS = { files: 2, fields: 10, parts: 12, fieldSize: 1_000, fileSize: MAX_FILE_BYTES, headerPairs: 20 };
// A phone sends 20 MB at 1 Mbit/s in 160 s.
const MAX_MS = 290_000;
// Each takes up to 20 MB of the disk.
const MAX_UPLOADS = 12;
let uploads = 0;

/** The form cannot be read: it was cut off, or is none. */
export class Unreadable extends Error {}

class StoredFile {
  size = 0;
  readonly type: string;
  readonly #path: string;
  readonly #key = randomBytes(32);
  readonly #start = randomBytes(16);

  constructor(path: string, type: string) {
    this.type = type;
    this.#path = path;
  }

  async write(bytes: Readable): Promise<void> {
    const file = createWriteStream(this.#path, { mode: 0o600, flags: "wx" });
    await pipeline(bytes, createCipheriv("aes-256-ctr", this.#key, this.#start), file);
    this.size = file.bytesWritten;
  }

  async *stream() {
    const decipher = createDecipheriv("aes-256-ctr", this.#key, this.#start);
    for await (const chunk of createReadStream(this.#path)) yield decipher.update(chunk as Buffer);
  }
}

function parserFor({ headers }: IncomingMessage) {
  try {
    return new Busboy({ headers: { ...headers, "content-type": headers["content-type"] ?? "" }, limits: LIMITS });
  } catch (error) {
    throw new Unreadable("The form cannot be read.", { cause: error });
  }
}

async function receive(request: IncomingMessage, folder: string): Promise<Upload> {
  const parser = parserFor(request);
  const fields = new URLSearchParams();
  const files: Record<string, StoredFile> = {};
  const written: Promise<void>[] = [];
  let received = 0;
  parser.on("field", (name, value) => fields.append(name, value));
  parser.on("file", (name: string, bytes: BusboyFileStream, fileName: string, _: string, type: string) => {
    // A field without a choice sends an empty file without a name.
    if (!fileName) return void bytes.resume();
    const file = new StoredFile(join(folder, String(written.length)), type);
    files[name] = file;
    const whole = file.write(bytes);
    // The failure of a part is the failure of the whole, which is awaited below.
    whole.catch(() => undefined);
    written.push(whole);
  });
  async function* counted() {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (received > MAX_BYTES) throw new TooLarge("The form is too large.");
      yield chunk;
    }
  }
  try {
    await pipeline(counted, parser);
    await Promise.all(written);
  } catch (error) {
    // Otherwise the connection is lost.
    if (error instanceof TooLarge || !request.complete) throw error;
    throw new Unreadable("The form cannot be read.", { cause: error });
  }
  return { fields, files };
}

/** Runs `work` with a form with files, then deletes them. Returns null if too many are being received. */
export async function withUpload(
  request: IncomingMessage,
  work: (upload: Upload) => Promise<void>,
): Promise<true | null> {
  if (uploads >= MAX_UPLOADS) return null;
  uploads += 1;
  const folder = await mkdtemp(join(tmpdir(), "drawcard-upload-"));
  try {
    closeWhenSlow(request, MAX_MS);
    await work(await receive(request, folder));
    return true;
  } finally {
    uploads -= 1;
    await rm(folder, { recursive: true, force: true });
  }
}
