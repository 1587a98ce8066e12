// The reference of contracts and procedures, made when it is asked for: it says what is committed right now.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Document } from "../../generate/document.ts";
import { root } from "../../lib/steps.ts";
import { type Reach, reachOf } from "../graph/reach.ts";
import { type Documents, indexPage, operationPage, proceduresPage, schemaPage } from "./pages.ts";
import { listProcedures } from "./procedures.ts";

const kept = new Map<string, { mtimeMs: number; document: Document }>();

/** A contract as it lies there; read again only once it was written again. */
function readDocument(name: string): Document {
  const file = join(root, "generated", name, "openapi.json");
  const { mtimeMs } = statSync(file);
  const known = kept.get(name);
  if (known?.mtimeMs === mtimeMs) return known.document;
  const document = JSON.parse(readFileSync(file, "utf8")) as Document;
  kept.set(name, { mtimeMs, document });
  return document;
}

function readDocuments(): Documents {
  const services = readdirSync(join(root, "generated"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(services.map(({ name }) => [name, readDocument(name)]));
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
