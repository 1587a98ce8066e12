import { existsSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AstroHandler } from "#site/front/render.ts";
import { ExpectedError } from "./steps.ts";

// The import that the entry would load with the first visit of a page.
const LOADED_LATER = /\bimport\("(\.\/[^"]+)"\)/g;

/**
 * Resolves relative imports within a folder by name alone. Otherwise Node looks for the file at each first import, even if its module
 * is loaded already, and a rebuild removes files.
 */
function resolveWithoutFiles(folder: string) {
  const base = pathToFileURL(`${folder}/`).href;
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith("./") && context.parentURL?.startsWith(base)
        ? { url: new URL(specifier, context.parentURL).href, format: "module", shortCircuit: true }
        : next(specifier, context),
  });
}

/** Loads the built site of a folder with all pages, so that a rebuild in the same checkout does not affect a running shop. */
export async function loadSite(folder: string): Promise<AstroHandler> {
  const server = join(folder, "server");
  const entry = join(server, "entry.mjs");
  if (!existsSync(entry)) throw new ExpectedError("The site is not built. Run: npm run build");
  resolveWithoutFiles(server);
  // React chooses by it between its production and its much slower development build.
  process.env["NODE_ENV"] ??= "production";
  const { handler } = (await import(entry)) as { handler: AstroHandler };
  const later = readFileSync(entry, "utf8").matchAll(LOADED_LATER);
  await Promise.all(Array.from(later, ([, path = ""]) => import(join(server, path))));
  return handler;
}
