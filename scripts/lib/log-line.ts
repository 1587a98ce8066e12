// Formats a log line for a person, as `npm start` shows it: what was asked, how it ended, and the request id.

type Entry = {
  level?: string;
  time?: string;
  message?: string;
  /** The request to the front or a service. */
  method?: string;
  path?: string;
  route?: string;
  procedures?: string;
  procedure?: string;
  /** The operation, as gateway and service name it. */
  service?: string;
  operation?: string;
  operationId?: string;
  status?: number | string;
  attempts?: number;
  requestId?: string;
  /** Why it failed. */
  err?: { message?: string };
  error?: { message?: string } | string;
  violation?: { operationId?: string; details?: string };
  configuration?: string;
  reason?: string;
  /** An editor's file with a mistake, or one that is right again. */
  file?: string;
};

const LEVELS: Record<string, number> = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 };

const rankOf = (level = "") => LEVELS[level] ?? 0;

/** The lowest level shown: failures, unless LOG_LEVEL asks for more. */
export const shownFrom = (logLevel: string | undefined) => rankOf(logLevel) || rankOf("error");

// For requests and calls, the subject is more specific than the message.
const PLAIN = new Set(["page", "request", "call", "upstream"]);

function reasonOf({ err, error, violation, reason, configuration }: Entry) {
  const text = typeof error === "string" ? error : error?.message;
  const broken = violation && `${violation.operationId} ${violation.details}`;
  const refused = configuration && `${configuration}: ${reason}`;
  return (err?.message ?? text ?? broken ?? refused)?.split("\n", 1)[0];
}

function describeEntry(entry: Entry) {
  const { message = "", method, path, route, procedures, procedure, service, operation, operationId, status } = entry;
  const address = path ?? (procedures === undefined ? route : `/trpc/${procedures}`);
  const again = (entry.attempts ?? 1) > 1 ? `after ${entry.attempts} attempts` : undefined;
  const facts = [method, address, procedure, service, operation ?? operationId, status, again]
    .filter(Boolean)
    .join(" ");
  const description = PLAIN.has(message) && facts ? "" : [message, reasonOf(entry)].filter(Boolean).join(": ");
  const { requestId: id } = entry;
  return [[facts, description].filter(Boolean).join(": "), id && `(request ${id})`].filter(Boolean).join(" ");
}

/** The line of an editor's file, with its time: editors save again and look for the newest. */
const describeFile = ({ time, message = "" }: Entry) =>
  [time && new Date(time).toTimeString().slice(0, 8), message].filter(Boolean).join(" ");

/** Returns the formatted line, or null below the level. Lines of editors' files are always shown. Text that is not a log line stays unchanged. */
export function formatLine(line: string, fromLevel: number): string | null {
  if (!line.startsWith("{")) return line;
  try {
    const entry = JSON.parse(line) as Entry;
    if (entry.file !== undefined) return describeFile(entry);
    return rankOf(entry.level) >= fromLevel ? describeEntry(entry) : null;
  } catch {
    return line;
  }
}
