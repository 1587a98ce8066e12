import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { type Encodings, etagOf } from "./send.ts";

export type StaticFile = { headers: Record<string, string>; encodings: Encodings };
/** By URL path. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const OTHER = "application/octet-stream";

/** Which links browsers may prefetch. A file, because the CSP allows no inline rules. */
export const SPECULATION_RULES = "/speculation-rules.json";

function load(file: string, path: string): StaticFile {
  const identity = readFileSync(file);
  const encodings: Encodings = { identity };
  // `npm run build` writes .br and .gz files. Without them the first request compresses.
  if (existsSync(`${file}.br`)) encodings.br = readFileSync(`${file}.br`);
  if (existsSync(`${file}.gz`)) encodings.gzip = readFileSync(`${file}.gz`);
  // File names in /_assets contain a hash.
  const lifetime = path.startsWith("/_assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
  return {
    headers: {
      "content-type":
        path === SPECULATION_RULES ? "application/speculationrules+json" : (TYPES[extname(file)] ?? OTHER),
      "cache-control": lifetime,
      etag: etagOf(identity),
    },
    encodings,
  };
}

/** Reads all files of the built site into memory, by URL path. They do not change while the server runs. */
export function readStaticFiles(folder: string | undefined): StaticFiles {
  const files = new Map<string, StaticFile>();
  if (!folder || !existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join("/")}`;
    files.set(path, load(file, path));
  }
  return files;
}
