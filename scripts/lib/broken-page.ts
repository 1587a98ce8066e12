// Explains a page that does not compile to the developer: file, line and error, in the terminal and in the browser.
import { existsSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import type { AstroIntegration, IntegrationResolvedRoute } from "astro";
import { isRunnableDevEnvironment, type ViteDevServer } from "vite";
import { root } from "./steps.ts";

/** What Vite and Astro's compiler report. */
type CompilerError = Error & { id?: string; loc?: { file?: string; line?: number; column?: number }; frame?: string };

/** Vite names the importing file without a line. */
function placeOfImport(message: string): string | null {
  const [, wanted, importer] = /^Cannot find module '(.+)' imported from '(.+)'$/.exec(message) ?? [];
  if (!wanted || !importer || !existsSync(importer)) return null;
  const line = readFileSync(importer, "utf8")
    .split("\n")
    .findIndex((text) => text.includes(wanted));
  return `${relative(root, importer)}:${line + 1}`;
}

function describeError(error: unknown, page: string): string {
  if (!(error instanceof Error)) return `${page}\n${String(error)}`;
  const { message, id, loc, frame = "", stack } = error as CompilerError;
  const file = loc?.file ?? id;
  const place = file
    ? [relative(root, file.replace(/\?.*$/, "")), loc?.line, loc?.column].filter((part) => part !== undefined).join(":")
    : placeOfImport(message);
  // The module threw while it was loaded: its stack has the position.
  const text = place ? `${place}\n${message}\n${frame}` : `${page}\n${stack ?? message}`;
  return stripVTControlCharacters(text).trimEnd();
}

/**
 * Astro's dev server tries the next matching route when a page fails to load: a syntax error in `/lotto-tickets` would look like
 * an unknown offer of that name. So the page is loaded before Astro is asked.
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

  /** Returns what is wrong with the page at a URL, or nothing. */
  async function troubleOf(address: string): Promise<string | null> {
    const path = address.replace(/\?.*$/s, "");
    const page = routes.find(({ patternRegex, type }) => type === "page" && patternRegex.test(path))?.entrypoint;
    const environment = vite?.environments["ssr"];
    if (!page || !environment || !isRunnableDevEnvironment(environment)) return null;
    try {
      await environment.runner.import(pathToFileURL(join(root, page)).href);
      return null;
    } catch (error) {
      return describeError(error, page);
    }
  }

  return { integration, troubleOf };
}

/** Includes Vite's client, which reloads the page when the file is saved. */
export function showTrouble(trouble: string, response: ServerResponse) {
  const text = trouble.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  response.writeHead(500, { "content-type": "text/html; charset=utf-8" });
  response.end(
    `<!doctype html><title>Does not compile</title><script type="module" src="/@vite/client"></script><pre>${text}</pre>`,
  );
}
