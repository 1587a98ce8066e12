import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { LRUCache } from "lru-cache";
import { type Encodings, etagOf } from "./send.ts";

export type StaticFile = { headers: Record<string, string>; encodings: Encodings };
/** By URL path. */
export type StaticFiles = Pick<ReadonlyMap<string, StaticFile>, "get">;

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

/** File names in /_assets contain a hash. A mark that changes gets another name. The rest may change with the next build. */
const lifetimeOf = (path: string) =>
  path.startsWith("/_assets/")
    ? "public, max-age=31536000, immutable"
    : `public, max-age=${path.startsWith("/marks/") ? 30 * 86_400 : 3600}`;

function load(file: string, path: string): StaticFile {
  const identity = readFileSync(file);
  const encodings: Encodings = { identity };
  // `npm run build` writes .br and .gz files. Without them the first request compresses.
  if (existsSync(`${file}.br`)) encodings.br = readFileSync(`${file}.br`);
  if (existsSync(`${file}.gz`)) encodings.gzip = readFileSync(`${file}.gz`);
  return {
    headers: {
      "content-type":
        path === SPECULATION_RULES ? "application/speculationrules+json" : (TYPES[extname(file)] ?? OTHER),
      "cache-control": lifetimeOf(path),
      etag: etagOf(identity),
    },
    encodings,
  };
}

/** Reads all files of the built site into memory, by URL path. They do not change while the server runs. */
export function readStaticFiles(folder: string | undefined): ReadonlyMap<string, StaticFile> {
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

const HASHED = /^\/_assets\/\w[\w.@-]*\.\w+$/;
// Two builds have about 250 files of 3 MB.
const MAX_KEPT = 500;
const MAX_KEPT_BYTES = 16_000_000;

/**
 * Adds the hashed files of other builds: during a rolling deployment a page and its files may come from fronts of different builds.
 * `buildsFolder` has a folder for each build. It is read at the request, because a later build may appear while the server runs.
 */
export function withOtherBuilds(own: StaticFiles, buildsFolder: string): StaticFiles {
  const kept = new LRUCache<string, StaticFile>({
    max: MAX_KEPT,
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ encodings }) => encodings.identity.length + 1,
  });

  function read(path: string): StaticFile | undefined {
    const builds = existsSync(buildsFolder) ? readdirSync(buildsFolder).filter((name) => !name.startsWith(".")) : [];
    const file = builds.map((build) => join(buildsFolder, build, path)).find((found) => existsSync(found));
    const found = file === undefined ? undefined : load(file, path);
    if (found) kept.set(path, found);
    return found;
  }

  return { get: (path) => own.get(path) ?? (HASHED.test(path) ? (kept.get(path) ?? read(path)) : undefined) };
}
