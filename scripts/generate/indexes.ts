// Index files next to the code they list: `<name>.generated.ts`. A new noun needs no entry in a list kept by hand.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/steps.ts";

const header = (from: string) => `// Written by \`npm run generate\` from ${from}. Do not edit.\n`;

const sources = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.endsWith(".spec.ts"))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));

/** `gateway/routers/cart.ts`, listed in `gateway/`, is `./routers/cart.ts`. */
const importPath = (file: string, folder: string) => `./${file.slice(folder.length + 1)}`;

/** Lists every `export const <noun>Router` below gateway/routers/ under its noun. */
function routers(): string {
  const found = sources("gateway/routers/**/*.ts").flatMap(({ file, text }) =>
    [...text.matchAll(/^export const (\w+)Router = /gm)].map(([, noun = ""]) => ({ file, noun })),
  );
  const imports = found.map(({ file, noun }) => `import { ${noun}Router } from "${importPath(file, "gateway")}";\n`);
  const rows = found.map(({ noun }) => `  ${noun}: ${noun}Router,\n`);
  return `${header("gateway/routers/")}${imports.join("")}
/** Every router by its noun. */
export const routers = {
${rows.sort().join("")}};
`;
}

/**
 * Lists every `<noun>Handlers` of a `*.handlers.ts`, by the folder of its service. `create<Noun>Handlers` is called with what the
 * server provides; the compiler collects the parameters of all of them.
 */
function handlers(): string {
  const found = sources("services/**/*.handlers.ts").flatMap(({ file, text }) =>
    [...text.matchAll(/^export (?:const|function) (\w+Handlers)\b/gm)].map(([, name = ""]) => ({
      file,
      name,
      service: file.split("/")[1] ?? "",
      isFactory: name.startsWith("create"),
    })),
  );
  const imports = found.map(({ file, name }) => `import { ${name} } from "${importPath(file, "services")}";\n`);
  const factories = found.filter(({ isFactory }) => isFactory);
  const parts = factories.map(({ name }) => `  Parameters<typeof ${name}>[0]`).join(" &\n");
  const rows = [...Map.groupBy(found, ({ service }) => service)].map(([service, those]) => {
    const spread = those.map(({ isFactory, name }) => `      ...${name}${isFactory ? "(parts)" : ""},\n`);
    return `    ${JSON.stringify(service)}: {\n${spread.join("")}    },\n`;
  });
  return `${header("services/**/*.handlers.ts")}import type { OperationsOf, ServiceName } from "#generated/contracts.ts";
import type { Handlers, OperationId } from "./lib/handlers.ts";
${imports.join("")}
/** What handlers need besides their call. */
export type HandlerParts =
${parts};

/** Returns the handlers of every service. An operation without a handler answers 501. */
export const createHandlers = (parts: HandlerParts) =>
  ({
${rows.join("")}  }) satisfies { [S in ServiceName]?: Partial<Handlers<Extract<keyof OperationsOf[S], OperationId>>> };
`;
}

/** Lists every `export type <Noun>Tables` of services/db/tables/. */
function tables(): string {
  const found = sources("services/db/tables/*.ts").flatMap(({ file, text }) =>
    [...text.matchAll(/^export type (\w+Tables) = /gm)].map(([, name = ""]) => ({ file, name })),
  );
  const imports = found.map(({ file, name }) => `import type { ${name} } from "${importPath(file, "services/db")}";\n`);
  return `${header("services/db/tables/")}${imports.join("")}
/** Every table by its name. */
export type Tables = ${found.map(({ name }) => name).join(" &\n  ")};
`;
}

/** Lists the paths of the routes that files importing `site/lib/href.ts` name. The whole route table would be in every bundle. */
async function islandPaths(): Promise<string> {
  const { routes } = await import("#site/routes.ts");
  const named = new Set(
    sources("site/**/*.{ts,tsx}")
      .filter(({ file, text }) => file === "site/lib/href.ts" || /^import .*\bhref\b.*\/href\.ts"/m.test(text))
      .flatMap(({ text }) => [...text.matchAll(/"([a-z-]+)"/g)].map(([, name = ""]) => name)),
  );
  const rows = Object.entries(routes)
    .filter(([name]) => named.has(name))
    .map(([name, { pattern }]) => `  ${JSON.stringify(name)}: ${JSON.stringify(pattern)},\n`);
  return `${header("site/routes.ts, for islands")}import type { RouteName, RoutePattern } from "#site/routes.ts";

/** The path of every route that islands link to. */
export const islandPaths = {
${rows.join("")}} as const satisfies { [Name in RouteName]?: RoutePattern<Name> };
`;
}

/** Lists the paths of the shop's pages, for the services that check the editors' links. */
async function shopPaths(): Promise<string> {
  const { routes } = await import("#site/routes.ts");
  const paths = Object.values(routes).filter(({ pattern, effect }) => !pattern.includes("*") && !effect);
  return `${header("site/routes.ts, for the links of editors")}/** The path of every page of the shop. */
export const shopPaths: readonly string[] = [
${paths.map(({ pattern }) => `  ${JSON.stringify(pattern)},\n`).join("")}];
`;
}

/** Returns the text of every index file by its path in the project. */
export const indexFiles = async (): Promise<[file: string, text: string][]> => [
  ["gateway/routers.generated.ts", routers()],
  ["services/db/tables.generated.ts", tables()],
  ["services/handlers.generated.ts", handlers()],
  ["services/content/shop-paths.generated.ts", await shopPaths()],
  ["site/lib/island-paths.generated.ts", await islandPaths()],
];
