// Finds import cycles between files, and between the nouns of the services. Imports of types count too.
import ts from "typescript";
import { expect, it } from "vitest";
import { readSources, resolveImport, type Source } from "#scripts/contracts/graph/source.ts";

type Imports = ReadonlyMap<string, readonly string[]>;

/** Returns what a node imports or re-exports. */
function specifierOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0];
  return undefined;
}

function importsOf({ file, tree }: Source): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const specifier = specifierOf(node);
    const target = specifier && ts.isStringLiteralLike(specifier) && resolveImport(file, specifier.text);
    if (target) found.push(target);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Returns one cycle, or `null`. Repeatedly drops files without remaining imports; the rest are in a cycle or import one. */
function findCycle(imports: Imports): string[] | null {
  let left = new Set(imports.keys());
  const nextOf = (file: string) => imports.get(file)?.find((target) => left.has(target));
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    left = new Set([...left].filter(nextOf));
  }
  const way: string[] = [];
  for (let [file] = left; file; file = nextOf(file)) {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    way.push(file);
  }
  return null;
}

it("no file imports itself through others", () => {
  const sources = readSources("gateway", "services", "openapi/shared", "site", "scripts", "tests");
  expect(sources.length).toBeGreaterThan(500);
  expect(findCycle(new Map(sources.map((source) => [source.file, importsOf(source)])))).toBeNull();
});

/** Returns the noun of a main-service file: `sales/cart`. */
const nounOf = (file: string) => /^services\/main\/(\w+\/[^/]+)\//.exec(file)?.[1];

it("no noun of the services imports itself through other nouns", () => {
  const imports = new Map<string, string[]>();
  for (const source of readSources("services/main")) {
    const noun = nounOf(source.file);
    if (!noun) continue;
    const others = importsOf(source).flatMap((file) => nounOf(file) ?? []);
    imports.set(noun, [...(imports.get(noun) ?? []), ...others.filter((other) => other !== noun)]);
  }
  expect(imports.size).toBeGreaterThan(15);
  expect(findCycle(imports)).toBeNull();
});

it("finds a cycle among files that lead to it and files it leads to", () => {
  const imports = { page: ["shell"], shell: ["money", "cart"], cart: ["money", "offers"], offers: ["cart"], money: [] };
  expect(findCycle(new Map(Object.entries(imports)))).toEqual(["cart", "offers", "cart"]);
});
