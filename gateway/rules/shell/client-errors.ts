const NETWORK = ["timeout", "network request", "load", "aborted", "network connection was lost"];
const FOREIGN = ["blocked frame", "illegal invocation"];

const hasOneOf = (message: string, phrases: readonly string[]) =>
  phrases.some((phrase) => message.toLowerCase().includes(phrase));

/** Returns the status under which a browser error is reported (shell §8). */
export function clientErrorStatus(message: string): 408 | 418 | 500 {
  if (hasOneOf(message, NETWORK)) return 408;
  if (hasOneOf(message, FOREIGN)) return 418;
  return 500;
}

/** Whether to report a browser error. Lost connections (408) and errors of foreign scripts (418) are ignored. */
export const isReported = (message: string): boolean => !hasOneOf(message, [...NETWORK, ...FOREIGN]);
