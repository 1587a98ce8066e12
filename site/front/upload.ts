// Receives a form with files as a stream. Until the services have them, the files are in a temporary folder, encrypted with keys
// that only this process has: a file takes little memory, a call can be repeated, and a folder left behind by a killed process
// is unreadable.
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
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
// A customer with two tabs. More would let one of them take every place.
const MAX_BY_CUSTOMER = 2;
const receiving: string[] = [];

/** Whether so many forms are being received that only customers known to the services may send another. */
export const isCrowded = () => receiving.length >= MAX_UPLOADS / 2;

/** The body cannot be read as a form: it was cut off, or is not a form. */
export class Unreadable extends Error {}
/** The sender is slower than any connection that could finish in time, and would only hold a place. */
export class TooSlow extends Error {}
/** A file could not be stored, because the disk is full or fails. */
export class NotStored extends Error {}

type Options = {
  /** The sender: at most two forms at once. */
  customerId: string;
  /** The least that must arrive in each period: 5 KB a second, a tenth of what a whole form needs. */
  least?: { bytes: number; ms: number };
  /** Opens a file to write. Tests open one on a full disk. */
  open?: (path: string, options: { mode: number; flags: string }) => Writable;
};

const LEAST = { bytes: 50_000, ms: 10_000 };

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

  async write(bytes: Readable, open: NonNullable<Options["open"]>): Promise<void> {
    bytes.on("data", (chunk: Buffer) => {
      this.size += chunk.length;
    });
    const file = open(this.#path, { mode: 0o600, flags: "wx" });
    await pipeline(bytes, createCipheriv("aes-256-ctr", this.#key, this.#start), file);
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

async function receive(
  request: IncomingMessage,
  folder: string,
  { least = LEAST, open = createWriteStream }: Options,
): Promise<Upload> {
  const parser = parserFor(request);
  const fields = new URLSearchParams();
  const files: Record<string, StoredFile> = {};
  const written: Promise<void>[] = [];
  const failed = new AbortController();
  let received = 0;
  parser.on("field", (name, value) => fields.append(name, value));
  parser.on("file", (name: string, bytes: BusboyFileStream, fileName: string, _: string, type: string) => {
    // A field without a choice sends an empty file without a name.
    if (!fileName) return void bytes.resume();
    const file = new StoredFile(join(folder, String(written.length)), type);
    files[name] = file;
    const whole = file.write(bytes, open);
    // Ends the form at once: the parser would wait for this file for ever. The end of the form ends its files, too.
    whole.catch((error: unknown) => failed.abort(new NotStored("A file could not be stored.", { cause: error })));
    failed.signal.addEventListener("abort", () => bytes.destroy());
    written.push(whole);
  });
  async function* counted() {
    let before = 0;
    const watch = setInterval(() => {
      if (received - before < least.bytes) failed.abort(new TooSlow("The form arrives too slowly."));
      before = received;
    }, least.ms);
    try {
      // The connection stays, for the answer.
      for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
        received += chunk.length;
        if (received > MAX_BYTES) throw new TooLarge("The form is too large.");
        yield chunk;
      }
    } finally {
      clearInterval(watch);
    }
  }
  try {
    await pipeline(counted, parser, { signal: failed.signal });
    await Promise.all(written);
  } catch (error) {
    if (failed.signal.aborted) throw failed.signal.reason;
    failed.abort(error);
    // Otherwise the connection is lost.
    if (error instanceof TooLarge || !request.complete) throw error;
    throw new Unreadable("The form cannot be read.", { cause: error });
  }
  return { fields, files };
}

const createFolder = () =>
  mkdtemp(join(tmpdir(), "drawcard-upload-")).catch((error: unknown) => {
    throw new NotStored("No folder could be created.", { cause: error });
  });

/** Runs `work` with a form with files, then deletes them. Returns null if too many are being received, in all or of the customer. */
export async function withUpload(
  request: IncomingMessage,
  options: Options,
  work: (upload: Upload) => Promise<void>,
): Promise<true | null> {
  const { customerId } = options;
  const own = receiving.filter((id) => id === customerId).length;
  if (receiving.length >= MAX_UPLOADS || own >= MAX_BY_CUSTOMER) return null;
  receiving.push(customerId);
  try {
    const folder = await createFolder();
    try {
      closeWhenSlow(request, MAX_MS);
      await work(await receive(request, folder, options));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    return true;
  } finally {
    receiving.splice(receiving.indexOf(customerId), 1);
  }
}
