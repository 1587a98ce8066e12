import { nearest } from "../../services/lib/nearest.ts";
import { bundle } from "../generate/bundle.ts";
import { type Document, listOperations } from "../generate/document.ts";
import { ExpectedError, print } from "../lib/steps.ts";
import { linesNaming } from "./graph/naming.ts";
import { routesOf, storageOf } from "./graph/noun.ts";
import { type Reach, reachOf } from "./graph/reach.ts";
import { together } from "./graph/together.ts";
import { filesOfNoun, placeOf } from "./places.ts";
import { usersOf } from "./uses.ts";

type Found = { service: string; operation: ReturnType<typeof listOperations>[number] };

const operationsOf = (documents: Record<string, Document>): Found[] =>
  Object.entries(documents).flatMap(([service, document]) =>
    listOperations(document).map((operation) => ({ service, operation })),
  );

const idOf = ({ operation }: Found) => operation.operation.operationId;

/** Ignores capitals and hyphens. */
const normalise = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9.]/g, "");

const list = (title: string, lines: string[]) =>
  lines.length > 0 ? [`${title}`, ...lines.map((line) => `  ${line}`)] : [];

function reachLines({ calls, procedures, frame, pages, features, services, tests }: Reach): string[] {
  return [
    ...list("called by the gateway in", calls),
    ...list("procedures", procedures),
    ...list("features", features),
    ...list("pages", pages),
    // The frame is listed only when the operation reaches no page.
    ...(pages.length === 0 || pages.length > 20 ? list("layouts and front", frame) : []),
    ...list("handled by services in", services),
    ...list("tests", tests),
  ];
}

function traceOperation({ service, operation: { method, path, operation } }: Found, reach: Map<string, Reach>) {
  const id = operation.operationId;
  const found = reach.get(id);
  return [
    `${id}  ${method.toUpperCase()} ${path}  (${service})`,
    ...list("contract", [placeOf(id, service) ?? `openapi/${service}/`]),
    ...list("generated", [`generated/${service}/schema.ts, operations.ts, shapes.ts, openapi.json`]),
    ...(found ? reachLines(found) : []),
    ...(found?.calls.length === 0 && found.services.length === 0 ? ["not called yet; services return 501"] : []),
  ];
}

function traceEntity(documents: Record<string, Document>, name: string, reach: Map<string, Reach>): string[] {
  const all = Object.entries(documents).filter(([, document]) => document.components?.schemas?.[name]);
  return all.flatMap(([service, document]) => {
    const { asked, answered } = usersOf(document, name);
    const found = [...asked, ...answered].flatMap((id) => reach.get(id) ?? []);
    return [
      `${name}  (${service})`,
      ...list("contract", [placeOf(name, service) ?? `openapi/${service}/`]),
      ...list("generated", [`generated/${service}/schema.ts: components["schemas"]["${name}"]`]),
      ...list("sent to", asked),
      ...list("returned by", answered),
      ...reachLines(together(found)),
    ];
  });
}

/** Traces a property, `Cart.cart_items`: the lines that name it where its schema is used. */
function traceProperty(documents: Record<string, Document>, name: string, reach: Map<string, Reach>): string[] {
  const [schema = "", property = ""] = name.split(".");
  const all = Object.entries(documents).filter(([, document]) => document.components?.schemas?.[schema]);
  return all.flatMap(([service, document]) => {
    const { asked, answered } = usersOf(document, schema);
    const found = together([...asked, ...answered].flatMap((id) => reach.get(id) ?? []));
    return [
      `${name}  (${service})`,
      ...list("contract", [placeOf(schema, service, property) ?? `openapi/${service}/`]),
      ...list("sent to", asked),
      ...list("returned by", answered),
      ...list("named in", linesNaming([property], found.code)),
      ...list("named in tests", linesNaming([property], found.allTests)),
    ];
  });
}

/** Traces a procedure, `cart.get`, with every operation it calls. */
function traceProcedure(name: string, calls: Found[], reach: Map<string, Reach>): string[] {
  return [
    `${name}  (a procedure)`,
    ...list("calls", calls.map(idOf)),
    "",
    ...calls.flatMap((one) => [...traceOperation(one, reach), ""]),
  ];
}

type Noun = {
  isNoun: (name: string) => boolean;
  files: ReturnType<typeof filesOfNoun>;
  procedures: string[];
  operations: Found[];
};

