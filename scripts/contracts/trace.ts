import { bundle } from "../generate/bundle.ts";
import { type Document, listOperations } from "../generate/document.ts";
import { Advice, say } from "../lib/steps.ts";
import { type Reach, reachOf } from "./graph/reach.ts";
import { placeOf } from "./places.ts";
import { usersOf } from "./uses.ts";

type Found = { service: string; document: Document; operation: ReturnType<typeof listOperations>[number] };

function findOperation(documents: Record<string, Document>, wanted: string): Found | undefined {
  return Object.entries(documents)
    .flatMap(([service, document]) => listOperations(document).map((operation) => ({ service, document, operation })))
    .find(({ operation }) => operation.operation.operationId.toLowerCase() === wanted.toLowerCase());
}

const list = (title: string, lines: string[]) =>
  lines.length > 0 ? [`${title}`, ...lines.map((line) => `  ${line}`)] : [];

function reachLines({ calls, procedures, frame, pages, features, services, tests }: Reach): string[] {
  return [
    ...list("gateway calls it in", calls),
    ...list("procedures", procedures),
    ...list("features", features),
    ...list("pages", pages),
    // A page has its frame around it; alone, the frame is the whole way.
    ...(pages.length === 0 || pages.length > 20 ? list("layouts and front", frame) : []),
    ...list("services answer it in", services),
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
  ];
}

function traceEntity(documents: Record<string, Document>, name: string, reach: Map<string, Reach>): string[] {
  const all = Object.entries(documents).filter(([, document]) => document.components?.schemas?.[name]);
  return all.flatMap(([service, document]) => {
    const { asked, answered } = usersOf(document, name);
    const found = [...asked, ...answered].flatMap((id) => reach.get(id) ?? []);
    const merged = (part: keyof Reach) => [...new Set(found.flatMap((one) => one[part]))].sort();
    return [
      `${name}  (${service})`,
      ...list("contract", [placeOf(name, service) ?? `openapi/${service}/`]),
      ...list("generated", [`generated/${service}/schema.ts: components["schemas"]["${name}"]`]),
      ...list("asked for by", asked),
      ...list("answered by", answered),
      ...reachLines({
        calls: merged("calls"),
        procedures: merged("procedures"),
        features: merged("features"),
        pages: merged("pages"),
        frame: merged("frame"),
        services: merged("services"),
        tests: merged("tests"),
      }),
    ];
  });
}

/** Names that have a part of the wanted one in them, for somebody who half remembers. */
function similar(documents: Record<string, Document>, wanted: string): string[] {
  const names = Object.values(documents).flatMap((document) => [
    ...listOperations(document).map(({ operation }) => operation.operationId),
    ...Object.keys(document.components?.schemas ?? {}),
  ]);
  const words = wanted.split(/(?=[A-Z])|[^A-Za-z0-9]+/).filter((word) => word.length > 2);
  const close = (name: string) => words.some((word) => name.toLowerCase().includes(word.toLowerCase()));
  return [...new Set(names.filter(close))].sort().slice(0, 12);
}

/** The way of an operation or a schema: contract, generated, procedure, page and feature, test. */
export async function trace(name: string | undefined) {
  if (!name) throw new Advice("Which one? npm run contracts -- trace addCartItem, or trace CartItem");
  const documents = await bundle();
  const reach = reachOf(documents);
  const operation = findOperation(documents, name);
  const lines = [...(operation ? traceOperation(operation, reach) : []), ...traceEntity(documents, name, reach)];
  if (lines.length === 0) {
    const close = similar(documents, name);
    throw new Advice(
      `No operation and no schema is called ${name}.${close.length > 0 ? ` Near it: ${close.join(", ")}` : ""}`,
    );
  }
  say(lines.join("\n"));
}
