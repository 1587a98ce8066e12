// Browser reports: script errors and violations of the content security policy (shell §8). Anyone can send one, so each is
// untrusted and becomes one short log line for the operator.
import type { IncomingHttpHeaders } from "node:http";
import type { Logger } from "pino";
import { clientErrorStatus } from "#gateway/rules/shell/client-errors.ts";
import { ProblemError } from "../foundation/errors.ts";
import { clientAddress, type TrustsProxy } from "../http/client-address.ts";
import { headerReader } from "../http/incoming.ts";
import type { RateLimits } from "../http/rate-limit.ts";

const kinds = ["error", "csp", "chunk"] as const;

type Report = {
  kind: (typeof kinds)[number];
  message: string;
  source?: string | undefined;
  line?: number | undefined;
  status?: number | undefined;
  path?: string | undefined;
  release?: string | undefined;
};

type Sent = { headers: IncomingHttpHeaders; ip: string | null; body: Buffer };

/** The largest body. A report has a few hundred bytes, and browsers send several at once. */
export const REPORT_BYTES = 16 * 1024;
const MAX_PER_BODY = 10;
const MAX_CHARACTERS = 500;
// Each violation is logged once per process, since every visitor of the page reports it.
const MAX_KEYS = 1000;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

function text(value: unknown): string | undefined {
  if (typeof value !== "string" || value === "") return undefined;
  const line = value.slice(0, MAX_CHARACTERS * 4).replace(/\p{Cc}+/gu, " ");
  // Strip queries of URLs in the text: they can contain tokens.
  return line.replace(/(https?:\/\/[^\s?#]+)[?#]\S*/g, "$1").slice(0, MAX_CHARACTERS);
}

/** A URL without its query, which can contain a token. Keywords such as "inline" stay. */
function address(value: unknown): string | undefined {
  return text(typeof value === "string" ? value.split(/[?#]/)[0] : undefined);
}

/** The path of a page. Browsers report the whole address, so long words, which may be one-time tokens, are left out. */
const pathOf = (value: unknown) =>
  typeof value === "string" && URL.canParse(value, "http://shop")
    ? text(new URL(value, "http://shop").pathname.replace(/[A-Za-z\d]{20,}/g, "…"))
    : undefined;
const numberOf = (value: unknown) => (typeof value === "number" && Number.isSafeInteger(value) ? value : undefined);

/** A report from the shop's own script. */
function fromScript(sent: Fields): Report | null {
  const kind = kinds.find((known) => known === sent["kind"]);
  const message = text(sent["message"]);
  if (!kind || !message) return null;
  const [status, line] = [numberOf(sent["status"]), numberOf(sent["line"])];
  return {
    kind,
    message,
    source: address(sent["source"]),
    line,
    status,
    path: pathOf(sent["path"]),
    release: text(sent["release"]),
  };
}

/** A report from the browser itself, in the format of report-uri or the Reporting API. */
function fromBrowser(sent: Fields): Report | null {
  const legacy = sent["csp-report"];
  const body = isFields(legacy)
    ? legacy
    : sent["type"] === "csp-violation" && isFields(sent["body"])
      ? sent["body"]
      : null;
  if (!body) return null;
  const first = (...names: string[]) => names.map((name) => body[name]).find((value) => value !== undefined);
  const directive = text(first("effectiveDirective", "effective-directive", "violated-directive"));
  if (!directive) return null;
  const blocked = address(first("blockedURL", "blocked-uri")) ?? "unknown";
  return {
    kind: "csp",
    message: `${directive} ${blocked}`,
    source: address(first("sourceFile", "source-file")),
    line: numberOf(first("lineNumber", "line-number")),
    path: pathOf(first("documentURL", "document-uri")),
  };
}

function read({ headers, body }: Sent): Report[] | null {
  // The types of sendBeacon and browser reports. A form on another site cannot send them.
  if (!/^application\/(json|csp-report|reports\+json)\b/i.test(headers["content-type"] ?? "")) return null;
  let sent: unknown;
  try {
    sent = JSON.parse(body.toString());
  } catch {
    return null;
  }
  const parts = [sent].flat().slice(0, MAX_PER_BODY);
  return parts.flatMap((part) => (isFields(part) ? (fromScript(part) ?? fromBrowser(part) ?? []) : []));
}

/** Lost connections (408) and third-party scripts (418) are not logged (shell §8). */
const isNoise = ({ kind, message }: Report) => kind === "error" && clientErrorStatus(message) !== 500;

type Answer = { status: 204 | 400 } | { status: 429; retryAfterSeconds: number };

/** Creates the receiver of reports. Answers 204 for accepted reports, logged or not. */
export function createReports({
  log,
  limits,
  trustsProxy,
}: {
  log: Logger;
  limits: RateLimits;
  trustsProxy: TrustsProxy;
}) {
  const seen = new Set<string>();

  function isNew({ kind, message, source, line }: Report): boolean {
    if (kind !== "csp") return true;
    const key = `${message} ${source ?? ""} ${line ?? ""}`;
    if (seen.has(key)) return false;
    if (seen.size >= MAX_KEYS) seen.clear();
    seen.add(key);
    return true;
  }

  return async (sent: Sent): Promise<Answer> => {
    const reports = read(sent);
    if (reports === null) return { status: 400 };
    const from = clientAddress(sent.ip ?? undefined, headerReader(sent.headers)("x-forwarded-for"), trustsProxy);
    try {
      await limits.spend("reportByAddress", from);
      await limits.spend("report", "everybody");
    } catch (error) {
      if (error instanceof ProblemError)
        return { status: 429, retryAfterSeconds: error.problem.retryAfterSeconds ?? 60 };
      throw error;
    }
    for (const report of reports) if (!isNoise(report) && isNew(report)) log.warn({ report }, "client report");
    return { status: 204 };
  };
}
