import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { parse, stringify } from "yaml";
import { ExpectedError, root } from "../lib/steps.ts";
import { canonical } from "./canonical.ts";
import { type Document, follow } from "./document.ts";
import { requireConstructs, requirePathItems } from "./path-items.ts";

type Apis = Record<string, { root: string }>;

/** Returns the entry file of every API of redocly.yaml, by service. */
export function entriesOf(folder = join(root, "openapi")): Record<string, string> {
  const { apis } = parse(readFileSync(join(folder, "redocly.yaml"), "utf8")) as { apis: Apis };
  return Object.fromEntries(Object.entries(apis).map(([name, api]) => [name, resolve(folder, api.root)]));
}

type Examples = { components?: { examples?: unknown } };

/** Returns the bundle with examples inlined. Redocly leaves references to examples in other files. */
function withExamples(text: string): Document {
  const bundled = JSON.parse(text) as Document & Examples;
  const isNamed = (value: { $ref?: unknown } | null) => String(value?.$ref).startsWith("#/components/examples/");
  const written = JSON.parse(text, (_, value) => (isNamed(value) ? follow(bundled, value) : value)) as typeof bundled;
  delete written.components?.examples;
  return written;
}

/** Returns the reference that Redocly underlines in its excerpt of the file. */
function referenceIn(excerpt: string[]): string | undefined {
  const at = excerpt.findIndex((line) => /^ *\| *\^+$/.test(line));
  const line = excerpt[at - 1]?.slice(excerpt[at]?.indexOf("^"));
  return /\$ref: *["']?([^"' }]+)/.exec(line ?? "")?.[1];
}

/** Returns Redocly's errors, one per line. Parse errors hide the errors that follow from them. */
function problemsIn(output: string): string[] {
  const blocks = output.split(/^\[\d+\] /m).filter((block) => block.includes("Error was generated"));
  const lines = blocks.map((block) => {
    const [place = "", words = "", ...excerpt] = block.split("\n").filter((line) => line.trim() !== "");
    const named = words.replace(/^Can't resolve \$ref/, (begin) => `${begin} ${referenceIn(excerpt) ?? ""}`.trim());
    return `${place.split(" ")[0]} ${named.replace(/ in "[^"]+" \([\d:]+\)$/, "")}`;
  });
  const unparsed = lines.filter((line) => line.includes(" Failed to parse"));
  return [...new Set(unparsed.length > 0 ? unparsed : lines)];
}

/** Bundles the named contracts, by default all of redocly.yaml. Returns the documents by service. */
export async function bundle(entries = entriesOf()): Promise<Record<string, Document>> {
  const folder = mkdtempSync(join(tmpdir(), "drawcard-bundle-"));
  try {
    // One process for all, because starting takes most of the time. It uses its own configuration, so that `--check` does not
    // write to the `output` of redocly.yaml.
    const output = (name: string) => join(folder, `${name}.json`);
    const apis = Object.entries(entries).map(([name, entry]) => [name, { root: entry, output: output(name) }]);
    const config = join(folder, "redocly.yaml");
    writeFileSync(config, stringify({ apis: Object.fromEntries(apis) }));
    const cli = join(root, "node_modules/@redocly/cli/bin/cli.js");
    try {
      await promisify(execFile)(process.execPath, [cli, "bundle", "--config", config], { cwd: root, maxBuffer: 1e8 });
    } catch (error) {
      const { stderr = String(error), stdout = "" } = error as { stderr?: string; stdout?: string };
      const problems = problemsIn(`${stdout}\n${stderr}`);
      throw new ExpectedError(`${problems.length > 0 ? problems.join("\n") : stderr}\nThe contracts are invalid.`);
    }
    const written = Object.fromEntries(
      Object.keys(entries).map((name) => [name, withExamples(readFileSync(output(name), "utf8"))]),
    );
    requirePathItems(written, entries);
    const documents = Object.fromEntries(Object.entries(written).map(([name, one]) => [name, canonical(one)]));
    requireConstructs(documents, entries);
    return documents;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
