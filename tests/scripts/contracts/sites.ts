// Every place of the real contracts where something can be changed, found without the code under test.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, follow, listOperations, type Operation, type Schema } from "#scripts/generate/document.ts";
import { root } from "#scripts/lib/steps.ts";

export type Direction = "request" | "reply";

/** A schema in a contract, and the operations that lead to it as what is asked or what is answered. */
export type Site = {
  service: string;
  document: Document;
  schema: Schema;
  location: string;
  reachedBy: Record<Direction, string[]>;
};

export type Call = { service: string; document: Document; path: string; method: string; operation: Operation };

/** A fresh copy of every contract, to be changed at will. */
export function readContracts(): Record<string, Document> {
  const services = readdirSync(join(root, "generated"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const read = (name: string) => JSON.parse(readFileSync(join(root, "generated", name, "openapi.json"), "utf8"));
  return Object.fromEntries(services.map(({ name }) => [name, read(name) as Document]));
}

export function callsOf(contracts: Record<string, Document>): Call[] {
  return Object.entries(contracts).flatMap(([service, document]) =>
    listOperations(document).map((call) => ({ service, document, ...call })),
  );
}

/** Every schema below one, without following names; a place is written as the report writes it. */
function* below(schema: Schema, place: string): Generator<[Schema, string]> {
  // What lies in an alternative has no place of its own.
  if (schema.$ref || schema.allOf || schema.anyOf || schema.oneOf) return;
  yield [schema, place];
  for (const [name, inner] of Object.entries(schema.properties ?? {})) yield* below(inner, `${place}.${name}`);
  if (schema.items) yield* below(schema.items, `${place}[]`);
  if (typeof schema.additionalProperties === "object") yield* below(schema.additionalProperties, `${place}{}`);
}

function schemasOf(document: Document, operation: Operation): Record<Direction, Schema[]> {
  const body = operation.requestBody && follow(document, operation.requestBody);
  const parameters = (operation.parameters ?? []).map((parameter) => follow(document, parameter).schema);
  const replies = Object.values(operation.responses).map((reply) => follow(document, reply).content ?? {});
  const inside = (content: Record<string, { schema?: Schema }>): Schema[] =>
    Object.values(content).flatMap(({ schema }) => (schema ? [schema] : []));
  return { request: [...inside(body?.content ?? {}), ...parameters], reply: replies.flatMap(inside) };
}

/** The names a schema leads to, however far. */
function namesFrom(document: Document, schema: Schema, names: Set<string>) {
  for (const [, name = ""] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (names.has(name)) continue;
    names.add(name);
    namesFrom(document, document.components?.schemas?.[name] ?? {}, names);
  }
}

/** Every named schema of the contracts that some operation leads to, and all that is written inside it. */
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
    return Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
      const reachedBy = { request: reached.request.get(name) ?? [], reply: reached.reply.get(name) ?? [] };
      if (reachedBy.request.length + reachedBy.reply.length === 0) return [];
      return [...below(schema, name)].map(([inner, location]) => ({
        service,
        document,
        schema: inner,
        location,
        reachedBy,
      }));
    });
  });
}
