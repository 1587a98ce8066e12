// Finds every place of the real contracts that can be changed, without using the code under test.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Document,
  follow,
  listOperations,
  type Operation,
  type Parameter,
  type Schema,
} from "#scripts/generate/document.ts";
import { root } from "#scripts/lib/steps.ts";

export type Direction = "request" | "reply";

/** The containers of a schema whose changes are reported differently. */
export type Within = "alternative" | "map" | "header" | "envelope";

/** A schema in a contract, with the operations that use it in requests or replies. */
export type Site = {
  service: string;
  document: Document;
  schema: Schema;
  location: string;
  /** The keys from the document to the schema: the same place in a copy. */
  path: string[];
  within: Set<Within>;
  reachedBy: Record<Direction, string[]>;
};

export type Call = { service: string; document: Document; path: string; method: string; operation: Operation };

/** The operation's parameters written out, so that changing one changes no other operation. */
export function ownParameters({ document, operation }: Pick<Call, "document" | "operation">): Parameter[] {
  operation.parameters = (operation.parameters ?? []).map((one) => structuredClone(follow(document, one)));
  return operation.parameters;
}

/** Drops examples, which are half of the text, except for their message codes. */
function onlyMessageCodes(key: string, value: unknown): unknown {
  if (key !== "examples") return value;
  const withMessages = Object.entries(value as Record<string, { value?: { messages?: unknown } }>).filter(
    ([, example]) => example?.value?.messages,
  );
  return Object.fromEntries(withMessages.map(([name, { value }]) => [name, { value: { messages: value?.messages } }]));
}

/** Every committed contract, without its examples. */
export function readContracts(promises?: "promises"): Record<string, Document> {
  const services = readdirSync(join(root, "generated"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const read = (name: string) =>
    JSON.parse(readFileSync(join(root, "generated", name, "openapi.json"), "utf8"), promises && onlyMessageCodes);
  return Object.fromEntries(services.map(({ name }) => [name, read(name) as Document]));
}

export function callsOf(contracts: Record<string, Document>): Call[] {
  return Object.entries(contracts).flatMap(([service, document]) =>
    listOperations(document).map((call) => ({ service, document, ...call })),
  );
}

type Below = { schema: Schema; place: string; path: string[]; within: Set<Within> };

/** Names an alternative without a name by its marker, title or type, or else by its index. */
function labelsOf(alternatives: Schema[]): string[] {
  const own = alternatives.map(({ properties = {}, title, type, $ref }) => {
    const marks = Object.values(properties).map(
      ({ const: value, enum: values }) => value ?? (values?.length === 1 ? values[0] : undefined),
    );
    return String($ref?.split("/").at(-1) ?? marks.find((mark) => mark !== undefined) ?? title ?? type);
  });
  return own.map((label, at) => (own.indexOf(label) === own.lastIndexOf(label) ? label : String(at + 1)));
}

/** Returns every schema below one, without following references. Places are written as in the report. */
function* below(schema: Schema, place: string, path: string[], within = new Set<Within>()): Generator<Below> {
  if (schema.$ref || schema.allOf) return;
  yield { schema, place, path, within };
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    yield* below(inner, `${place}.${name}`, [...path, "properties", name], within);
  if (schema.items) yield* below(schema.items, `${place}[]`, [...path, "items"], within);
  if (typeof schema.additionalProperties === "object")
    yield* below(
      schema.additionalProperties,
      `${place}{}`,
      [...path, "additionalProperties"],
      new Set([...within, "map" as const]),
    );
  for (const key of ["anyOf", "oneOf"] as const) {
    const alternatives = (schema[key] ?? []).filter(({ type }) => type !== "null");
    const labels = labelsOf(alternatives);
    for (const [at, inner] of alternatives.entries()) {
      // An alternative whose only sibling is null takes the place of the whole.
      const here = alternatives.length > 1 ? `${place}(${labels[at]})` : place;
      const index = String(schema[key]?.indexOf(inner));
      yield* below(inner, here, [...path, key, index], new Set([...within, "alternative" as const]));
    }
  }
}

/** Returns the schema at a place of a document. */
export function schemaAt(document: Document, path: string[]): Schema {
  return path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document) as Schema;
}

/** Returns the headers that replies declare themselves. */
function headerSites(service: string, document: Document): Site[] {
  return listOperations(document).flatMap(({ path: address, method, operation }) =>
    Object.entries(operation.responses).flatMap(([status, { headers = {} }]) =>
      Object.entries(headers).flatMap(([name, { schema }]) => {
        if (!schema) return [];
        const path = ["paths", address, method, "responses", status, "headers", name, "schema"];
        const id = operation.operationId;
        return [...below(schema, `${id} reply ${status} ${name}`, path, new Set(["header"]))].map((found) => ({
          service,
          document,
          schema: found.schema,
          location: found.place,
          path: found.path,
          within: found.within,
          reachedBy: { request: [], reply: [id] },
        }));
      }),
    ),
  );
}

function schemasOf(document: Document, operation: Operation): Record<Direction, Schema[]> {
  const body = operation.requestBody && follow(document, operation.requestBody);
  const parameters = (operation.parameters ?? []).map((parameter) => follow(document, parameter).schema);
  const replies = Object.values(operation.responses).map((reply) => follow(document, reply).content ?? {});
  const inside = (content: Record<string, { schema?: Schema }>): Schema[] =>
    Object.values(content).flatMap(({ schema }) => (schema ? [schema] : []));
  return { request: [...inside(body?.content ?? {}), ...parameters], reply: replies.flatMap(inside) };
}

/** Returns all named schemas that a schema references, directly or indirectly. */
function namesFrom(document: Document, schema: Schema, names: Set<string>) {
  for (const [, name = ""] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (names.has(name)) continue;
    names.add(name);
    namesFrom(document, document.components?.schemas?.[name] ?? {}, names);
  }
}

/** Returns every named schema that an operation uses, and the schemas inside it. */
export function sitesOf(contracts: Record<string, Document>): Site[] {
  return Object.entries(contracts).flatMap(([service, document]) => {
    const reached = { request: new Map<string, string[]>(), reply: new Map<string, string[]>() };
    for (const { operation } of listOperations(document)) {
      for (const direction of ["request", "reply"] as const) {
        const names = new Set<string>();
        for (const schema of schemasOf(document, operation)[direction]) namesFrom(document, schema, names);
        for (const name of names)
          reached[direction].set(name, [...(reached[direction].get(name) ?? []), operation.operationId]);
      }
    }
    const named = Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
      const reachedBy = { request: reached.request.get(name) ?? [], reply: reached.reply.get(name) ?? [] };
      if (reachedBy.request.length + reachedBy.reply.length === 0) return [];
      const within = new Set<Within>(name.endsWith("Envelope") ? ["envelope"] : []);
      return [...below(schema, name, ["components", "schemas", name], within)].map(({ place, ...found }) => ({
        service,
        document,
        location: place,
        reachedBy,
        ...found,
      }));
    });
    return [...named, ...headerSites(service, document)];
  });
}
