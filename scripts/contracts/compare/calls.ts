// Compares servers, security, message codes and other parts of a call beyond parameters, bodies and replies.
import { isDeepStrictEqual } from "node:util";
import { type Document, follow, METHODS, type Reply, type Schema } from "../../generate/document.ts";
import { at, differingKeywords } from "./node.ts";
import type { CallReport, Placed } from "./report.ts";
import { shortJson } from "./rules.ts";

/** Reports differing keywords that no other comparison covers. */
export function compareRest(
  [before, old]: [Document, object],
  [after, now]: [Document, object],
  known: ReadonlySet<string>,
  found: (word: string, words: string) => void,
) {
  const [older, newer] = [at(before, old as Schema), at(after, now as Schema)];
  for (const word of differingKeywords(older, newer, known))
    found(word, `was ${shortJson(older.schema[word])} and is ${shortJson(newer.schema[word])}`);
}

const OF_DOCUMENTS = new Set(["openapi", "info", "servers", "security", "paths", "components"]);
const OF_INFO = new Set(["version", "contact", "license", "termsOfService"]);
// The parameters of a path are compared with those of its operations.
const OF_PATHS = new Set([...METHODS, "servers", "parameters"]);

/** Compares the keywords of a document and its paths that apply to all their calls. */
export function compareDocuments(before: Document, after: Document, found: (word: string, words: string) => void) {
  // Added and removed services are reported by their operations.
  if (Object.keys(before.paths).length === 0 || Object.keys(after.paths).length === 0) return;
  compareRest([before, before], [after, after], OF_DOCUMENTS, found);
  compareRest([before, before.info ?? {}], [after, after.info ?? {}], OF_INFO, found);
  for (const [path, item] of Object.entries(before.paths)) {
    const newer = after.paths[path];
    if (newer) compareRest([before, item], [after, newer], OF_PATHS, (word, words) => found(`${path} ${word}`, words));
  }
}

type Scheme = { type?: string; in?: string; name?: string; scheme?: string };
const schemesOf = ({ components }: Document) =>
  ((components as { securitySchemes?: Record<string, Scheme> } | undefined)?.securitySchemes ?? {}) as Record<
    string,
    Scheme
  >;

/** Describes what a security scheme requires. Token formats are ignored; headers and schemes are case-insensitive. */
function requirementOf(scheme: Scheme | undefined) {
  if (!scheme) return undefined;
  const { description, bearerFormat, name, scheme: way, ...rest } = scheme as Scheme & Record<string, unknown>;
  return { ...rest, name: scheme.in === "header" ? name?.toLowerCase() : name, scheme: way?.toLowerCase() };
}

/** Returns the alternatives of a security requirement, each as a list of schemes and scopes. No requirement is an empty list. */
function securityOf({ document, operation }: Placed, called: (scheme: string) => string): string[][] {
  const alternatives = operation.security ?? document.security ?? [];
  if (alternatives.length === 0) return [[]];
  return alternatives.map((schemes) =>
    Object.entries(schemes)
      .flatMap(([scheme, scopes]) => [called(scheme), ...scopes.map((scope) => `${called(scheme)}:${scope}`)])
      .sort(),
  );
}

