// A line of the log as `npm start` shows it to a person: what was asked, how it ended, and the request id to search for.

type Entry = {
  level?: number;
  msg?: string;
  /** What was asked of the front or a service, by the way it came. */
  method?: string;
  path?: string;
  route?: string;
  procedures?: string;
  procedure?: string;
  /** What was called, as the gateway and as a service name it. */
  service?: string;
  operation?: string;
  operationId?: string;
  status?: number | string;
  attempts?: number;
  requestId?: string;
  id?: string;
  /** Why it failed. */
  err?: { message?: string };
  error?: { message?: string } | string;
  violation?: { operationId?: string; details?: string };
  configuration?: string;
  reason?: string;
};

const LEVELS: Record<string, number> = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 };

/** The level from which lines are shown: failures, unless LOG_LEVEL asks for more. */
export const shownFrom = (logLevel: string | undefined) => LEVELS[logLevel ?? ""] ?? 50;

// Lines about a request or a call: what it was says more than the name of the line.
const PLAIN = new Set(["page", "request", "call", "upstream"]);

function reasonOf({ err, error, violation, reason, configuration }: Entry) {
  const said = typeof error === "string" ? error : error?.message;
  const broken = violation && `${violation.operationId} ${violation.details}`;
  const refused = configuration && `${configuration}: ${reason}`;
  return (err?.message ?? said ?? broken ?? refused)?.split("\n", 1)[0];
}

function wordsOf(entry: Entry) {
  const { msg = "", method, path, route, procedures, procedure, service, operation, operationId, status } = entry;
  const address = path ?? (procedures === undefined ? route : `/trpc/${procedures}`);
  const again = (entry.attempts ?? 1) > 1 ? `after ${entry.attempts} attempts` : undefined;
  const facts = [method, address, procedure, service, operation ?? operationId, status, again]
    .filter(Boolean)
    .join(" ");
  const told = PLAIN.has(msg) && facts ? "" : [msg, reasonOf(entry)].filter(Boolean).join(": ");
  const id = entry.requestId ?? entry.id;
  return [[facts, told].filter(Boolean).join(": "), id && `(request ${id})`].filter(Boolean).join(" ");
}

/** The line in words, or null when it is not loud enough; what is no line of a log stands as it is. */
export function readable(line: string, fromLevel: number): string | null {
  if (!line.startsWith("{")) return line;
  try {
    const entry = JSON.parse(line) as Entry;
    return (entry.level ?? 0) >= fromLevel ? wordsOf(entry) : null;
  } catch {
    return line;
  }
}
