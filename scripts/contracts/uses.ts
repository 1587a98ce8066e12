// Finds the operations that use a schema in requests and in replies.
import { type Document, follow, listOperations, type Operation, type Schema } from "../generate/document.ts";

function collectNames(document: Document, node: unknown, names: Set<string>) {
  const references = JSON.stringify(node ?? {}).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g);
  for (const [, name = ""] of references) {
    if (names.has(name)) continue;
    names.add(name);
    collectNames(document, document.components?.schemas?.[name], names);
  }
}

function namesOf(document: Document, schemas: (Schema | undefined)[]): Set<string> {
  const names = new Set<string>();
  for (const schema of schemas) collectNames(document, schema, names);
  return names;
}

/** Returns the named schemas that an operation uses, transitively. */
function schemasOf(document: Document, operation: Operation) {
  const body = operation.requestBody && follow(document, operation.requestBody);
  const parameters = (operation.parameters ?? []).map((parameter) => follow(document, parameter).schema);
  const replies = Object.values(operation.responses).map((reply) => follow(document, reply).content ?? {});
  const asked = [...Object.values(body?.content ?? {}).map(({ schema }) => schema), ...parameters];
  const answered = replies.flatMap((content) => Object.values(content).map(({ schema }) => schema));
  return { asked: namesOf(document, asked), answered: namesOf(document, answered) };
}

/** Returns the operations that receive a schema, and those that return it. */
export function usersOf(document: Document, name: string) {
  const all = listOperations(document).map(({ operation }) => ({
    id: operation.operationId,
    ...schemasOf(document, operation),
  }));
  const ids = (of: "asked" | "answered") => all.flatMap((one) => (one[of].has(name) ? [one.id] : []));
  return { asked: ids("asked"), answered: ids("answered") };
}
