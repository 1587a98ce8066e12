// The reference of contracts and procedures, made when it is asked for: it says what is committed right now.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Document } from "../../generate/document.ts";
import { root } from "../../lib/steps.ts";
import { type Reach, reachOf } from "../graph/reach.ts";
import { type Documents, indexPage, operationPage, proceduresPage, schemaPage } from "./pages.ts";
import { listProcedures } from "./procedures.ts";

function readDocuments(): Documents {
  const services = readdirSync(join(root, "generated"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const read = (name: string) => JSON.parse(readFileSync(join(root, "generated", name, "openapi.json"), "utf8"));
  return Object.fromEntries(services.map(({ name }) => [name, read(name) as Document]));
}

/** A step of an address; what nobody can decode is the name of nothing. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return "%";
  }
}

/** Answers the pages below /contracts; null for what is not there. */
export function createReference(): (path: string) => string | null {
  // The whole project is read for it: once is enough while somebody browses.
  let reach: Map<string, Reach> | undefined;
  return (path) => {
    const documents = readDocuments();
    const [, , first, second] = path.split("/").map(decoded);
    if (!first) return indexPage(documents);
    if (first === "trpc" && !second) {
      reach ??= reachOf(documents);
      return proceduresPage(listProcedures(reach));
    }
    if (second) return schemaPage(documents, first, second);
    reach ??= reachOf(documents);
    return operationPage(documents, first, reach.get(first));
  };
}

/** Whether an address belongs to the reference. */
export const isReference = (path: string) => /^\/contracts(\/|$)/.test(path);
