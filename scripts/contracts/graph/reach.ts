// Follows an operation through the project: operation → procedure → page and feature → test.
import ts from "typescript";
import { type Document, listOperations } from "../../generate/document.ts";
import { readSources, type Source, typesOf } from "./source.ts";
import { nodesIn, proceduresIn, stringsIn } from "./syntax.ts";
import { addressOf, readTests } from "./tests.ts";
import { Graph, type Unit } from "./units.ts";

/** What an operation reaches, sorted. */
export type Reach = {
  /** Files of the gateway that call it. */
  calls: string[];
  procedures: string[];
  features: string[];
  pages: string[];
  /** The frame of every page: layouts and the front. */
  frame: string[];
  /** Its handlers in the services. */
  services: string[];
  tests: string[];
  /** All code involved, with the functions and types it uses. */
  code: string[];
  /** The files in which a changed name is searched: `tests`, and the tests next to them or next to `code`. */
  allTests: string[];
};

const METHODS = new Set(["GET", "PUT", "POST", "DELETE", "PATCH"]);

type Call = { service: string; method: string; path: string | undefined };

/** Finds calls like `ctx.main.GET("/cart/items")`. The path is undefined when it is not a literal. */
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

/** Returns the name of each procedure by its unit: `gateway/routers/cart.ts#cartRouter.get` is `cart.get`. */
function proceduresOf(graph: Graph): Map<string, string> {
  const routers = graph.units.get("gateway/routers.generated.ts#routers")?.uses ?? [];
  return new Map(
    [...routers].flatMap((router) => {
      const noun = router.replace(/^.*#/, "").replace(/Router$/, "");
      const procedures = [...graph.units.keys()].filter((id) => id.startsWith(`${router}.`));
      return procedures.map((id) => [id, `${noun}${id.slice(router.length)}`] as [string, string]);
    }),
  );
}

const fileOf = (unit: string) => unit.replace(/#.*/, "");
const sorted = (values: Iterable<string>) => [...new Set(values)].sort();

type Contracts = Record<string, Document>;
type Placed = ReturnType<typeof listOperations>[number] & { service: string };

const callOf = ({ service, method, path }: Pick<Placed, "service" | "method" | "path">) =>
  `${service} ${method} ${path}`;

/** Returns the gateway units that make each call of the contracts. */
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
  // A path in a variable is a literal in the same unit as its call, or elsewhere in the same file.
  for (const [id, unit] of gateway.units) {
    const own = callsIn(unit).filter(({ path }) => path === undefined);
    for (const { service, method } of own.length > 0 ? own : (open.get(unit.file) ?? [])) {
      const strings = stringsIn(unit.nodes.flatMap((node) => nodesIn(node)));
      for (const path of strings)
        if (paths.has(`${service} ${method} ${path}`)) put(`${service} ${method} ${path}`, id);
    }
  }
  return callers;
}

/** Returns the site units that name each procedure. */
function usersOfProcedures(site: Graph, known: Set<string>): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const [id, unit] of site.units) {
    const nodes = unit.nodes.flatMap((node) => nodesIn(node));
    for (const procedure of proceduresIn(nodes, known)) users.set(procedure, [...(users.get(procedure) ?? []), id]);
  }
  return users;
}

/** Returns these units and everything they use, transitively. */
function usedBy(ids: Iterable<string>, graphs: Graph[]): Set<string> {
  const found = new Set(ids);
  for (const id of found)
    for (const graph of graphs) for (const used of graph.units.get(id)?.uses ?? []) found.add(used);
  return found;
}

/** The same for files, by the types they use. */
function withTypes(files: Iterable<string>, types: Map<string, string[]>): Set<string> {
  const found = new Set(files);
  for (const file of found) for (const named of types.get(file) ?? []) found.add(named);
  return found;
}

