// The properties and values that a contract's schema states, however the schema is composed.
import { readdirSync, readFileSync } from "node:fs";
import { camel, type Document, follow, listOperations, type Schema } from "#scripts/generate/document.ts";

const generated = new URL("../../generated/", import.meta.url);

const documents = new Map(
  readdirSync(generated, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [
      name,
      JSON.parse(readFileSync(new URL(`${name}/openapi.json`, generated), "utf8")) as Document,
    ]),
);

/** A schema with the document that resolves its references. */
type Place = { document: Document; schema: Schema };

const partsOf = ({ allOf = [], anyOf = [], oneOf = [] }: Schema) => [...allOf, ...anyOf, ...oneOf];

/** Finds a property by its wire name or its name in code. For a list it is a property of the items; "*" is a map's value. */
function propertyOf({ document, schema }: Place, name: string): Place | undefined {
  const here = follow(document, schema);
  const inside = here.items ? [here.items] : partsOf(here);
  const own = Object.entries(here.properties ?? {}).find(([wire]) => wire === name || camel(wire) === name)?.[1];
  if (own) return { document, schema: own };
  if (name === "*" && typeof here.additionalProperties === "object") {
    return { document, schema: here.additionalProperties };
  }
  for (const part of inside) {
    const found = propertyOf({ document, schema: part }, name);
    if (found) return found;
  }
  return undefined;
}

/** Finds a schema below a place, by a dotted path of property names. */
export const below = (place: Place, path: string): Place | undefined =>
  path.split(".").reduce<Place | undefined>((at, name) => at && propertyOf(at, name), place);

/** "main Fund.verification_status" is a property of a schema, "main listOrders?status" a parameter of an operation. */
export function placeAt(name: string): Place | undefined {
  const [service = "", path = ""] = name.split(" ");
  const document = documents.get(service);
  if (!document) return undefined;
  const [operationId, parameter] = path.split("?");
  if (parameter !== undefined) {
    const call = listOperations(document).find(({ operation }) => operation.operationId === operationId);
    const parameters = (call?.operation.parameters ?? []).map((one) => follow(document, one));
    const schema = parameters.find((one) => one.name === parameter)?.schema;
    return schema && { document, schema };
  }
  const [schemaName = "", ...names] = path.split(".");
  const schema = document.components?.schemas?.[schemaName];
  if (!schema) return undefined;
  return names.length === 0 ? { document, schema } : below({ document, schema }, names.join("."));
}

/** Returns the values that a place lists, including those of an open list. */
export function valuesAt({ document, schema }: Place): unknown[] {
  const here = follow(document, schema);
  return [
    ...(here.enum ?? []),
    ...("const" in here ? [here["const"]] : []),
    ...((here["x-extensible-enum"] as unknown[] | undefined) ?? []),
    ...[...(here.items ? [here.items] : []), ...partsOf(here)].flatMap((part) => valuesAt({ document, schema: part })),
  ];
}
