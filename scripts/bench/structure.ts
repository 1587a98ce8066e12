// Measures how the code is cut into files, so that a change of its shape can be compared with the state before it.
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { readEnv as readGatewayEnv } from "#gateway/foundation/env.ts";
import { createLog } from "#gateway/foundation/log.ts";
import { createGateway } from "#gateway/gateway.ts";
import { readEnv as readServicesEnv } from "#services/lib/env.ts";
import { startServices } from "#services/start.ts";
import { readSources, resolveImport, type Source, typesOf } from "../contracts/graph/source.ts";
import { nodesIn } from "../contracts/graph/syntax.ts";
import { print, root } from "../lib/steps.ts";

const LAYERS = ["openapi", "gateway", "services", "site", "scripts", "tests"];
const TEXT = "{ts,tsx,astro,css,mjs,cjs,yaml}";
/** Where a press on "Add" starts in the browser. */
const PRESS = "site/features/play/adding/use-add-ticket.ts";

const countLines = (text: string) => text.split("\n").length - 1;
const isTest = (file: string) => file.startsWith("tests/") || file.includes(".spec.");
const isGenerated = (file: string) => /^generated\/|\.generated\.|\/fonts\/|^site\/public\//.test(file);
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

function row(name: string, ...values: (number | string)[]) {
  print(`  ${name.padEnd(44)}${values.map((value) => value.toLocaleString("en").padStart(12)).join("")}`);
}

function printLayers() {
  print("\nFiles and lines, without generated files and without tests next to their files");
  for (const layer of LAYERS) {
    const files = globSync(`${layer}/**/*.${TEXT}`, { cwd: root }).filter((file) => !isGenerated(file));
    const own = layer === "tests" ? files : files.filter((file) => !isTest(file));
    row(layer, own.length, sum(own.map((file) => countLines(readFileSync(join(root, file), "utf8")))));
  }
}

/** Returns the files that each file imports, at run time or for types; dynamic imports included. */
function importsOf({ file, tree }: Source): string[] {
  const named = nodesIn(tree).flatMap((node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
      return [node.moduleSpecifier];
    return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? [...node.arguments] : [];
  });
  const files = named.map((name) => (ts.isStringLiteral(name) ? resolveImport(file, name.text) : undefined));
  return [...new Set(files.filter((target) => target !== undefined))];
}

function printFiles(sources: Source[]) {
  const lines = sources.map(({ text }) => countLines(text)).sort((one, other) => one - other);
  const importers = new Map<string, number>();
  for (const target of sources.flatMap(importsOf)) importers.set(target, (importers.get(target) ?? 0) + 1);
  const single = sources.filter(({ file }) => importers.get(file) === 1);
  const small = single.filter(({ text }) => countLines(text) <= 25);
  const suffixes = new Set(sources.flatMap(({ file }) => /^[^.]+(\.[^.]+)\.tsx?$/.exec(basename(file))?.[1] ?? []));
  print("\nThe code without tests");
  row("median of lines", lines[Math.floor(lines.length / 2)] ?? 0);
  row("95th percentile of lines", lines[Math.floor(lines.length * 0.95)] ?? 0);
  row("files with one importer", single.length);
  row("… of which have at most 25 lines", small.length);
  row("suffixes of names", suffixes.size, `  ${[...suffixes].sort().join(" ")}`);
}

