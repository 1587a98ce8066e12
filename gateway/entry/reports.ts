// What browsers tell the shop about itself: errors of its scripts, and what the content security policy refused (shell §8).
// Nobody has to be signed in, and nobody is believed: a report is one line in the log, short, and for the operator only.
import type { IncomingHttpHeaders } from "node:http";
import type { Logger } from "pino";
import { clientErrorStatus } from "#gateway/rules/shell/client-errors.ts";
import { ProblemError } from "../errors.ts";
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

/** A report is a few hundred bytes; a browser may send several at once. */
export const REPORT_BYTES = 16 * 1024;
const MOST_IN_ONE = 10;
const MOST_CHARACTERS = 500;
// What was refused once is refused for every visitor of the page: told once, in one process.
const MOST_KEYS = 1000;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

function text(value: unknown): string | undefined {
  if (typeof value !== "string" || value === "") return undefined;
  const line = value.slice(0, MOST_CHARACTERS * 4).replace(/\p{Cc}+/gu, " ");
  // Of an address within it only where it leads: its query can carry a token.
  return line.replace(/(https?:\/\/[^\s?#]+)[?#]\S*/g, "$1").slice(0, MOST_CHARACTERS);
}

/** An address without its query, which can carry a token; a word such as "inline" stays. */
function address(value: unknown): string | undefined {
  return text(typeof value === "string" ? value.split(/[?#]/)[0] : undefined);
}

const pathOf = (value: unknown) =>
  typeof value === "string" && URL.canParse(value, "http://shop")
    ? text(new URL(value, "http://shop").pathname)
    : undefined;
const numberOf = (value: unknown) => (typeof value === "number" && Number.isSafeInteger(value) ? value : undefined);

/** What the shop's own script sends. */
function ofScript(sent: Fields): Report | null {
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

/** What browsers send by themselves, in the two forms there are: report-uri and the Reporting API. */
function ofBrowser(sent: Fields): Report | null {
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
  const blocked = address(first("blockedURL", "blocked-uri")) ?? "nothing named";
  return {
    kind: "csp",
    message: `${directive} ${blocked}`,
    source: address(first("sourceFile", "source-file")),
    line: numberOf(first("lineNumber", "line-number")),
    path: pathOf(first("documentURL", "document-uri")),
  };
}

function read({ headers, body }: Sent): Report[] | null {
  // sendBeacon and both kinds of browser reports; a form on somebody's page sends none of these.
  if (!/^application\/(json|csp-report|reports\+json)\b/i.test(headers["content-type"] ?? "")) return null;
  let sent: unknown;
  try {
    sent = JSON.parse(body.toString());
  } catch {
    return null;
  }
  const parts = [sent].flat().slice(0, MOST_IN_ONE);
  return parts.flatMap((part) => (isFields(part) ? (ofScript(part) ?? ofBrowser(part) ?? []) : []));
}

/** Lost connections (408) and other people's scripts (418) are noise, whoever sends them (shell §8). */
const isNoise = ({ kind, message }: Report) => kind === "error" && clientErrorStatus(message) !== 500;

type Answer = { status: 204 | 400 } | { status: 429; retryAfterSeconds: number };

/** The door of reports. Answers the status: 204 for what was taken, told or not. */
export function createReports({
  log,
  limits,
  trustsProxy,
}: {
  log: Logger;
  limits: RateLimits;
  trustsProxy: TrustsProxy;
}) {
  const told = new Set<string>();

  function isNew({ kind, message, source, line }: Report): boolean {
    if (kind !== "csp") return true;
    const key = `${message} ${source ?? ""} ${line ?? ""}`;
    if (told.has(key)) return false;
    if (told.size >= MOST_KEYS) told.clear();
    told.add(key);
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
