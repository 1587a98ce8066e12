// The contract reference: Swagger UI over generated/, with a search, and calls that are signed as the gateway signs them.
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { contracts } from "#generated/contracts.ts";
import { root } from "../../lib/steps.ts";
import { noReply, signedCalls } from "./signed-calls.ts";

// No other origin: the reference works offline, and a contract cannot load anything.
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'";

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Contracts</title><link rel="stylesheet" href="/contracts/swagger-ui.css"></head>
<body><div id="reference"></div>
<script src="/contracts/swagger-ui-bundle.js"></script>
<script src="/contracts/swagger-ui-standalone-preset.js"></script>
<script src="/contracts/start.js"></script></body></html>`;

// Swagger UI's own filter compares tags only. This one finds operations by id, path and summary.
const START = `
const words = (operation) => ["path", "method"].map((key) => operation.get(key))
  .concat(["operationId", "summary"].map((key) => operation.getIn(["operation", key]))).join(" ").toLowerCase();
const search = () => ({ components: { Logo: () => null }, fn: { opsFilter: (tags, phrase) => tags
  .map((tag) => tag.set("operations", tag.get("operations").filter((one) => words(one).includes(phrase.toLowerCase()))))
  .filter((tag) => tag.get("operations").size > 0) } });
SwaggerUIBundle({
  urls: ${JSON.stringify(Object.keys(contracts).map((name) => ({ name, url: `/contracts/${name}.json` })))},
  "urls.primaryName": "main",
  dom_id: "#reference",
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  plugins: [search],
  layout: "StandaloneLayout",
  deepLinking: true,
  docExpansion: "none",
  filter: true,
  tryItOutEnabled: true,
});`;

const LIBRARY = join(root, "node_modules/swagger-ui-dist");
const TYPES: Record<string, string> = { css: "text/css", js: "text/javascript", json: "application/json" };

/** Returns a file of the reference, or null for an unknown one. */
function fileOf(name: string): string | null {
  if (name === "") return PAGE;
  if (name === "start.js") return START;
  if (/^swagger-ui[a-z-]*\.(css|js)$/.test(name)) {
    const file = join(LIBRARY, name);
    return existsSync(file) ? readFileSync(file, "utf8") : null;
  }
  const service = /^([a-z-]+)\.json$/.exec(name)?.[1] ?? "";
  if (!Object.hasOwn(contracts, service)) return null;
  const text = readFileSync(join(root, "generated", service, "openapi.json"), "utf8");
  // Swagger UI warns of the dialect, which is the usual one.
  const { jsonSchemaDialect: _, ...document } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify({ ...document, servers: [{ url: `/contracts/call/${service}` }] });
}

/** Answers requests below /contracts. */
export function createReference() {
  const call = signedCalls();
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path = "", query = ""] = (request.url ?? "").replace(/^\/contracts\/?/, "").split("?");
    if (path.startsWith("call/")) {
      const [, service = "", ...rest] = path.split("/");
      const target = `/${rest.join("/")}${query && `?${query}`}`;
      const reply = await call(service, target, request, await text(request)).catch(noReply);
      return void response.writeHead(reply.status, reply.headers).end(reply.body);
    }
    const file = fileOf(path);
    const type = TYPES[path.split(".").at(-1) ?? ""] ?? "text/html";
    const headers = { "content-type": `${type}; charset=utf-8`, "content-security-policy": POLICY };
    response.writeHead(file === null ? 404 : 200, headers).end(file ?? "Not found.");
  };
}

/** Whether a URL belongs to the reference. */
export const isReference = (path: string) => /^\/contracts(\/|$)/.test(path);