/** Returns what every operation reaches, by operationId. */
export function reachOf(...contracts: Contracts[]): Map<string, Reach> {
  const operations: Placed[] = contracts.flatMap((documents) =>
    Object.entries(documents).flatMap(([service, document]) =>
      listOperations(document).map((operation) => ({ service, ...operation })),
    ),
  );
  const sources = readSources("gateway", "site", "services", "openapi/shared", "tests", "scripts/bench");
  const isTest = ({ file }: Source) => /^(tests|scripts\/bench)\/|\.spec\.tsx?$/.test(file);
  const within = (folder: string) => sources.filter((source) => source.file.startsWith(folder) && !isTest(source));
  const gateway = new Graph(within("gateway/"));
  const site = new Graph(within("site/"));
  const services = new Graph(within("services/"));
  const made = proceduresOf(gateway);
  const known = new Set(made.values());
  const callers = callersIn(gateway, operations);
  const siteUsers = usersOfProcedures(site, known);
  const pages = within("site/pages/").map(({ file }) => file);
  const tests = readTests(sources.filter(isTest), known, pages);
  const handlers = within("services/").filter(({ file }) => file.endsWith(".handlers.ts"));

  const ours = (file: string) => !/^(generated|site\/public\/api)\//.test(file);
  const types = new Map(sources.map((source) => [source.file, typesOf(source).filter(ours)]));
  const spec = (file: string) => file.replace(/\.tsx?$/, ".spec.ts");

  const reached = new Map<string, Reach>();
  // An operation that moved has several URLs: the code still calls the old one.
  for (const [id, places] of Map.groupBy(operations, ({ operation }) => operation.operationId)) {
    const calling = [...new Set(places.flatMap((placed) => [...(callers.get(callOf(placed)) ?? [])]))];
    const users = gateway.usersOf(calling);
    const procedures = sorted([...users].flatMap((user) => made.get(user) ?? []));
    const direct = procedures.flatMap((procedure) => siteUsers.get(procedure) ?? []);
    const siteUnits = [...site.usersOf(direct)];
    const parts = siteUnits.flatMap((user) => site.units.get(user)?.file ?? []);
    const way = [...calling, ...[...users].filter((user) => made.has(user)), ...siteUnits];
    const answering = handlers.filter(({ text }) => new RegExp(`\\b${id}\\b`).test(text)).map(({ file }) => file);
    const handling = [...services.units.keys()].filter((unit) => answering.includes(fileOf(unit)));
    const own = parts.filter((file) => file.startsWith("site/pages/"));
    const code = withTypes([...usedBy([...way, ...handling], [gateway, site, services])].map(fileOf), types);
    const specs = new Set([...code].map(spec));
    const addressesOf = places.map(({ path }) => addressOf(path));
    const reaching = tests.filter(
      ({ addresses, file, strings, procedures: named, visited }) =>
        addresses.some((text) => addressesOf.some((address) => address.test(text))) ||
        (strings.has(id) && !file.startsWith("tests/journeys/")) ||
        procedures.some((procedure) => named.has(procedure)) ||
        // Leave out pages that nearly every operation reaches: they do not identify a journey.
        (own.length < pages.length / 2 && own.some((page) => visited.has(page))),
    );
    const reachingFiles = new Set(reaching.map(({ file }) => file));
    const isNear = ({ file, helpers }: (typeof tests)[number]) =>
      specs.has(file) || reachingFiles.has(file) || helpers.some((helper) => reachingFiles.has(helper));
    reached.set(id, {
      calls: sorted(calling.map(fileOf)),
      procedures,
      features: sorted(parts.filter((file) => file.startsWith("site/features/"))),
      pages: sorted(own),
      frame: sorted(parts.filter((file) => /^site\/(layouts\/|front)/.test(file))),
      services: sorted(answering),
      tests: sorted(reachingFiles),
      code: sorted([...code].filter(ours)),
      allTests: sorted(tests.filter(isNear).map(({ file }) => file)),
    });
  }
  return reached;
}
