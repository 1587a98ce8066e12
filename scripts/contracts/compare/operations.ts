// Compares two operations: method, parameters, bodies and replies.
import type { Body, Document, Header, Parameter, Reply, Schema } from "../../generate/document.ts";
import { follow } from "../../generate/document.ts";
import { compareCapabilities, compareCodes, compareRest, compareSecurity, compareServers } from "./calls.ts";
import { compareDeprecation } from "./deprecation.ts";
import { compareEncodings, compareStyles } from "./encodings.ts";
import { at } from "./node.ts";
import type { CallReport, Placed, Report } from "./report.ts";
import { compareSchemas } from "./schemas.ts";

const VERSION = "X-Shop-Version";

/** Path parameters are matched by position: their names are internal. */
function parametersOf({ document, path, operation }: Placed): Map<string, Parameter> {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? "");
  const found = (operation.parameters ?? []).map((parameter) => follow(document, parameter));
  return new Map(
    found.map((parameter) => {
      const { in: where, name } = parameter;
      const key = where === "path" ? String(names.indexOf(name)) : where === "header" ? name.toLowerCase() : name;
      return [`${where} ${key}`, parameter];
    }),
  );
}

function compareVersions(before: Parameter, after: Parameter, report: CallReport) {
  const [old, now] = [before, after].map(({ schema }) => (schema.enum ?? []).map(String)) as [string[], string[]];
  for (const version of old.filter((version) => !now.includes(version)))
    report.found("version-removed", VERSION, `version ${version} is no longer supported`);
  for (const version of now.filter((version) => !old.includes(version)))
    report.found("version-added", VERSION, `version ${version} is new`);
}

const OF_PARAMETERS = new Set(["$ref", "name", "in", "required", "schema", "style", "explode"]);

/** Compares the whole schema of a value, which may be missing on either side. */
function compareWholes(
  [before, old]: [Document, Schema | undefined],
  [after, now]: [Document, Schema | undefined],
  place: string,
  report: Report,
) {
  if (old && now) compareSchemas(at(before, old), at(after, now), place, report);
  else if (now) report.found("schema-added", place, "must have a shape now");
  else if (old) report.found("schema-removed", place, "may be anything now");
}

/** Compares the schema and encoding of a parameter. */
function compareValues(
  [before, old]: [Document, Parameter],
  [after, now]: [Document, Parameter],
  place: string,
  report: CallReport,
) {
  compareWholes([before, old.schema], [after, now.schema], place, report.of("request"));
  if (old.schema && now.schema) compareStyles([before, old], [after, now], place, report);
  compareRest([before, old], [after, now], OF_PARAMETERS, (word, words) =>
    report.found("keyword-changed", `${place} ${word}`, words),
  );
}

function compareParameters(before: Placed, after: Placed, report: CallReport) {
  const [old, now] = [parametersOf(before), parametersOf(after)];
  for (const [key, parameter] of old) {
    const place = `${parameter.in} ${parameter.name}`;
    const newer = now.get(key);
    if (!newer) {
      report.found("parameter-removed", place, "is no longer read");
      continue;
    }
    compareDeprecation(parameter, newer, (kind, words) => report.found(kind, place, words));
    if (!parameter.required && newer.required) report.found("parameter-required", place, "is required now");
    if (parameter.required && !newer.required) report.found("parameter-optional", place, "is optional now");
    if (parameter.name === VERSION) compareVersions(parameter, newer, report);
    else compareValues([before.document, parameter], [after.document, newer], place, report);
  }
  for (const [key, parameter] of now) {
    if (old.has(key)) continue;
    const place = `${parameter.in} ${parameter.name}`;
    if (parameter.required) report.found("parameter-required", place, "is new and required");
    else report.found("parameter-added", place, "is new");
  }
}

const OF_MEDIA = new Set(["schema", "encoding"]);
const OF_REPLIES = new Set(["$ref", "content", "headers"]);
const OF_HEADERS = new Set(["$ref", "required", "schema"]);

type Contents = Record<string, { schema?: Schema }>;

/** Types are case-insensitive. Their charset is no difference: JSON and forms are always UTF-8. */
const byType = (contents: Contents): Contents =>
  Object.fromEntries(
    Object.entries(contents).map(([type, media]) => [
      type
        .toLowerCase()
        .replace(/\s*;\s*charset=[^;]*/, "")
        .replace(/\s*;\s*/g, ";"),
      media,
    ]),
  );

function compareContents(before: [Document, Contents], after: [Document, Contents], place: string, report: Report) {
  const [[oldDocument, old], [nowDocument, now]] = [
    [before[0], byType(before[1])],
    [after[0], byType(after[1])],
  ];
  for (const [type, media] of Object.entries(old)) {
    const newer = now[type];
    const here = Object.keys(old).length > 1 ? `${place} (${type})` : place;
    if (!newer) report.found("content-removed", here, `${type} is gone`);
    else {
      compareWholes([oldDocument, media.schema], [nowDocument, newer.schema], here, report);
      compareEncodings(media, newer, here, report);
      compareRest([oldDocument, media], [nowDocument, newer], OF_MEDIA, (word, words) =>
        report.found("keyword-changed", `${here} ${word}`, words),
      );
    }
  }
  for (const type of Object.keys(now)) if (!old[type]) report.found("content-added", place, `${type} is new`);
}

