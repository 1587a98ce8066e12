// Redocly accepts a path item that is not an object, and silently drops its operations.
import { readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { isScalar, LineCounter, type Node, parseDocument } from "yaml";
import { ExpectedError, root } from "../lib/steps.ts";
import { refusedConstructs } from "./constructs.ts";
import { type Document, METHODS } from "./document.ts";

const kindOf = (value: unknown) => (Array.isArray(value) ? "a list" : value === null ? "empty" : `a ${typeof value}`);
const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns file, line and column of a part of a contract. Follows references into other files. */
function placeOf(file: string, keys: string[]): string {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, "utf8"), { lineCounter: lines });
  for (let depth = 1; depth <= keys.length; depth += 1) {
    const reference = document.getIn([...keys.slice(0, depth), "$ref"], true);
    // A keyword beside the reference is in this file.
    const isBeside = depth < keys.length && document.hasIn(keys.slice(0, depth + 1));
    if (!isScalar(reference) || isBeside) continue;
    const [path = "", pointer = ""] = String(reference.value).split("#");
    const steps = pointer
      .split("/")
      .slice(1)
      .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
    return placeOf(path ? resolve(dirname(file), path) : file, [...steps, ...keys.slice(depth)]);
  }
  // The nearest written part, for keys that were added to the bundle.
  let node: Node | undefined;
  for (let depth = keys.length; !node && depth > 0; depth -= 1)
    node = document.getIn(keys.slice(0, depth), true) as Node | undefined;
  const { line, col } = lines.linePos(node?.range?.[0] ?? 0);
  return `${relative(root, file)}:${line}:${col}`;
}

/** Throws with file and line for each construct from which no right code is generated. */
export function requireConstructs(documents: Record<string, Document>, entries: Record<string, string>): void {
  const problems = Object.entries(documents).flatMap(([service, document]) =>
    refusedConstructs(document).map(({ keys, words }) => `${placeOf(entries[service] ?? "", keys)} ${words}.`),
  );
  if (problems.length > 0) throw new ExpectedError(`${[...new Set(problems)].join("\n")}\nThe contracts are invalid.`);
}

/** Throws with file and line if a path item or an operation is not an object. */
export function requirePathItems(documents: Record<string, Document>, entries: Record<string, string>): void {
  const problems = Object.entries(documents).flatMap(([service, { paths = {} }]) => {
    const entry = entries[service] ?? "";
    return Object.entries(paths).flatMap(([path, item]: [string, unknown]) => {
      if (!isObject(item)) return [`${placeOf(entry, ["paths", path])} The path item of ${path} is ${kindOf(item)}`];
      const operations = item as Record<string, unknown>;
      return METHODS.filter((method) => method in operations && !isObject(operations[method])).map(
        (method) => `${placeOf(entry, ["paths", path, method])} ${method} of ${path} is ${kindOf(operations[method])}`,
      );
    });
  });
  if (problems.length === 0) return;
  const lines = problems.map((problem) => `${problem}; write an object: its methods (get, post) or its fields.`);
  throw new ExpectedError(`${lines.join("\n")}\nThe contracts are invalid.`);
}
