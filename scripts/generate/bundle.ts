import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { parse, stringify } from "yaml";
import { Advice, root } from "../lib/steps.ts";
import { type Document, follow } from "./document.ts";

type Apis = Record<string, { root: string }>;

/** The entry file of every API of redocly.yaml, by service name. */
export function entriesOf(folder = join(root, "openapi")): Record<string, string> {
  const { apis } = parse(readFileSync(join(folder, "redocly.yaml"), "utf8")) as { apis: Apis };
  return Object.fromEntries(Object.entries(apis).map(([name, api]) => [name, resolve(folder, api.root)]));
}

type Examples = { components?: { examples?: unknown } };

/** The bundle with every example where it is shown: long ones have a file of their own, which Redocly only leads to. */
function withExamples(text: string): Document {
  const bundled = JSON.parse(text) as Document & Examples;
  const isNamed = (value: { $ref?: unknown } | null) => String(value?.$ref).startsWith("#/components/examples/");
  const written = JSON.parse(text, (_, value) => (isNamed(value) ? follow(bundled, value) : value)) as typeof bundled;
  delete written.components?.examples;
  return written;
}

/** Bundles the named contracts, by default all of redocly.yaml, and answers the documents by service name. */
export async function bundle(entries = entriesOf()): Promise<Record<string, Document>> {
  const folder = mkdtempSync(join(tmpdir(), "drawcard-bundle-"));
  try {
    // One process for all of them: most of its time goes into starting. Its own configuration, since the `output` of
    // redocly.yaml is what --check must not touch.
    const output = (name: string) => join(folder, `${name}.json`);
    const apis = Object.entries(entries).map(([name, entry]) => [name, { root: entry, output: output(name) }]);
    const config = join(folder, "redocly.yaml");
    writeFileSync(config, stringify({ apis: Object.fromEntries(apis) }));
    const cli = join(root, "node_modules/@redocly/cli/bin/cli.js");
    try {
      await promisify(execFile)(process.execPath, [cli, "bundle", "--config", config], { cwd: root, maxBuffer: 1e8 });
    } catch (error) {
      const { stderr } = error as { stderr?: string };
      throw new Advice(`${stderr ?? error}\nThe contracts cannot be read (see above).`);
    }
    return Object.fromEntries(
      Object.keys(entries).map((name) => [name, withExamples(readFileSync(output(name), "utf8"))]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
