// Finds every difference between two contracts of one service.
import { type Document, listOperations } from "../../generate/document.ts";
import { compareDocuments } from "./calls.ts";
import { compareDeprecation } from "./deprecation.ts";
import { type CallKind, type Change, type Direction, severityOf, severityOfCall } from "./kinds.ts";
import { type Node, nameOf, resolveSchema } from "./node.ts";
import { compareOperations } from "./operations.ts";
import type { CallReport, Placed, Report } from "./report.ts";
import { compareHere } from "./schemas.ts";

/** Method and path without parameter names: how calls are identified on the wire. */
const callOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replaceAll(/\{[^}]+\}/g, "{}")}`;

const placed = (document: Document) =>
  new Map(listOperations(document).map((operation) => [callOf(operation), { document, ...operation } as Placed]));

/** The schema of all message codes (openapi/common/messages.yaml). */
const CODES = "MessageCode";

/** Two named schemas and their differences. */
type Pair = { changes: Omit<Change, "operations">[]; leadsTo: Set<string> };

function compareContracts(service: string, before: Document, after: Document): Change[] {
  const changes: Change[] = [];
  const pairs = new Map<string, Pair>();

  /** Compares two named schemas, once per direction. */
  function compareNamed(direction: Direction, older: Node, newer: Node): string {
    const key = `${direction} ${nameOf(older)} ${nameOf(newer)}`;
    if (pairs.has(key)) return key;
    const pair: Pair = { changes: [], leadsTo: new Set() };
    pairs.set(key, pair);
    const name = nameOf(newer) ?? "";
    // Which operations may return a new code is in their examples: those are reported as risky.
    const isOfExamples = (kind: string) => name === CODES && kind === "enum-value-added";
    const found: Report["found"] = (kind, place, words) =>
      pair.changes.push({
        service,
        kind: `${direction}-${kind}`,
        severity: isOfExamples(kind) ? "additive" : severityOf(kind, direction),
        location: place === "" ? name : /^[[{(]/.test(place) ? name + place : `${name}.${place}`,
        words,
      });
    const [old, now] = [resolveSchema(older), resolveSchema(newer)];
    compareDeprecation(old.schema, now.schema, (kind, words) => found(kind, "", words));
    const met: Report["met"] = (one, other) => pair.leadsTo.add(compareNamed(direction, one, other));
    compareHere(old, now, "", { direction, found, met });
    return key;
  }

  /** Returns the operations that use each pair, directly or through other schemas. */
  const reachedBy = new Map<string, Set<string>>();
  function reach(key: string, id: string) {
    const operations = reachedBy.get(key) ?? new Set();
    reachedBy.set(key, operations);
    if (operations.has(id)) return;
    operations.add(id);
    for (const next of pairs.get(key)?.leadsTo ?? []) reach(next, id);
  }

  function reportOf(id: string): CallReport {
    const location = (place: string) => (place ? `${id} ${place}` : id);
    return {
      shared: (kind, place, words) =>
        changes.push({ service, operations: [id], kind, severity: severityOfCall(kind), location: place, words }),
      found: (kind: CallKind, place, words) =>
        changes.push({
          service,
          operations: [id],
          kind,
          severity: severityOfCall(kind),
          location: location(place),
          words,
        }),
      of: (direction): Report => ({
        direction,
        found: (kind, place, words) =>
          changes.push({
            service,
            operations: [id],
            kind: `${direction}-${kind}`,
            severity: severityOf(kind, direction),
            location: location(place),
            words,
          }),
        met: (older, newer) => reach(compareNamed(direction, older, newer), id),
      }),
    };
  }

  const [old, now] = [placed(before), placed(after)];
  const idsNow = new Map([...now].map(([call, { operation }]) => [operation.operationId, call]));
  const moved = new Set<string>();
  for (const [call, operation] of old) {
    const id = operation.operation.operationId;
    const report = reportOf(id);
    const newer = now.get(call);
    if (newer) {
      compareOperations(operation, newer, report);
      continue;
    }
    const elsewhere = idsNow.get(id);
    const found = elsewhere === undefined || old.has(elsewhere) ? undefined : now.get(elsewhere);
    if (!found) {
      report.found("operation-removed", "", `${operation.method.toUpperCase()} ${operation.path} is gone`);
      continue;
    }
    moved.add(elsewhere ?? "");
    const was = `${operation.method.toUpperCase()} ${operation.path}`;
    report.found("operation-moved", "", `was ${was} and is ${found.method.toUpperCase()} ${found.path}`);
    compareOperations(operation, found, report);
  }
  for (const [call, { operation, method, path }] of now) {
    if (old.has(call) || moved.has(call)) continue;
    reportOf(operation.operationId).found("operation-added", "", `${method.toUpperCase()} ${path} is new`);
  }
  compareDocuments(before, after, (word, words) =>
    changes.push({
      service,
      operations: [...now.values()].map(({ operation }) => operation.operationId),
      kind: "keyword-changed",
      severity: severityOfCall("keyword-changed"),
      location: word,
      words,
    }),
  );
  for (const [key, pair] of pairs) {
    const operations = [...(reachedBy.get(key) ?? [])];
    for (const change of pair.changes) changes.push({ ...change, operations });
  }
  return changes;
}

const RANK = { breaking: 0, risky: 1, additive: 2 };

/** Differences in openapi/common are reported once, not once per service. */
function merged(changes: Change[]): Change[] {
  const shared = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.location} ${change.kind} ${change.words}`;
    const known = shared.get(key);
    if (!known) shared.set(key, change);
    else
      shared.set(key, {
        ...known,
        service: known.service === change.service ? known.service : "common",
        operations: [...known.operations, ...change.operations],
      });
  }
  return [...shared.values()];
}

/** Returns the differences of all services, worst first. A removed service loses every operation. */
export function compareAll(before: Record<string, Document>, after: Record<string, Document>): Change[] {
  const nothing: Document = { paths: {} };
  const services = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const changes = services.flatMap((service) =>
    compareContracts(service, before[service] ?? nothing, after[service] ?? nothing),
  );
  return merged(changes).sort((one, other) => RANK[one.severity] - RANK[other.severity]);
}
