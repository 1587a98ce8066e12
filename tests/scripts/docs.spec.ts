// Checks that the files, functions and links in the documents exist.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "#scripts/lib/steps.ts";

const decisions = readdirSync(join(root, "docs/adr")).map((file) => `docs/adr/${file}`);
const documents = [
  "README.md",
  ...readdirSync(join(root, "docs"))
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
  ...decisions,
];
const read = (path: string) => readFileSync(join(root, path), "utf8");
const missing = (paths: string[]) => paths.filter((path) => !existsSync(join(root, path)));

const FOLDERS = /^(docs|gateway|generated|openapi|scripts|services|site|tests)\//;
// Files that the steps of developing.md and editors.md add.
const PLANNED = /retailers|RetailerList|my-first-post|dune|campaigns\/spring/;

describe.each(documents)("%s", (document) => {
  const text = read(document);

  it("has no dead links", () => {
    // Examples of content link to pages of the shop.
    const links = [...text.replaceAll(/^ *```md$.*?^ *```$/gms, "").matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(
      ([, link]) => link ?? "",
    );
    const local = links.filter((link) => !/^https?:/.test(link)).map((link) => join(dirname(document), link));
    expect(missing(local.filter((link) => !PLANNED.test(link)))).toEqual([]);
  });

  it("names existing files", () => {
    const names = [...text.matchAll(/`([\w./[\]-]+)`/g)].map(([, name]) => name ?? "");
    const paths = names.filter((name) => FOLDERS.test(name) && !PLANNED.test(name));
    expect(missing(paths)).toEqual([]);
  });
});

it("the add-to-cart table names existing functions", () => {
  const [, table = ""] = read("docs/architecture.md").split("## Add to cart, by file names");
  const rows =
    table
      .split("\n## ")[0]
      ?.split("\n")
      .filter((line) => line.startsWith("| ")) ?? [];
  const steps = rows.slice(1).map((row) => {
    const [, , files = "", names = ""] = row.split("|");
    const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? "");
    const folder = dirname(quoted(files)[0] ?? "");
    const paths = quoted(files).map((path) =>
      path.includes("/") && !path.startsWith(".") ? path : join(folder, path),
    );
    return { row, paths, names: quoted(names) };
  });

  expect(steps.length).toBeGreaterThan(12);
  expect(missing(steps.flatMap(({ paths }) => paths))).toEqual([]);
  const lost = steps.flatMap(({ paths, names }) => {
    const code = paths.map(read).join("\n");
    return names.filter((name) => !code.includes(name));
  });
  expect(lost).toEqual([]);
});
