// The reference of contracts and procedures, rendered on request from the current files.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Document } from "../../generate/document.ts";
import { root } from "../../lib/steps.ts";
import { type Reach, reachOf } from "../graph/reach.ts";
import { type Documents, indexPage, operationPage, proceduresPage, schemaPage } from "./pages.ts";
import { listProcedures } from "./procedures.ts";

const kept = new Map<string, { mtimeMs: number; document: Document }>();

/** Reads a contract, and again only after it was written. */
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

/** Decodes a step of an address. An invalid one matches nothing. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return "%";
  }
}

/** Answers pages below /contracts. Null for unknown ones. */
export function createReference(): (path: string) => string | null {
  // Reading the whole project takes long, so it happens once per process.
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
