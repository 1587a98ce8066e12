// The way of a call through the project: operation → procedure → page and feature → test.
import ts from "typescript";
import { type Document, listOperations } from "../../generate/document.ts";
import { readSources, type Source } from "./source.ts";
import { Graph, type Unit } from "./units.ts";

/** What an operation reaches. Everything is sorted. */
export type Reach = {
  /** Where the gateway calls it. */
  calls: string[];
  procedures: string[];
  features: string[];
  pages: string[];
  /** What stands around every page: layouts and the front. */
  frame: string[];
  /** What handles it on the other side. */
  services: string[];
  tests: string[];
};

const METHODS = new Set(["GET", "PUT", "POST", "DELETE", "PATCH"]);

function nodesIn(node: ts.Node, found: ts.Node[] = []): ts.Node[] {
  found.push(node);
  ts.forEachChild(node, (child) => void nodesIn(child, found));
  return found;
}

const stringsIn = (nodes: ts.Node[]) => nodes.flatMap((node) => (ts.isStringLiteralLike(node) ? [node.text] : []));

/** `a.b.c` as its names; an empty list for anything else. */
function chainOf(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (!ts.isPropertyAccessExpression(node)) return [];
  const before = chainOf(node.expression);
  return before.length > 0 ? [...before, node.name.text] : [];
}

type Call = { service: string; method: string; path: string | undefined };

/** `ctx.main.GET("/cart/items")`; without a path when that is no literal. */
function callsIn(unit: Unit): Call[] {
  return unit.nodes
    .flatMap((node) => nodesIn(node))
    .flatMap((node) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
      const method = node.expression.name.text;
      const service = node.expression.expression.getText().split(".").at(-1) ?? "";
      const [path] = node.arguments;
      if (!METHODS.has(method)) return [];
      return [
        { service, method: method.toLowerCase(), path: path && ts.isStringLiteralLike(path) ? path.text : undefined },
      ];
    });
}

/** The procedures of the app router by the unit that makes each. */
function proceduresOf(graph: Graph): Map<string, string> {
  const app = [...graph.units.values()].filter(
    ({ file, name }) => file === "gateway/router.ts" && name.startsWith("appRouter."),
  );
  return new Map(
    app.flatMap(({ name, uses }) =>
      [...uses].flatMap((router) =>
        [...graph.units.keys()]
          .filter((id) => id.startsWith(`${router}.`))
          .map((id) => [id, `${name.slice("appRouter.".length)}${id.slice(router.length)}`] as [string, string]),
      ),
    ),
  );
}

/** The procedures a node names: `caller.cart.get`, `"cart.get"`, `callGateway("cart", "get")`. */
function proceduresIn(nodes: ts.Node[], known: Set<string>): string[] {
  return nodes.flatMap((node) => {
    if (ts.isStringLiteralLike(node)) return known.has(node.text) ? [node.text] : [];
    if (ts.isCallExpression(node)) {
      const [noun, name] = node.arguments;
      const both = noun && name && ts.isStringLiteralLike(noun) && ts.isStringLiteralLike(name);
      return both && known.has(`${noun.text}.${name.text}`) ? [`${noun.text}.${name.text}`] : [];
    }
    const chain = chainOf(node);
    // The first name is the door: gateway, caller, trpc.
    return chain.slice(1, -1).flatMap((noun, at) => {
      const procedure = `${noun}.${chain[at + 2]}`;
      return known.has(procedure) ? [procedure] : [];
    });
  });
}

/** The address of a page as a pattern, and how general it is: a literal part wins over a parameter. */
function patternOf(page: string): { pattern: RegExp; generality: number } {
  const parts = page.replace(/^site\/pages\/?/, "").replace(/(\/?index)?\.(astro|ts)$/, "");
  const escaped = parts.replace(/[.+?^$()|\\]/g, "\\$&");
  const source = escaped.replaceAll(/\/?\[\\?\.\\?\.\\?\.[^\]]+\]/g, "(/.*)?").replaceAll(/\[[^\]]+\]/g, "[^/]+");
  return { pattern: new RegExp(`^/${source}/?$`), generality: (parts.match(/\[/g) ?? []).length };
}

const sorted = (values: Iterable<string>) => [...new Set(values)].sort();

type Contracts = Record<string, Document>;
type Placed = ReturnType<typeof listOperations>[number] & { service: string };

const callOf = ({ service, method, path }: Pick<Placed, "service" | "method" | "path">) =>
  `${service} ${method} ${path}`;