function compareBodies(before: Placed, after: Placed, report: CallReport) {
  const body = ({ document, operation }: Placed): Body | undefined =>
    operation.requestBody && follow(document, operation.requestBody);
  const [old, now] = [body(before), body(after)];
  if (!old && !now) return;
  if (!now) return report.found("body-removed", "body", "is no longer read");
  if (!old) return report.found(now.required ? "body-required" : "body-added", "body", "is new");
  if (!old.required && now.required) report.found("body-required", "body", "is required now");
  if (old.required && !now.required) report.found("body-optional", "body", "is optional now");
  compareContents([before.document, old.content], [after.document, now.content], "body", report.of("request"));
}

/** Header names are case-insensitive. */
function headersOf(document: Document, reply: Reply): Map<string, [name: string, header: Header]> {
  return new Map(
    Object.entries(reply.headers ?? {}).map(([name, header]) => [name.toLowerCase(), [name, follow(document, header)]]),
  );
}

function compareHeaders(
  [before, old]: [Document, Reply],
  [after, now]: [Document, Reply],
  place: string,
  report: CallReport,
) {
  const [had, has] = [headersOf(before, old), headersOf(after, now)];
  for (const [key, [name, header]] of had) {
    const [, newer] = has.get(key) ?? [];
    const here = `${place} ${name}`;
    if (!newer) {
      report.found("reply-header-removed", here, "is no longer sent");
      continue;
    }
    compareDeprecation(header, newer, (kind, words) => report.found(kind, here, words));
    if (header.required && !newer.required) report.found("reply-header-optional", here, "may be absent now");
    if (!header.required && newer.required) report.found("reply-header-required", here, "is always sent now");
    compareWholes([before, header.schema], [after, newer.schema], here, report.of("reply"));
    compareRest([before, header], [after, newer], OF_HEADERS, (word, words) =>
      report.found("keyword-changed", `${here} ${word}`, words),
    );
  }
  for (const [key, [name]] of has) if (!had.has(key)) report.found("reply-header-added", `${place} ${name}`, "is new");
}

function compareReplies(before: Placed, after: Placed, report: CallReport) {
  const reply = ({ document, operation }: Placed, status: string): Reply | undefined => {
    const found = operation.responses[status];
    return found && follow(document, found);
  };
  for (const status of Object.keys(before.operation.responses)) {
    const [old, now] = [reply(before, status), reply(after, status)];
    if (!old) continue;
    if (!now) {
      report.found("status-removed", `reply ${status}`, `${status} is no longer returned`);
      continue;
    }
    const place = `reply ${status}`;
    compareContents(
      [before.document, old.content ?? {}],
      [after.document, now.content ?? {}],
      place,
      report.of("reply"),
    );
    compareHeaders([before.document, old], [after.document, now], place, report);
    compareCodes(before, after, status, report);
    compareRest([before.document, old], [after.document, now], OF_REPLIES, (word, words) =>
      report.found("keyword-changed", `${place} ${word}`, words),
    );
  }
  for (const status of Object.keys(after.operation.responses)) {
    if (!before.operation.responses[status])
      report.found("status-added", `reply ${status}`, `${status} may be returned now`);
  }
}

const OF_OPERATIONS = new Set([
  ...["operationId", "security", "servers", "parameters", "requestBody", "responses"],
  ...["x-cache-ttl", "x-idempotent", "x-capabilities"],
]);

/** Returns every difference between two versions of an operation. */
export function compareOperations(before: Placed, after: Placed, report: CallReport) {
  const [old, now] = [before.operation, after.operation];
  if (old.operationId !== now.operationId)
    report.found("operation-renamed", "", `was ${old.operationId} and is ${now.operationId}`);
  compareDeprecation(old, now, (kind, words) => report.found(kind, "", words));
  compareSecurity(before, after, report);
  compareServers(before, after, report);
  compareCapabilities(before, after, report);
  compareParameters(before, after, report);
  compareBodies(before, after, report);
  compareReplies(before, after, report);
  if (old["x-idempotent"] === true && now["x-idempotent"] !== true)
    report.found("repeating-unsafe", "x-idempotent", "is no longer safe to repeat");
  if (old["x-idempotent"] !== true && now["x-idempotent"] === true)
    report.found("repeating-safe", "x-idempotent", "is safe to repeat now");
  const [ttl, newTtl] = [old["x-cache-ttl"], now["x-cache-ttl"]];
  if (ttl !== newTtl)
    report.found(
      "cache-time-changed",
      "x-cache-ttl",
      `was cached for ${ttl ?? 0} s and is cached for ${newTtl ?? 0} s`,
    );
  compareRest([before.document, old], [after.document, now], OF_OPERATIONS, (word, words) =>
    report.found("keyword-changed", word, words),
  );
}
