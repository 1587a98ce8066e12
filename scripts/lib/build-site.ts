import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { keepBuild } from "./kept-builds.ts";
import { root, turbo } from "./steps.ts";

const COMPRESSIBLE = /\.(css|html|ico|js|json|svg|txt|webmanifest)$/;
// Smaller files fit into one packet either way.
const WORTH_IT_BYTES = 1000;

/** Writes .br and .gz files next to the built files. Returns how many. */
function precompress(folder: string): number {
  if (!existsSync(folder)) return 0;
  let count = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name) || statSync(file).size < WORTH_IT_BYTES) continue;
    if (existsSync(`${file}.br`) && statSync(`${file}.br`).mtimeMs >= statSync(file).mtimeMs) continue;
    const bytes = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    count += 1;
  }
  return count;
}

const isPreview = process.env["CATALOGUE"] === "on";

/** The folder of the built site. The build with the catalogue has its own folder. */
export const siteFolder = join(root, isPreview ? "dist-catalogue" : "dist");

/** The hashed files of the last two builds, which open pages and fronts of another build need. */
export const buildsFolder = join(root, "dist-builds");

const lock = join(root, ".turbo/site-build.lock");

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Waits for another process that is building. Takes over a lock whose owner has ended. */
async function takeLock() {
  mkdirSync(join(root, ".turbo"), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      writeFileSync(join(lock, String(process.pid)), "");
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    await wait(200);
    const [owner] = existsSync(lock) ? readdirSync(lock).map(Number) : [];
    if (owner !== undefined && !isRunning(owner)) rmSync(lock, { recursive: true, force: true });
  }
}

const task = isPreview ? "site:preview" : "site:build";
/** Records which sources the finished build in the folder has. */
const stamp = join(siteFolder, ".built");

/** Returns turbo's hash of the sources. */
async function hashOfSources(): Promise<string> {
  const { tasks } = JSON.parse(await turbo([task, "--dry=json"])) as { tasks: { task: string; hash: string }[] };
  return tasks.find((found) => found.task === task)?.hash ?? "";
}

/** Builds and compresses the site when something changed, in one process at a time. */
export async function buildSite() {
  await takeLock();
  try {
    const hash = await hashOfSources();
    // Turbo would restore the same files while a shop serves them.
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
    rmSync(stamp, { force: true });
    await turbo([task]);
    precompress(join(siteFolder, "client"));
    if (!isPreview) keepBuild({ siteFolder, buildsFolder, name: hash });
    writeFileSync(stamp, hash);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