export function compareSecurity(before: Placed, after: Placed, report: CallReport) {
  const [oldSchemes, newSchemes] = [schemesOf(before.document), schemesOf(after.document)];
  // Scheme names are internal: the same requirement may have another name.
  const oldName = (name: string) =>
    oldSchemes[name]
      ? name
      : (Object.keys(oldSchemes).find(
          (old) =>
            newSchemes[name] && isDeepStrictEqual(requirementOf(oldSchemes[old]), requirementOf(newSchemes[name])),
        ) ?? name);
  const [old, now] = [securityOf(before, (name) => name), securityOf(after, oldName)];
  const suffices = (brought: string[], list: string[][]) =>
    list.some((wanted) => wanted.every((scheme) => brought.includes(scheme)));
  const isPartOf = (brought: string[], list: string[][]) =>
    list.some((wanted) => brought.every((scheme) => wanted.includes(scheme)));
  const text = (list: string[][]) => list.map((schemes) => schemes.join(" and ") || "nothing").join(", or ");
  const words = `required ${text(old)} and requires ${text(now)}`;
  if (old.some((brought) => !suffices(brought, now))) report.found("security-tightened", "security", words);
  // Less than before is enough now.
  else if (now.some((brought) => !suffices(brought, old) && isPartOf(brought, old)))
    report.found("security-loosened", "security", words);
  else if (now.some((brought) => !suffices(brought, old))) report.found("security-added", "security", words);
  for (const name of new Set(old.flat())) {
    const [was, is] = [requirementOf(oldSchemes[name]), requirementOf(newSchemes[name])];
    if (was && is && !isDeepStrictEqual(was, is))
      report.shared("security-scheme-changed", `security ${name}`, `was ${shortJson(was)} and is ${shortJson(is)}`);
  }
}

type Server = { url: string; variables?: object };

/** Returns the servers of a call. The nearest list counts. */
function serversOf({ document, path, operation }: Placed): string[] {
  const [own, ofPath, ofAll] = [operation, document.paths[path], document].map(
    (one) => (one as { servers?: Server[] } | undefined)?.servers,
  );
  const servers = own ?? ofPath ?? ofAll ?? [];
  if (servers.length === 0) return ["/"];
  return servers.map(({ url, variables }) => (variables ? `${url} ${shortJson(variables)}` : url));
}

export function compareServers(before: Placed, after: Placed, report: CallReport) {
  const [old, now] = [serversOf(before), serversOf(after)];
  for (const server of old.filter((one) => !now.includes(one)))
    report.shared("server-removed", `servers ${server}`, "is no longer a server of these calls");
  for (const server of now.filter((one) => !old.includes(one)))
    report.shared("server-added", `servers ${server}`, "is a server of these calls now");
}

export function compareCapabilities(before: Placed, after: Placed, report: CallReport) {
  const [old, now] = [before, after].map(({ operation }) => operation["x-capabilities"] ?? []) as [string[], string[]];
  for (const name of now.filter((one) => !old.includes(one)))
    report.found("capability-required", `x-capabilities ${name}`, `requires ${name} now`);
  for (const name of old.filter((one) => !now.includes(one)))
    report.found("capability-dropped", `x-capabilities ${name}`, `no longer requires ${name}`);
}

type Example = { $ref?: string; value?: { messages?: unknown } };

/** Returns the message codes of a reply, which only its examples name. */
function codesOf(document: Document, reply: Reply): string[] {
  const examples = Object.values(reply.content ?? {}).flatMap((media) =>
    Object.values((media as { examples?: Record<string, Example> }).examples ?? {}),
  );
  const codes = examples.flatMap((example) => {
    const messages = follow(document, example).value?.messages;
    return Array.isArray(messages) ? messages.map((message: { code?: unknown }) => String(message.code)) : [];
  });
  return [...new Set(codes)];
}

/** A reply shared by many operations is reported once, by its name. */
export function compareCodes(before: Placed, after: Placed, status: string, report: CallReport) {
  const [old, now] = [before, after].map(({ document, operation }) => {
    const reply = operation.responses[status] ?? {};
    return { name: reply.$ref?.split("/").at(-1), codes: codesOf(document, follow(document, reply)) };
  });
  if (!old || !now) return;
  const reportCode = (kind: "code-removed" | "code-added", code: string, words: string) =>
    old.name !== undefined && old.name === now.name
      ? report.shared(kind, `reply ${old.name} ${code}`, words)
      : report.found(kind, `reply ${status} ${code}`, words);
  for (const code of old.codes.filter((one) => !now.codes.includes(one)))
    reportCode("code-removed", code, `${code} is no longer returned with ${status}`);
  for (const code of now.codes.filter((one) => !old.codes.includes(one)))
    reportCode("code-added", code, `${code} may be returned with ${status} now`);
}