/** The units of the gateway that make each call of the contracts. */
function callersIn(gateway: Graph, operations: Placed[]): Map<string, Set<string>> {
  const callers = new Map<string, Set<string>>();
  const put = (call: string, id: string) => callers.set(call, (callers.get(call) ?? new Set()).add(id));
  const paths = new Set(operations.map(callOf));
  const open = new Map<string, Call[]>();
  for (const [id, unit] of gateway.units) {
    for (const call of callsIn(unit)) {
      if (call.path !== undefined) put(`${call.service} ${call.method} ${call.path}`, id);
      else open.set(unit.file, [...(open.get(unit.file) ?? []), call]);
    }
  }
  // A path handed on is a literal elsewhere in the same file.
  for (const [id, unit] of gateway.units) {
    for (const { service, method } of open.get(unit.file) ?? []) {
      const strings = stringsIn(unit.nodes.flatMap((node) => nodesIn(node)));
      for (const path of strings)
        if (paths.has(`${service} ${method} ${path}`)) put(`${service} ${method} ${path}`, id);
    }
  }
  return callers;
}

/** The units of the site that name each procedure. */
function usersOfProcedures(site: Graph, known: Set<string>): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const [id, unit] of site.units) {
    const nodes = unit.nodes.flatMap((node) => nodesIn(node));
    for (const procedure of proceduresIn(nodes, known)) users.set(procedure, [...(users.get(procedure) ?? []), id]);
  }
  return users;
}

type Test = { file: string; strings: Set<string>; procedures: Set<string>; visited: Set<string> };

/** What each test of the shop names: words, procedures, and the pages that a journey goes to. */
function readTests(sources: Source[], known: Set<string>, pages: string[]): Test[] {
  const patterns = pages.map((file) => ({ file, ...patternOf(file) }));
  patterns.sort((one, other) => one.generality - other.generality);
  const pageAt = (path: string) => patterns.find(({ pattern }) => pattern.test(path))?.file;
  // The tests of the workshop itself name calls only to talk of them.
  const ofShop = sources.filter(({ file }) => !file.startsWith("tests/scripts/"));
  return ofShop.map(({ file, tree }) => {
    const nodes = nodesIn(tree);
    const strings = new Set(stringsIn(nodes));
    const visited = file.startsWith("tests/journeys/")
      ? [...strings].flatMap((text) => (text.startsWith("/") ? (pageAt(text.split(/[?#]/)[0] ?? "") ?? []) : []))
      : [];
    return { file, strings, procedures: new Set(proceduresIn(nodes, known)), visited: new Set(visited) };
  });
}

/** What every operation of the contracts reaches, by operationId. */
export function reachOf(...contracts: Contracts[]): Map<string, Reach> {
  const operations: Placed[] = contracts.flatMap((documents) =>
    Object.entries(documents).flatMap(([service, document]) =>
      listOperations(document).map((operation) => ({ service, ...operation })),
    ),
  );
  const sources = readSources("gateway", "site", "services", "tests");
  const isTest = ({ file }: Source) => file.startsWith("tests/") || /\.spec\.tsx?$/.test(file);
  const within = (folder: string) => sources.filter((source) => source.file.startsWith(folder) && !isTest(source));
  const gateway = new Graph(within("gateway/"));
  const site = new Graph(within("site/"));
  const made = proceduresOf(gateway);
  const known = new Set(made.values());
  const callers = callersIn(gateway, operations);
  const siteUsers = usersOfProcedures(site, known);
  const pages = within("site/pages/").map(({ file }) => file);
  const tests = readTests(sources.filter(isTest), known, pages);
  const handlers = within("services/").filter(({ file }) => file.endsWith(".handlers.ts"));

  const reached = new Map<string, Reach>();
  for (const placed of operations) {
    const id = placed.operation.operationId;
    if (reached.has(id)) continue;
    const calling = [...(callers.get(callOf(placed)) ?? [])];
    const users = gateway.usersOf(calling);
    const procedures = sorted([...users].flatMap((user) => made.get(user) ?? []));
    const direct = procedures.flatMap((procedure) => siteUsers.get(procedure) ?? []);
    const parts = [...site.usersOf(direct)].flatMap((user) => site.units.get(user)?.file ?? []);
    const own = parts.filter((file) => file.startsWith("site/pages/"));
    reached.set(id, {
      calls: sorted(calling.map((user) => user.replace(/#.*/, ""))),
      procedures,
      features: sorted(parts.filter((file) => file.startsWith("site/features/"))),
      pages: sorted(own),
      frame: sorted(parts.filter((file) => /^site\/(layouts\/|front)/.test(file))),
      services: sorted(handlers.flatMap(({ file, text }) => (new RegExp(`\\b${id}\\b`).test(text) ? [file] : []))),
      tests: sorted(
        tests.flatMap(({ file, strings, procedures: named, visited }) =>
          (strings.has(id) && !file.startsWith("tests/journeys/")) ||
          procedures.some((procedure) => named.has(procedure)) ||
          // What every page has says nothing of a single journey.
          (own.length < pages.length / 2 && own.some((page) => visited.has(page)))
            ? [file]
            : [],
        ),
      ),
    });
  }
  return reached;
}
