// Faults in this browser, told to the shop: what it does not hear of it cannot mend (shell §8).

import { isReported } from "#gateway/rules/shell/client-errors.ts";
import { reloadsOnChunkFailure } from "#gateway/rules/shell/engagement.ts";

type Report = { kind: "error" | "csp" | "chunk"; message: string; source?: string; line?: number };

// A page that fails in a loop has said what there is to say.
const MOST_REPORTS = 5;
const HOUR_MS = 3_600_000;
// A file of the shop's that could not be fetched, in the words of the three engines.
const CHUNK = /dynamically imported module|importing a module script failed|error loading dynamically/i;

const told = new Set<string>();

function report({ message, ...rest }: Report) {
  const key = rest.kind + message;
  if (told.has(key) || told.size >= MOST_REPORTS) return;
  told.add(key);
  const body = JSON.stringify({ ...rest, message: message.slice(0, 500), path: location.pathname });
  navigator.sendBeacon?.("/_report", new Blob([body], { type: "application/json" }));
}

/** Tells of something that went wrong and that nobody on this page is told. */
export const reportFailure = (message: string) => report({ kind: "error", message });

function failed(message: string, source?: string, line?: number) {
  if (CHUNK.test(message)) {
    // A page that stood open for a day asks for files of an older build: the new page has the new ones.
    if (reloadsOnChunkFailure(performance.now() / HOUR_MS)) location.reload();
    else report({ kind: "chunk", message });
    return;
  }
  // Lost connections (408) and other people's scripts (418) are noise.
  if (isReported(message)) report({ kind: "error", message, ...(source && { source }), ...(line && { line }) });
}

/** Listens for what goes wrong on this page. */
export function startReports() {
  addEventListener("error", ({ message, filename, lineno }) => message && failed(message, filename, lineno));
  addEventListener("unhandledrejection", ({ reason }) => failed(String(reason?.message ?? reason)));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    report({
      kind: "csp",
      message: `${effectiveDirective} ${blockedURI}`,
      ...(sourceFile && { source: sourceFile }),
      ...(lineNumber && { line: lineNumber }),
    }),
  );
}
