// Compares two schemas of one value. The direction, request or reply, decides what is safe.
import type { Schema } from "../../generate/document.ts";
import { compareDeprecation } from "./deprecation.ts";
import { compareDiscriminators } from "./discriminators.ts";
import type { Direction } from "./kinds.ts";
import {
  ANNOTATION,
  admitsNull,
  at,
  BOUNDS,
  type Node,
  nameOf,
  resolveSchema,
  typesOf,
  valuesOf,
  variantsOf,
} from "./node.ts";
import type { Report } from "./report.ts";
import { compareRules, shortJson } from "./rules.ts";
import { labelsOf, pairVariants } from "./variants.ts";

/** Writes the bounds of whole numbers in one way: more than 0 is at least 1. */
function withWholeBounds(schema: Schema): Schema {
  if (typesOf(schema).join() !== "integer") return schema;
  const { exclusiveMaximum, exclusiveMinimum, maximum, minimum, ...rest } = schema as Schema & Record<string, number>;
  const least = [
    minimum === undefined ? [] : Math.ceil(minimum),
    exclusiveMinimum === undefined ? [] : Math.floor(exclusiveMinimum) + 1,
  ].flat();
  const most = [
    maximum === undefined ? [] : Math.floor(maximum),
    exclusiveMaximum === undefined ? [] : Math.ceil(exclusiveMaximum) - 1,
  ].flat();
  return {
    ...rest,
    ...(least.length > 0 && { minimum: Math.max(...least) }),
    ...(most.length > 0 && { maximum: Math.min(...most) }),
  };
}

function compareBounds(given: Schema, changed: Schema, place: string, report: Report) {
  const [before, after] = [withWholeBounds(given), withWholeBounds(changed)];
  for (const [name, sign] of BOUNDS) {
    const [old, now] = [before[name], after[name]] as [number | undefined, number | undefined];
    if (old === now) continue;
    const tighter = now !== undefined && (old === undefined || (now - old) * sign > 0);
    const words = `${name} was ${shortJson(old)} and is ${shortJson(now)}`;
    report.found(tighter ? "bound-tightened" : "bound-loosened", place, words);
  }
  if (Boolean(before["uniqueItems"]) !== Boolean(after["uniqueItems"]))
    report.found(
      after["uniqueItems"] ? "bound-tightened" : "bound-loosened",
      place,
      after["uniqueItems"] ? "items must be unique now" : "items may repeat now",
    );
}

function compareWord(word: "format" | "pattern", before: Schema, after: Schema, place: string, report: Report) {
  const [old, now] = [before[word], after[word]];
  if (old === now) return;
  const change = old === undefined ? "added" : now === undefined ? "removed" : "changed";
  report.found(`${word}-${change}`, place, `${word} was ${shortJson(old)} and is ${shortJson(now)}`);
}

function compareValues(before: Schema, after: Schema, place: string, report: Report) {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  if (!old && !now) return;
  if (!old) return report.found("enum-closed", place, `only ${shortJson(now)} is allowed now`);
  if (!now) return report.found("enum-opened", place, `any value is allowed now, not only ${shortJson(old)}`);
  const isOther = old.length === 1 && now.length === 1 && old[0] !== null && now[0] !== null && old[0] !== now[0];
  if (isOther) return report.found("const-changed", place, `was ${shortJson(old[0])} and is ${shortJson(now[0])}`);
  const [gone, added] = [old.filter((value) => !now.includes(value)), now.filter((value) => !old.includes(value))].map(
    // Null is reported separately.
    (values) => values.filter((value) => value !== null).map(shortJson),
  ) as [string[], string[]];
  if (gone.length > 0) report.found("enum-value-removed", place, `removed values: ${gone.join(", ")}`);
  if (added.length > 0) report.found("enum-value-added", place, `new values: ${added.join(", ")}`);
}

/** Every integer is a number. */
const covers = (types: string[], type: string) =>
  types.length === 0 || types.includes(type) || (type === "integer" && types.includes("number"));

/** Whether a schema has no constraints, so that it admits everything, including null. */
const isOpen = (node: Node) => typesOf(node.schema).length === 0 && variantsOf(node).length === 0;

function compareNull(before: Node, after: Node, place: string, report: Report) {
  if (isOpen(before) || isOpen(after)) return;
  const [had, has] = [admitsNull(before), admitsNull(after)];
  if (had && !has) report.found("null-refused", place, "may no longer be null");
  if (!had && has) report.found("null-allowed", place, "may be null now");
}

/** Compares types. Returns whether comparing further makes sense. */
function compareTypes(before: Node, after: Node, place: string, report: Report): boolean {
  const types = ({ schema }: Node) => typesOf(schema).filter((type) => type !== "null");
  const [old, now] = [types(before), types(after)];
  const words = `was ${old.join(" or ") || "anything"} and is ${now.join(" or ") || "anything"}`;
  const kept = now.length > 0 ? old.filter((type) => covers(now, type)) : old;
  const narrower = old.length === 0 ? now.length > 0 : kept.length < old.length;
  const wider = now.length === 0 ? old.length > 0 : old.length > 0 && now.some((type) => !covers(old, type));
  // A number that became an integer still sends numbers.
  const within = narrower && old.length > 0 && now.every((type) => covers(old, type));
  if (narrower && old.length > 0 && !within && wider) report.found("type-changed", place, words);
  else if (narrower) report.found("type-narrowed", place, words);
  else if (wider) report.found("type-widened", place, words);
  return !narrower || within || old.length === 0;
}

