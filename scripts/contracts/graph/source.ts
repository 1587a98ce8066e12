// Parses the project's files into syntax trees, to see which uses which. No type checker is needed.
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { root } from "../../lib/steps.ts";

export type Source = {
  /** Path from the project's folder: `gateway/routers/cart.ts`. */
  file: string;
  text: string;
  tree: ts.SourceFile;
};

/** Returns the code of an .astro file: its frontmatter and scripts. The template uses what the frontmatter imports. */
function codeOf(file: string, text: string): string {
  if (!file.endsWith(".astro")) return text;
  const frontmatter = /^---\n(.*?)\n---/s.exec(text)?.[1] ?? "";
  const scripts = [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code ?? "");
  return [frontmatter, ...scripts].join("\n;\n");
}

function readSource(file: string): Source {
  const text = readFileSync(join(root, file), "utf8");
  const kind = file.endsWith(".ts") ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  return { file, text, tree: ts.createSourceFile(file, codeOf(file, text), ts.ScriptTarget.Latest, true, kind) };
}

/** Reads every source below the folders. */
export function readSources(...folders: string[]): Source[] {
  const patterns = folders.map((folder) => `${folder}/**/*.{ts,tsx,astro}`);
  return globSync(patterns, { cwd: root }).sort().map(readSource);
}

/** Returns the file of an import; undefined for packages and files without code. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (!/^[.#]/.test(specifier) || !/\.(ts|tsx|astro)$/.test(specifier)) return undefined;
  const file = specifier.startsWith("#") ? specifier.slice(1) : join(dirname(from), specifier);
  return existsSync(join(root, file)) ? file : undefined;
}

/** Returns the files of type-only imports, which do not exist at run time. */
export function typesOf({ file, tree }: Source): string[] {
  return tree.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const named = statement.importClause?.namedBindings;
    const isType =
      statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword ||
      (named !== undefined && ts.isNamedImports(named) && named.elements.some(({ isTypeOnly }) => isTypeOnly));
    const target = isType ? resolveImport(file, statement.moduleSpecifier.text) : undefined;
    return target ? [target] : [];
  });
}
