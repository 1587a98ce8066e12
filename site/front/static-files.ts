import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { type Encodings, etagOf } from "./send.ts";

export type StaticFile = { headers: Record<string, string>; encodings: Encodings };

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

/** Which links of shared pages the browser may fetch ahead. A file, since the CSP lets no script lie in the page. */
export const SPECULATION_RULES = "/speculation-rules.json";

function load(file: string, path: string): StaticFile {
  const identity = readFileSync(file);
  const encodings: Encodings = { identity };
  // `npm run build` leaves .br and .gz beside each file; without them the first request compresses.
  if (existsSync(`${file}.br`)) encodings.br = readFileSync(`${file}.br`);
  if (existsSync(`${file}.gz`)) encodings.gzip = readFileSync(`${file}.gz`);
  // Files under /_assets carry their hash in the name.
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

/** Every file of the built site by URL path, read once at start: there are few, and they never change under a server. */
export function readStaticFiles(folder: string | undefined): Map<string, StaticFile> {
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
