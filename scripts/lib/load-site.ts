import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AstroHandler } from "#site/front/render.ts";
import { ExpectedError } from "./steps.ts";

// The import that the entry would load with the first visit of a page.
const LOADED_LATER = /\bimport\("(\.\/[^"]+)"\)/g;

/** Loads the built site of a folder with all pages, so that a rebuild in the same checkout does not affect a running shop. */
export async function loadSite(folder: string): Promise<AstroHandler> {
  const server = join(folder, "server");
  const entry = join(server, "entry.mjs");
  if (!existsSync(entry)) throw new ExpectedError("The site is not built. Run: npm run build");
  const { handler } = (await import(entry)) as { handler: AstroHandler };
  const later = readFileSync(entry, "utf8").matchAll(LOADED_LATER);
  await Promise.all(Array.from(later, ([, path = ""]) => import(join(server, path))));
  return handler;
}
