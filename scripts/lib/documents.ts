// Writes the documents of a customer's verification, for the person who checks them.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { control } from "./running-shop.ts";

const EXTENSIONS = { "image/jpeg": "jpg", "image/png": "png", "application/pdf": "pdf" } as const;
const reply = z.array(
  z.object({
    side: z.enum(["file", "back"]),
    type: z.enum(Object.keys(EXTENSIONS) as (keyof typeof EXTENSIONS)[]),
    base64: z.string(),
  }),
);

/** Writes the files of a customer's pending upload to a folder, and returns their paths. */
export async function saveDocuments(email: string, folder: string): Promise<string[]> {
  const documents = reply.parse(await control("/documents", { email }));
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return documents.map(({ base64, side, type }) => {
    const path = join(folder, `${side === "back" ? "back" : "front"}.${EXTENSIONS[type]}`);
    writeFileSync(path, Buffer.from(base64, "base64"), { mode: 0o600 });
    return path;
  });
}
