const NETWORK = ["timeout", "network request", "load", "aborted", "network connection was lost"];
const FOREIGN = ["blocked frame", "illegal invocation"];

/** Returns the status under which a browser error is reported (shell §8). */
export function clientErrorStatus(message: string): 408 | 418 | 500 {
  const text = message.toLowerCase();
  if (NETWORK.some((phrase) => text.includes(phrase))) return 408;
  if (FOREIGN.some((phrase) => text.includes(phrase))) return 418;
  return 500;
}

/** Whether to report a browser error. Lost connections (408) and errors of foreign scripts (418) are ignored. */
export function isReported(message: string): boolean {
  return clientErrorStatus(message) === 500;
}