/** Returns a schema without the properties that are not in a request (readOnly) or a reply (writeOnly). */
function asSent({ document, schema }: Node, direction: Direction): Node {
  const flag = direction === "request" ? "readOnly" : "writeOnly";
  const isHidden = (property: Schema) =>
    (property[flag] === true || property.$ref !== undefined || property.allOf !== undefined) &&
    resolveSchema({ document, schema: property }).schema[flag] === true;
  const hidden = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    isHidden(property) ? [name] : [],
  );
  if (hidden.length === 0) return { document, schema };
  const { properties = {}, required = [], ...rest } = schema;
  const kept = Object.entries(properties).filter(([name]) => !hidden.includes(name));
  const stillRequired = required.filter((name) => !hidden.includes(name));
  return { document, schema: { ...rest, properties: Object.fromEntries(kept), required: stillRequired } };
}

function compareProperties(given: Node, changed: Node, place: string, report: Report) {
  const [before, after] = [asSent(given, report.direction), asSent(changed, report.direction)];
  const [old, now] = [before.schema.properties ?? {}, after.schema.properties ?? {}];
  const inner = (name: string) => (place ? `${place}.${name}` : name);
  const [wasRequired, isRequired] = [before, after].map(({ schema }) => new Set(schema.required)) as [
    Set<string>,
    Set<string>,
  ];
  for (const [name, schema] of Object.entries(old)) {
    const newer = now[name];
    if (!newer) report.found("property-removed", inner(name), "is gone");
    else compareSchemas(at(before.document, schema), at(after.document, newer), inner(name), report);
  }
  for (const name of new Set([...Object.keys(old), ...Object.keys(now), ...wasRequired, ...isRequired])) {
    const [had, has] = [Object.hasOwn(old, name), Object.hasOwn(now, name)];
    if (had && !has) continue;
    const isNew = has && !had;
    if (isRequired.has(name) && !wasRequired.has(name) && (!isNew || report.direction === "request"))
      report.found("property-required", inner(name), isNew ? "is new and required" : "is required now");
    else if (isNew) report.found("property-added", inner(name), "is new");
    else if (wasRequired.has(name) && !isRequired.has(name))
      report.found("property-optional", inner(name), "may be absent now");
  }
}

/** `unevaluatedProperties` closes an object like `additionalProperties`. */
const keysOf = ({ additionalProperties, unevaluatedProperties }: Schema) =>
  additionalProperties ?? (unevaluatedProperties as boolean | Schema | undefined);

function compareKeys(before: Node, after: Node, place: string, report: Report) {
  const [old, now] = [keysOf(before.schema), keysOf(after.schema)];
  if (typeof old === "object" && typeof now === "object")
    compareSchemas(at(before.document, old), at(after.document, now), `${place}{}`, report);
  else if (now === false && old !== false) report.found("keys-closed", place, "no other keys are allowed now");
  else if (old === false && now !== false) report.found("keys-opened", place, "any key is allowed now");
  else if (typeof old === "object") report.found("type-widened", `${place}{}`, "values of any shape are allowed now");
  else if (typeof now === "object") report.found("type-narrowed", `${place}{}`, "values must have a shape now");
}

/** Compares the key constraints of a map, reported like a value at its position. */
function compareKeyNames(before: Node, after: Node, place: string, report: Report) {
  const [old, now] = [before.schema["propertyNames"], after.schema["propertyNames"]] as [Schema?, Schema?];
  if (old && now) compareSchemas(at(before.document, old), at(after.document, now), `${place}{key}`, report);
  else if (now) report.found("key-names-closed", place, "not every key is allowed now");
  else if (old) report.found("key-names-opened", place, "any key is allowed now");
}

function compareVariants(before: Node, after: Node, place: string, report: Report) {
  const [old, now] = [variantsOf(before), variantsOf(after)];
  if (old.length === 0 && now.length === 0) return;
  // Null has been compared: `anyOf: [T, null]` is `type: [T, null]`.
  const [older, newer] = [old.length > 0 ? old : [withoutNull(before)], now.length > 0 ? now : [withoutNull(after)]];
  compareExclusion(before, after, place, report);
  const { pairs, removed, added } = pairVariants(older, newer);
  // An unnamed schema is reported at its position, a named one under its name.
  const labels = labelsOf(older);
  const placeOf = (variant: Node) => (older.length > 1 ? `${place}(${labels[older.indexOf(variant)]})` : place);
  for (const [variant, twin] of pairs) compareSchemas(variant, twin, placeOf(variant), report);
  const called = (variant: Node, list: Node[]) => labelsOf(list)[list.indexOf(variant)];
  for (const variant of removed)
    report.found("variant-removed", place, `${called(variant, older)} is no longer an alternative`);
  for (const variant of added) {
    const words = `${called(variant, newer)} is a new alternative`;
    report.found(old.length === 0 && isWider(before, variant) ? "type-widened" : "variant-added", place, words);
  }
}

