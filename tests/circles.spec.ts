// Files that import each other in a circle can only be understood, loaded and moved together. Types leave no trace at run
// time and do not count; an import on demand does, since it only hides the circle from the loader.
import ts from "typescript";
import { expect, it } from "vitest";
import { readSources, resolveImport, type Source } from "#scripts/contracts/graph/source.ts";

type Imports = ReadonlyMap<string, readonly string[]>;

/** What a node imports or hands on, unless only as a type. */
function specifierOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node)) {
    return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ? undefined : node.moduleSpecifier;
  }
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
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

/** One circle, file by file, or null. Files that import nothing of the rest are in none and drop out, until all are in one or lead to one. */
function circleIn(imports: Imports): string[] | null {
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

it("no file imports itself by way of others", () => {
  const sources = readSources("gateway", "services", "site", "scripts", "tests");
  expect(sources.length).toBeGreaterThan(500);
  expect(circleIn(new Map(sources.map((source) => [source.file, importsOf(source)])))).toBeNull();
});

it("finds the circle among what leads to it and what it leads to", () => {
  const imports = { page: ["shell"], shell: ["money", "cart"], cart: ["money", "offers"], offers: ["cart"], money: [] };
  expect(circleIn(new Map(Object.entries(imports)))).toEqual(["cart", "offers", "cart"]);
});
