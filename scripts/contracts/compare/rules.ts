// Compares constraints of a schema beyond types, enums and bounds.
import { isDeepStrictEqual } from "node:util";
import type { Schema } from "../../generate/document.ts";
import { BOUNDS, differingKeywords, meaningOf, type Node } from "./node.ts";
import type { Report } from "./report.ts";

/** Shortens a text to fit a line of the report. */
export const shortJson = (value: unknown) => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
};

/** Money on the wire is a number with a fixed number of decimals. */
function compareDecimals(before: Schema, after: Schema, place: string, report: Report) {
  const [old, now] = [before["x-decimals"], after["x-decimals"]] as [number | undefined, number | undefined];
  if (old === now) return;
  const fewer = now !== undefined && (old === undefined || now < old);
  report.found(
    fewer ? "decimals-fewer" : "decimals-more",
    place,
    `had ${old ?? "any"} decimals and has ${now ?? "any"}`,
  );
}

function compareSteps(before: Schema, after: Schema, place: string, report: Report) {
  const [old, now] = [before["multipleOf"], after["multipleOf"]] as [number | undefined, number | undefined];
  if (old === now) return;
  const isIn = (one: number, other: number) => Math.abs(one / other - Math.round(one / other)) < 1e-9;
  const words = `was a multiple of ${old ?? "anything"} and is one of ${now ?? "anything"}`;
  if (old === undefined || (now !== undefined && isIn(now, old))) report.found("step-coarser", place, words);
  else report.found(now === undefined || isIn(old, now) ? "step-finer" : "step-changed", place, words);
}

/** Properties required together with another. */
function compareCompanions(before: Schema, after: Schema, place: string, report: Report) {
  const pairs = (schema: Schema) =>
    Object.entries((schema["dependentRequired"] ?? {}) as Record<string, string[]>).flatMap(([name, others]) =>
      others.map((other) => `${other} with ${name}`),
    );
  const [old, now] = [pairs(before), pairs(after)];
  for (const pair of now.filter((one) => !old.includes(one)))
    report.found("companion-required", place, `now requires ${pair}`);
  for (const pair of old.filter((one) => !now.includes(one)))
    report.found("companion-optional", place, `no longer requires ${pair}`);
}

/** Constraints that are only equal or different: their text does not show which is wider. */
const WHOLE = { exclusion: ["not"], condition: ["if", "then", "else"] } as const;

function compareWhole(before: Node, after: Node, place: string, report: Report) {
  for (const [rule, words] of Object.entries(WHOLE) as [keyof typeof WHOLE, readonly string[]][]) {
    const of = ({ document, schema }: Node) =>
      schema[words[0] ?? ""] === undefined ? undefined : words.map((word) => meaningOf(document, schema[word]));
    const [old, now] = [of(before), of(after)];
    if (isDeepStrictEqual(old, now)) continue;
    const change = old === undefined ? "added" : now === undefined ? "removed" : "changed";
    report.found(`${rule}-${change}`, place, `${words.join(", ")}: was ${shortJson(old)} and is ${shortJson(now)}`);
  }
}

/** AllOf parts that repeat another part in other words. */
function compareParts(before: Node, after: Node, place: string, report: Report) {
  const parts = ({ document, schema }: Node) =>
    ((schema["also"] ?? []) as Schema[]).map((part) => meaningOf(document, part));
  const [old, now] = [parts(before), parts(after)];
  const lacks = (list: unknown[], part: unknown) => !list.some((other) => isDeepStrictEqual(other, part));
  for (const part of now.filter((one) => lacks(old, one)))
    report.found("part-added", place, `must now also match ${shortJson(part)}`);
  for (const part of old.filter((one) => lacks(now, one)))
    report.found("part-removed", place, `need no longer match ${shortJson(part)}`);
}

/** Keywords compared separately, here or in schemas.ts. */
const KNOWN = new Set([
  ...["$ref", "type", "properties", "required", "additionalProperties", "items", "allOf", "anyOf", "oneOf", "enum"],
  ...["const", "uniqueItems", "format", "pattern", "default", "discriminator", "multipleOf", "x-decimals"],
  ...[
    "propertyNames",
    "contentSchema",
    "dependentRequired",
    "not",
    "if",
    "then",
    "else",
    "also",
    "unevaluatedProperties",
    "prefixItems",
    "readOnly",
    "writeOnly",
  ],
  ...BOUNDS.map(([name]) => name),
]);

export function compareRules(before: Node, after: Node, place: string, report: Report) {
  const [old, now] = [before.schema, after.schema];
  compareDecimals(old, now, place, report);
  compareSteps(old, now, place, report);
  compareCompanions(old, now, place, report);
  compareWhole(before, after, place, report);
  compareParts(before, after, place, report);
  for (const word of differingKeywords(before, after, KNOWN))
    report.found("keyword-changed", place, `${word} was ${shortJson(old[word])} and is ${shortJson(now[word])}`);
}
