import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { precompress } from "./precompress.ts";
import { root, turbo } from "./steps.ts";

const isPreview = process.env["CATALOGUE"] === "on";

/** Where the built site lies. The one with the catalogue has a folder of its own, so that neither is taken for the other. */
export const siteFolder = join(root, isPreview ? "dist-catalogue" : "dist");

const lock = join(root, ".turbo/site-build.lock");

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Waits for whoever builds now. A lock whose owner is gone is taken over. */
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
/** Names the sources of the build that stands in the folder, once it is whole. */
const stamp = join(siteFolder, ".built");

/** What turbo knows the sources by that the site is built from. */
async function hashOfSources(): Promise<string> {
  const { tasks } = JSON.parse(await turbo([task, "--dry=json"])) as { tasks: { task: string; hash: string }[] };
  return tasks.find((found) => found.task === task)?.hash ?? "";
}

/** Brings the built site up to date: made when something changed, compressed, and by one process at a time. */
export async function buildSite() {
  await takeLock();
  try {
    const hash = await hashOfSources();
    // Turbo would lay the same files down again, under the feet of a shop that is serving them.
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
    rmSync(stamp, { force: true });
    await turbo([task]);
    precompress(join(siteFolder, "client"));
    writeFileSync(stamp, hash);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}
