// Reports errors in this browser to the shop (shell §8).

import { isReported } from "#gateway/rules/shell/client-errors.ts";
import { reloadsOnChunkFailure } from "#gateway/rules/shell/engagement.ts";
import { shownPath } from "./shown-path.ts";

/** JSON leaves out what is undefined. */
type Report = {
  kind: "error" | "csp" | "chunk";
  message: string;
  source?: string | undefined;
  line?: number | undefined;
};

// A page that fails in a loop stops reporting.
const MAX_REPORTS = 5;
const HOUR_MS = 3_600_000;
// A script or style that could not be loaded, in the messages of the three engines.
const CHUNK = /dynamically imported module|importing a module script failed|error loading dynamically/i;

const reported = new Set<string>();

function report({ message, ...rest }: Report) {
  const key = rest.kind + message;
  if (reported.has(key) || reported.size >= MAX_REPORTS) return;
  reported.add(key);
  const body = JSON.stringify({ ...rest, message: message.slice(0, 500), path: shownPath() });
  navigator.sendBeacon?.("/_report", new Blob([body], { type: "application/json" }));
}

/** Reports a failure that the page does not show. */
export const reportFailure = (message: string) => report({ kind: "error", message });

function failed(message: string, source?: string, line?: number) {
  if (CHUNK.test(message)) {
    // A page open for a day requests files of an old build; reloading gets the new ones.
    if (reloadsOnChunkFailure(performance.now() / HOUR_MS)) location.reload();
    else report({ kind: "chunk", message });
    return;
  }
  // Ignore lost connections (408) and other sites' scripts (418).
  if (isReported(message)) report({ kind: "error", message, source: source || undefined, line: line || undefined });
}

/** Starts to report errors of this page. */
export function startReports() {
  addEventListener("error", ({ message, filename, lineno }) => message && failed(message, filename, lineno));
  addEventListener("unhandledrejection", ({ reason }) => failed(String(reason?.message ?? reason)));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    report({
      kind: "csp",
      message: `${effectiveDirective} ${blockedURI}`,
      source: sourceFile || undefined,
      line: lineNumber || undefined,
    }),
  );
}
