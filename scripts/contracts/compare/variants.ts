// Pairs the alternatives of two contracts by their contents.
import { isDeepStrictEqual } from "node:util";
import type { Schema } from "../../generate/document.ts";
import { type Node, nameOf, resolveSchema, typesOf, valuesOf, withoutAnnotations } from "./node.ts";

/** Returns the constant values of an alternative by property: `{ kind: "card" }`. */
function tagsOf(node: Node): Map<string, unknown> {
  const properties = Object.entries(resolveSchema(node).schema.properties ?? {});
  return new Map(
    properties.flatMap(([name, schema]) => {
      const values = valuesOf(resolveSchema({ ...node, schema }).schema);
      return values?.length === 1 ? [[name, values[0]] as [string, unknown]] : [];
    }),
  );
}

/** Names an alternative by its constant, title, type or position. */
export function labelsOf(variants: Node[]): string[] {
  const own = variants.map((variant) => {
    const [tag] = [...tagsOf(variant).values()];
    const { title } = resolveSchema(variant).schema;
    return String(nameOf(variant) ?? tag ?? title ?? typesOf(resolveSchema(variant).schema).join(" or "));
  });
  const isAlone = (label: string) => label !== "" && own.filter((other) => other === label).length === 1;
  return own.map((label, at) => (isAlone(label) ? label : String(at + 1)));
}

const share = (one: unknown[], other: unknown[]) =>
  one.filter((value) => other.includes(value)).length / new Set([...one, ...other]).size;

/** Returns the similarity of two alternatives, from 0 to 1. */
function likeness(one: Node, other: Node, depth = 0): number {
  const [a, b] = [resolveSchema(one), resolveSchema(other)];
  if (isDeepStrictEqual(withoutAnnotations(a.schema), withoutAnnotations(b.schema))) return 1;
  const types = (node: Node) => typesOf(node.schema).filter((type) => type !== "null");
  if (!types(a).some((type) => types(b).includes(type)) || depth > 3) return 0;
  const inner = (node: Node, schema: Schema) => ({ ...node, schema });
  if (a.schema.properties || b.schema.properties) {
    const [had, has] = [a.schema.properties ?? {}, b.schema.properties ?? {}];
    const names = new Set([...Object.keys(had), ...Object.keys(has)]);
    const alike = [...names].map((name) => {
      const [before, after] = [had[name], has[name]];
      return before && after ? 0.5 + likeness(inner(a, before), inner(b, after), depth + 1) / 2 : 0;
    });
    return (0.95 * alike.reduce((sum, part) => sum + part, 0)) / names.size;
  }
  if (a.schema.items && b.schema.items)
    return 0.4 + 0.5 * likeness(inner(a, a.schema.items), inner(b, b.schema.items), depth + 1);
  const [old, now] = [valuesOf(a.schema), valuesOf(b.schema)];
  if (old && now) return 0.4 + 0.5 * share(old, now);
  return a.schema["format"] === b.schema["format"] ? 0.8 : 0.5;
}

/** Whether two alternatives have different constants for the same property. */
function areApart(one: Node, other: Node): boolean {
  const marks = tagsOf(other);
  return [...tagsOf(one)].some(([name, value]) => marks.has(name) && marks.get(name) !== value);
}

// Below this similarity, one alternative was removed and another added.
const ALIKE = 0.3;

export type Pairing = { pairs: [older: Node, newer: Node][]; removed: Node[]; added: Node[] };

/**
 * Pairs the alternatives of two contracts by name, then by constant, then by title, then by similarity. Equally many leftovers on
 * both sides count as changed.
 */
export function pairVariants(old: Node[], now: Node[]): Pairing {
  const pairs: Pairing["pairs"] = [];
  const [removed, added] = [new Set(old), new Set(now)];
  const pair = (older: Node, newer: Node) => {
    pairs.push([older, newer]);
    removed.delete(older);
    added.delete(newer);
  };
  const title = (node: Node) => resolveSchema(node).schema["title"];
  const marks = (node: Node) => JSON.stringify([...tagsOf(node)].sort());
  const rules: ((older: Node, newer: Node) => boolean)[] = [
    (older, newer) => nameOf(older) !== undefined && nameOf(older) === nameOf(newer),
    (older, newer) => tagsOf(older).size > 0 && marks(older) === marks(newer),
    (older, newer) => title(older) !== undefined && title(older) === title(newer) && !areApart(older, newer),
  ];
  for (const same of rules) {
    for (const older of removed) {
      const newer = [...added].find((candidate) => same(older, candidate));
      if (newer) pair(older, newer);
    }
  }
  const scored = [...removed].flatMap((older) => {
    return [...added].map((newer) => ({ older, newer, score: areApart(older, newer) ? 0 : likeness(older, newer) }));
  });
  for (const { older, newer, score } of scored.toSorted((one, other) => other.score - one.score)) {
    // Different names are different things, unless their contents are equal.
    const named = nameOf(older) !== undefined && nameOf(newer) !== undefined;
    if (removed.has(older) && added.has(newer) && score >= (named ? 1 : ALIKE)) pair(older, newer);
  }
  const nameless = (nodes: Set<Node>) =>
    [...nodes].every((node) => nameOf(node) === undefined && tagsOf(node).size === 0);
  if (removed.size === added.size && nameless(removed) && nameless(added)) {
    const left = [...added];
    for (const [at, older] of [...removed].entries()) pair(older, left[at] as Node);
  }
  return { pairs, removed: [...removed], added: [...added] };
}