/** Returns the number of words in comments. A comment belongs to several nodes that start at its end, so it is counted by position. */
function commentWords({ tree }: Source): number {
  const ranges = nodesIn(tree).flatMap(({ pos, end }) => [
    ...(ts.getLeadingCommentRanges(tree.text, pos) ?? []),
    ...(ts.getTrailingCommentRanges(tree.text, end) ?? []),
  ]);
  const comments = new Map(ranges.map(({ pos, end }) => [pos, tree.text.slice(pos, end)]));
  return sum([...comments.values()].map((comment) => comment.match(/[\w'’]+/g)?.length ?? 0));
}

/** Returns the labels and the buttons of forms that a file defines. */
const definedIn = (text: string) => [...text.matchAll(/\b(?:label|submit): "([^"]+)"/g)].map(([, label = ""]) => label);

function printWords(code: Source[], tests: Source[]) {
  const site = code.filter(({ file }) => file.startsWith("site/") && !file.includes("/_catalogue/"));
  const labels = new Set(site.flatMap(({ text }) => definedIn(text)));
  // Other tests name things of other layers, in part with the same words.
  const copies = tests
    .filter(({ file }) => /^(site|tests\/front|tests\/journeys)\//.test(file))
    .flatMap(({ text }) => {
      const own = new Set(definedIn(text));
      return [...text.matchAll(/"([^"\n]+)"/g)].flatMap(([, string = ""]) =>
        labels.has(string) && !own.has(string) ? [string] : [],
      );
    });
  const readme = readFileSync(join(root, "README.md"), "utf8");
  print("\nWords and tests");
  row("words in comments", sum(code.map(commentWords)));
  row("lines of tests", sum(tests.map(({ text }) => countLines(text))));
  row("labels of forms", labels.size);
  row("their copies in tests", copies.length);
  row("lines of README.md", countLines(readme));
}

/** Returns the files that a file loads at once in a browser. */
function loadedBy(entry: string, sources: Map<string, Source>): Set<string> {
  const found = new Set([entry]);
  for (const file of found) {
    const source = sources.get(file);
    if (!source) continue;
    const types = typesOf(source);
    for (const target of importsOf(source)) if (!types.includes(target)) found.add(target);
  }
  return found;
}

/** Returns the files of the gateway and the services with a function that runs while a ticket is added. */
async function filesOfAdd(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "drawcard-structure-"));
  const env = { DATA_DIR: folder, DEMO: "1", LOG_LEVEL: "silent", NODE_ENV: "test" };
  const services = await startServices({ env: readServicesEnv({ ...env, SERVICES_PORT: "0" }) });
  const silent = createLog("silent", { write() {} });
  const gateway = createGateway(readGatewayEnv({ ...env, DISCOVERY_URL: services.url }), { log: silent });
  const session = new Session();
  session.connect();
  try {
    const headers = new Headers({ "sec-fetch-site": "same-origin" });
    const visitor = gateway.open({ headers, ip: "127.0.0.1", url: new URL("http://127.0.0.1:4321/") });
    const ticket = { productType: "lottery_ticket", lotteryKey: "monday_lotto", gameType: "standard" } as const;
    const item = { ...ticket, gameOffer: "standard", numGames: 4, numDraws: 1, quickpick: true };
    const add = () => visitor.caller.cart.addItem({ item, idempotencyKey: crypto.randomUUID() });
    // The first press also opens the cart.
    await add();
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
    await session.post("Profiler.takePreciseCoverage");
    await add();
    const { result } = await session.post("Profiler.takePreciseCoverage");
    const ran = result.filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0));
    const files = ran.flatMap(({ url }) =>
      url.startsWith("file:") ? [fileURLToPath(url).slice(root.length + 1)] : [],
    );
    return files.filter((file) => /^(gateway|services|openapi)\//.test(file));
  } finally {
    session.disconnect();
    await gateway.close();
    await services.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function printPress(sources: Source[]) {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const ran = await filesOfAdd();
  const count = (folder: string) => ran.filter((file) => file.startsWith(folder)).length;
  print(
    '\nFiles that a press on "Add" crosses: those loaded in the browser, those with a function that runs on the server',
  );
  row("browser", loadedBy(PRESS, byFile).size);
  for (const folder of ["gateway", "openapi", "services"]) row(folder, count(`${folder}/`));
}

/** Prints the shape of the code: files, lines, importers, comments, tests, and the way of one press. */
export async function benchStructure() {
  print("The structure of the code");
  const all = readSources("gateway", "services", "openapi/shared", "site", "scripts", "tests").filter(
    ({ file }) => !isGenerated(file),
  );
  const code = all.filter(({ file }) => !isTest(file));
  printLayers();
  printFiles(code);
  printWords(
    code,
    all.filter(({ file }) => isTest(file)),
  );
  await printPress(code);
}