/** Traces a noun: its contract files, its storage, its procedures, and what their operations reach. */
function traceNoun(name: string, { isNoun, files, procedures, operations }: Noun, reach: Map<string, Reach>) {
  const found = together(operations.flatMap((one) => reach.get(idOf(one)) ?? []));
  const storage = storageOf(isNoun);
  return [
    `${name}  (a noun)`,
    ...list(
      "contract",
      files.map(({ file }) => file),
    ),
    ...list("operations", operations.map(idOf)),
    ...list("procedures", procedures),
    ...reachLines({ ...found, procedures: [] }),
    ...list("routes", routesOf(found.pages, isNoun)),
    ...list("own files", storage.files),
    ...list("tables", storage.tables),
    ...list("migrations", storage.migrations),
  ];
}

/** Every name that can be traced: operations, schemas, properties, procedures. */
function namesOf(documents: Record<string, Document>, reach: Map<string, Reach>) {
  const operations = operationsOf(documents);
  const schemas = Object.values(documents).flatMap((document) => Object.keys(document.components?.schemas ?? {}));
  const procedures = [...reach.values()].flatMap((one) => one.procedures);
  const properties = Object.values(documents).flatMap((document) =>
    Object.entries(document.components?.schemas ?? {}).flatMap(([schema, { properties = {} }]) =>
      Object.keys(properties).map((property) => `${schema}.${property}`),
    ),
  );
  const each = (names: string[]) => [...new Set(names)];
  return { operations, schemas: each(schemas), properties: each(properties), procedures: each(procedures) };
}

/** Returns the closest names by spelling, then those that share most words. */
function similar(wanted: string, names: string[]): string[] {
  const words = wanted.split(/(?=[A-Z])|[^A-Za-z0-9]+/).filter((word) => word.length > 2);
  const stems = words.map((word) => word.toLowerCase().replace(/s$/, ""));
  const shared = (name: string) => stems.filter((stem) => name.toLowerCase().includes(stem)).length;
  const close = names.filter((name) => shared(name) > 0).sort();
  close.sort((one, other) => shared(other) - shared(one));
  return [...new Set([...nearest(wanted, names), ...close])].slice(0, 12);
}

/**
 * Traces an operation, schema, property, procedure or noun through contract, generated code, procedure, page, feature and test.
 * Ignores capitals and hyphens. A name with several meanings is traced for each.
 */
export function traceName(name: string, documents: Record<string, Document>, reach = reachOf(documents)): string[] {
  const { operations, schemas, properties, procedures } = namesOf(documents, reach);
  const wanted = normalise(name).replace(new RegExp(`^(${Object.keys(documents).map(normalise).join("|")})\\.`), "");
  const same = (other: string) => normalise(other) === normalise(name) || normalise(other) === wanted;
  const callsOf = (procedure: string) =>
    operations.filter((one) => reach.get(idOf(one))?.procedures.includes(procedure));
  const files = filesOfNoun(same);
  const own = procedures.filter((procedure) => same(procedure.slice(0, procedure.lastIndexOf(".")))).sort();
  const ofNoun = operations.filter(
    (one) =>
      files.some((file) => file.operations.includes(idOf(one))) || own.some((name) => callsOf(name).includes(one)),
  );
  const lines = [
    ...(ofNoun.length > 0
      ? [traceNoun(name, { isNoun: same, files, procedures: own, operations: ofNoun }, reach)]
      : []),
    ...operations.filter((one) => same(idOf(one))).map((one) => traceOperation(one, reach)),
    ...schemas.filter(same).map((schema) => traceEntity(documents, schema, reach)),
    ...properties.filter(same).map((property) => traceProperty(documents, property, reach)),
    ...procedures.filter(same).map((procedure) => traceProcedure(procedure, callsOf(procedure), reach)),
  ].flat();
  if (lines.length > 0) return lines;
  const near = similar(name, [
    ...operations.map(idOf),
    ...schemas,
    ...procedures,
    ...(name.includes(".") ? properties : []),
  ]);
  throw new ExpectedError(
    `No operation, schema or procedure is called ${name}.${near.length > 0 ? ` Near it: ${near.join(", ")}` : ""}`,
  );
}

export async function trace(name: string | undefined) {
  if (!name)
    throw new ExpectedError(
      "Which one? npm run contracts -- trace addCartItem, or trace CartItem, trace CartItem.games, or trace cart.addItem",
    );
  print(traceName(name, await bundle()).join("\n"));
}