const withoutNull = ({ document, schema }: Node): Node => {
  if (!Array.isArray(schema.type)) return { document, schema };
  return { document, schema: { ...schema, type: schema.type.filter((type) => type !== "null") } };
};

/** Whether an alternative has a type that the schema before it did not have. */
function isWider(before: Node, variant: Node) {
  const had = typesOf(before.schema);
  return had.length > 0 && typesOf(resolveSchema(variant).schema).some((type) => !covers(had, type));
}

/** Compares whether a value may match several alternatives (anyOf) or only one (oneOf). */
function compareExclusion(before: Node, after: Node, place: string, report: Report) {
  if (variantsOf(before).length < 2 || variantsOf(after).length < 2) return;
  const [was, is] = [before, after].map(({ schema }) => schema.oneOf !== undefined);
  if (was && !is) report.found("variants-overlapping", place, "oneOf is anyOf now: a value may match several");
  if (!was && is) report.found("variants-exclusive", place, "anyOf is oneOf now: a value must match only one");
}

/** Compares the format inside a string, such as JSON in a query. */
function compareContentSchemas(before: Node, after: Node, place: string, report: Report) {
  const [old, now] = [before.schema["contentSchema"], after.schema["contentSchema"]] as [Schema?, Schema?];
  if (old && now) compareSchemas(at(before.document, old), at(after.document, now), place, report);
  // An annotation: it refuses nothing.
  else if (old || now)
    report.found("keyword-changed", place, `contentSchema was ${shortJson(old)} and is ${shortJson(now)}`);
}

/** Compares the items of a list that have their own schemas. */
function comparePlaces(before: Node, after: Node, place: string, report: Report) {
  const [old, now] = [before, after].map(({ schema }) => (schema["prefixItems"] ?? []) as Schema[]) as [
    Schema[],
    Schema[],
  ];
  for (let index = 0; index < Math.max(old.length, now.length); index += 1) {
    const [was, is] = [old[index] ?? before.schema.items, now[index] ?? after.schema.items];
    const here = `${place}[${index}]`;
    if (was && is) compareSchemas(at(before.document, was), at(after.document, is), here, report);
    else if (was) report.found("type-widened", here, "an item of any shape is allowed now");
    else if (is) report.found("type-narrowed", here, "the item must have a shape now");
  }
}

// The pairs that are being compared: a schema may contain itself without a name of its own.
const open = new Set<string>();

/** Compares two schemas at a position. */
export function compareSchemas(before: Node, after: Node, place: string, report: Report) {
  // Keywords next to a reference belong to this position, not to the named schema.
  const isName = ({ schema }: Node) => Object.keys(schema).every((key) => key === "$ref" || ANNOTATION.test(key));
  compareDeprecation(before.schema, after.schema, (kind, words) => report.found(kind, place, words));
  if (nameOf(before) && nameOf(after) && isName(before) && isName(after)) return report.met(before, after);
  const pair = JSON.stringify([report.direction, before.schema, after.schema]);
  if (open.has(pair)) return;
  open.add(pair);
  try {
    compareHere(resolveSchema(before), resolveSchema(after), place, report);
  } finally {
    open.delete(pair);
  }
}

/** Compares two resolved schemas. */
export function compareHere(before: Node, after: Node, place: string, report: Report) {
  const [old, now] = [before.schema, after.schema];
  compareNull(before, after, place, report);
  // One schema against several: it matches one of them, or none.
  if (variantsOf(before).length > 0 !== variantsOf(after).length > 0)
    return compareVariants(before, after, place, report);
  if (!compareTypes(before, after, place, report)) return;
  compareValues(old, now, place, report);
  compareBounds(old, now, place, report);
  compareWord("format", old, now, place, report);
  compareWord("pattern", old, now, place, report);
  if (shortJson(old["default"]) !== shortJson(now["default"]))
    report.found(
      "default-changed",
      place,
      `default was ${shortJson(old["default"])} and is ${shortJson(now["default"])}`,
    );
  compareProperties(before, after, place, report);
  compareKeys(before, after, place, report);
  compareKeyNames(before, after, place, report);
  compareContentSchemas(before, after, place, report);
  compareRules(before, after, place, report);
  comparePlaces(before, after, place, report);
  if (old.items && now.items)
    compareSchemas(at(before.document, old.items), at(after.document, now.items), `${place}[]`, report);
  else if (old.items) report.found("type-widened", `${place}[]`, "items of any shape are allowed now");
  else if (now.items) report.found("type-narrowed", `${place}[]`, "items must have a shape now");
  compareDiscriminators(before, after, place, report);
  compareVariants(before, after, place, report);
}
