// Writes the description of the gateway's procedures for apps and the list that /about/api shows; before a build, the types of a client.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CLIENT_HEADER } from "#gateway/http/origin.ts";
import { differing, write } from "./generate/write.ts";
import { ExpectedError, main, print, root } from "./lib/steps.ts";

const HELP = `npm run api              write site/public/api and the list of /about/api from the types of the gateway's procedures
npm run api -- --check   fail when these files are out of date
npm run api -- --types   write the types of a client; builds and type checks do this before they start`;

const DOCUMENT = "site/public/api/openapi.json";
const DESCRIPTION = `The calls that the shop's own pages make. A query is a GET whose input is JSON in the parameter "input"; a mutation is a POST of JSON, with its content-type also without input. Replies are {"result": {"data": …}}, refusals {"error": {"data": {"problem": …}}}. Keep the cookies of every reply: they hold the session and the visitor's cart.`;

/** A write also needs the shop's own address in Origin, which an app sends itself. */
const CLIENT = {
  name: CLIENT_HEADER,
  in: "header",
  required: true,
  description:
    "Any value. With the header Origin, which must be the shop's address, it proves that no other site sent the call.",
  schema: { type: "string" },
} as const;

/** Returns the OpenAPI document of every procedure. The compiler reads the types of the router; no code of the gateway runs. */
async function describe() {
  const { generateOpenAPIDocument } = await import("@trpc/openapi");
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  const router = join(root, "gateway/router.ts");
  const document = await generateOpenAPIDocument(router, { exportName: "AppRouter", title: "Drawcard", version });
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => {
    const { get, post } = item ?? {};
    for (const parameter of get?.parameters ?? []) {
      // The style of a parameter with a media type is that type: OpenAPI has either one.
      if ("style" in parameter) delete parameter.style;
    }
    if (post) post.parameters = [...(post.parameters ?? []), CLIENT];
    return [path, item] as const;
  });
  const info = { ...document.info, description: DESCRIPTION };
  return { ...document, info, servers: [{ url: "/trpc" }], paths: Object.fromEntries(paths) };
}

/** Returns what the page about the API lists: the procedures by noun. A query is read with GET, a mutation sent with POST. */
function proceduresOf(paths: Awaited<ReturnType<typeof describe>>["paths"]) {
  const all = Object.entries(paths).map(([path, item]) => {
    const [noun = ""] = path.slice(1).split(".");
    const description = (item?.get ?? item?.post)?.description?.replaceAll(/\s+/g, " ") ?? "";
    return { noun, name: path.slice(1), method: item?.get ? "GET" : "POST", description };
  });
  return [...Map.groupBy(all, ({ noun }) => noun)].map(([noun, rows]) => ({
    noun,
    procedures: rows.map(({ description, method, name }) => ({ name, method, description })),
  }));
}

/** Returns the document and the list of the page. */
export async function apiFiles(): Promise<[file: string, text: string][]> {
  const document = await describe();
  return [
    [DOCUMENT, `${JSON.stringify(document)}\n`],
    ["site/features/api/procedures.json", `${JSON.stringify(proceduresOf(document.paths), null, 2)}\n`],
  ];
}

/** Writes the document's types for openapi-fetch. Git ignores them, because they have 17,000 lines. */
async function writeTypes() {
  const { default: openapiTS, astToString } = await import("openapi-typescript");
  const document = JSON.parse(readFileSync(join(root, DOCUMENT), "utf8"));
  const types = astToString(await openapiTS(document, { alphabetize: true }));
  write([["site/public/api/openapi.d.ts", `// The types of openapi.json for openapi-fetch.\n${types}`]]);
}

type Flags = { check?: boolean | undefined; types?: boolean | undefined };

async function api(_words: string[], { check, types }: Flags) {
  if (types) return writeTypes();
  const changed = differing(await apiFiles());
  const names = changed.map(([file]) => file).join(" and ");
  if (check && changed.length > 0) throw new ExpectedError(`${names} do not match the gateway. Run npm run api.`);
  if (!check) write(changed);
  print(changed.length === 0 ? "The description of the API is up to date." : `Wrote ${names}.`);
}

if (import.meta.main) await main(HELP, api, { flags: { check: { type: "boolean" }, types: { type: "boolean" } } });
