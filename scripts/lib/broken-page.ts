// A page that cannot be compiled, told to who develops: file, line and what is wrong, in the terminal and as the answer.
import { existsSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import type { AstroIntegration, IntegrationResolvedRoute } from "astro";
import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { root } from "./steps.ts";

/** What Vite and Astro's compiler know of a failure. */
type CompilerError = Error & { id?: string; loc?: { file?: string; line?: number; column?: number }; frame?: string };

/** Vite names the file that imports, and not the line. */
function placeOfImport(message: string): string | null {
  const [, wanted, importer] = /^Cannot find module '(.+)' imported from '(.+)'$/.exec(message) ?? [];
  if (!wanted || !importer || !existsSync(importer)) return null;
  const line = readFileSync(importer, "utf8")
    .split("\n")
    .findIndex((text) => text.includes(wanted));
  return `${relative(root, importer)}:${line + 1}`;
}

function wordsOf(error: unknown, page: string): string {
  if (!(error instanceof Error)) return `${page}\n${String(error)}`;
  const { message, id, loc, frame = "", stack } = error as CompilerError;
  const file = loc?.file ?? id;
  const place = file
    ? [relative(root, file.replace(/\?.*$/, "")), loc?.line, loc?.column].filter((part) => part !== undefined).join(":")
    : placeOfImport(message);
  // What no compiler has found was thrown by a module as it was loaded: its stack says where.
  const words = place ? `${place}\n${message}\n${frame}` : `${page}\n${stack ?? message}`;
  return stripVTControlCharacters(words).trimEnd();
}

/**
 * Astro's dev server tries the next route that fits when a page cannot be loaded: `/lotto-tickets` with a typing error would
 * be an offer of that name, which does not exist. So the page that is meant is loaded before Astro is asked.
 */
export function createPageCheck() {
  let routes: readonly IntegrationResolvedRoute[] = [];
  let vite: ViteDevServer | undefined;
  const integration: AstroIntegration = {
    name: "page-check",
    hooks: {
      "astro:routes:resolved": (resolved) => {
        routes = resolved.routes;
      },
      "astro:server:setup": ({ server }) => {
        vite = server;
      },
    },
  };

  /** What is wrong with the page of an address; nothing, when it can be shown. */
  async function troubleOf(address: string): Promise<string | null> {
    const path = address.replace(/\?.*$/s, "");
    const page = routes.find(({ patternRegex, type }) => type === "page" && patternRegex.test(path))?.entrypoint;
    const environment = vite?.environments["ssr"];
    if (!page || !environment || !isRunnableDevEnvironment(environment)) return null;
    try {
      await environment.runner.import(pathToFileURL(join(root, page)).href);
      return null;
    } catch (error) {
      return wordsOf(error, page);
    }
  }

  return { integration, troubleOf };
}

/** With Vite's client, which loads the page again when the file is saved. */
export function showTrouble(trouble: string, response: ServerResponse) {
  const text = trouble.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  response.writeHead(500, { "content-type": "text/html; charset=utf-8" });
  response.end(
    `<!doctype html><title>Does not compile</title><script type="module" src="/@vite/client"></script><pre>${text}</pre>`,
  );
}
