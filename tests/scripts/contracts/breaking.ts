// Changes of values that may break clients of the old contract, and the kind by which each must be reported.
import type { Schema } from "#scripts/generate/document.ts";
import { type AtSchema, isType } from "./mutations.ts";
import { altering, narrowing, plantRules, shifting, widening } from "./rules.ts";
import type { Direction } from "./sites.ts";

export const breakingSchemas: AtSchema[] = [];

const onSchema = (
  family: string,
  of: Direction,
  make: AtSchema["make"],
  when: (schema: Schema) => boolean = () => true,
) =>
  breakingSchemas.push({
    family: `${family}, ${of}`,
    of,
    fits: ({ reachedBy, schema }) => reachedBy[of].length > 0 && when(schema),
    make,
  });

const propertiesOf = (schema: Schema) => Object.keys(schema.properties ?? {});

for (const sender of ["request", "reply"] as const) {
  onSchema("removed field", sender, ({ schema, location }, pick) => {
    const name = pick(propertiesOf(schema));
    if (!name) return null;
    delete schema.properties?.[name];
    schema.required = schema.required?.filter((other) => other !== name);
    return { kind: `${sender}-property-removed`, location: `${location}.${name}` };
  });
  onSchema("retyped field", sender, ({ schema, location }) => {
    if (!isType(schema, "string", "integer", "number", "boolean") || schema.enum || schema.const !== undefined)
      return null;
    schema.type = schema.type === "string" ? "boolean" : "string";
    return { kind: `${sender}-type-changed`, location };
  });
  onSchema("list became object", sender, ({ schema, location }) => {
    if (!isType(schema, "array")) return null;
    const { items } = schema;
    for (const key of Object.keys(schema)) delete schema[key];
    Object.assign(schema, { type: "object", properties: { items } });
    return { kind: `${sender}-type-changed`, location };
  });
  onSchema("another format", sender, ({ schema, location }) => {
    if (typeof schema["format"] !== "string") return null;
    schema["format"] = schema["format"] === "date" ? "uuid" : "date";
    return { kind: `${sender}-format-changed`, location };
  });
}

onSchema("newly required field", "request", ({ schema, location }, pick) => {
  const name = pick(propertiesOf(schema).filter((name) => !schema.required?.includes(name)));
  if (!name) return null;
  schema.required = [...(schema.required ?? []), name];
  return { kind: "request-property-required", location: `${location}.${name}` };
});
onSchema("new required field", "request", ({ schema, location }) => {
  if (!schema.properties) return null;
  schema.properties["planted_field"] = { type: "string" };
  schema.required = [...(schema.required ?? []), "planted_field"];
  return { kind: "request-property-required", location: `${location}.planted_field` };
});
onSchema("field may be absent", "reply", ({ schema, location }, pick) => {
  const name = pick((schema.required ?? []).filter((name) => schema.properties?.[name]));
  if (!name) return null;
  schema.required = schema.required?.filter((other) => other !== name);
  return { kind: "reply-property-optional", location: `${location}.${name}` };
});
onSchema("enum value removed", "request", ({ schema, location }, pick) => {
  const value = pick(schema.enum ?? []);
  if (value === undefined) return null;
  schema.enum = schema.enum?.filter((other) => other !== value);
  return { kind: "request-enum-value-removed", location };
});
onSchema("enum closed", "request", ({ schema, location }) => {
  if (!isType(schema, "string") || schema.enum || schema["format"]) return null;
  schema.enum = ["only", "these"];
  return { kind: "request-enum-closed", location };
});
onSchema("null refused", "request", ({ schema, location }) => {
  if (!Array.isArray(schema.type) || !schema.type.includes("null")) return null;
  schema.type = schema.type.filter((type) => type !== "null");
  return { kind: "request-null-refused", location };
});
onSchema("null allowed", "reply", ({ schema, location }) => {
  if (!isType(schema, "string", "integer", "number", "boolean", "object", "array")) return null;
  schema.type = [schema.type as string, "null"];
  return { kind: "reply-null-allowed", location };
});
onSchema("format added", "request", ({ schema, location }) => {
  if (!isType(schema, "string") || schema["format"] || schema.enum) return null;
  schema["format"] = "uuid";
  return { kind: "request-format-added", location };
});
onSchema("format removed", "reply", ({ schema, location }) => {
  if (!schema["format"]) return null;
  delete schema["format"];
  return { kind: "reply-format-removed", location };
});
onSchema("pattern tightened", "request", ({ schema, location }) => {
  if (!isType(schema, "string") || schema.enum) return null;
  const had = schema["pattern"] !== undefined;
  schema["pattern"] = "^planted$";
  return { kind: had ? "request-pattern-changed" : "request-pattern-added", location };
});
onSchema("bound tightened", "request", ({ schema, location }, pick) => {
  const lower = ["minimum", "minLength", "minItems"].filter((name) => typeof schema[name] === "number");
  const upper = ["maximum", "maxLength", "maxItems"].filter((name) => typeof schema[name] === "number");
  const name = pick([...lower, ...upper]);
  if (name) schema[name] = (schema[name] as number) + (lower.includes(name) ? 1 : -1);
  else if (isType(schema, "string") && !schema.enum) schema["maxLength"] = 3;
  else if (isType(schema, "array")) schema["maxItems"] = 1;
  else return null;
  return { kind: "request-bound-tightened", location };
});
onSchema("keys closed", "request", ({ schema, location }) => {
  if (!schema.properties || schema.additionalProperties !== undefined) return null;
  schema.additionalProperties = false;
  return { kind: "request-keys-closed", location };
});

onSchema("alternative removed", "request", ({ schema, location }, pick) => {
  const list = schema.anyOf ?? schema.oneOf;
  const alternative = pick(list?.filter(({ type }) => type !== "null") ?? []);
  if (!list || !alternative || list.filter(({ type }) => type !== "null").length < 2) return null;
  list.splice(list.indexOf(alternative), 1);
  return { kind: "request-variant-removed", location };
});
for (const sender of ["request", "reply"] as const) {
  onSchema("another discriminator", sender, ({ schema, location }) => {
    if (!schema.oneOf) return null;
    schema["discriminator"] = { propertyName: "planted" };
    return { kind: `${sender}-discriminator-changed`, location };
  });
}

plantRules([...narrowing, ...altering, ...shifting], "request", onSchema);
plantRules([...widening, ...altering], "reply", onSchema);
