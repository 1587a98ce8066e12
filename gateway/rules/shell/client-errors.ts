const NETWORK = ["timeout", "network request", "load", "aborted", "network connection was lost"];
const FOREIGN = ["blocked frame", "illegal invocation"];

/** The status a browser error is filed under (shell §8). */
export function clientErrorStatus(message: string): 408 | 418 | 500 {
  const text = message.toLowerCase();
  if (NETWORK.some((words) => text.includes(words))) return 408;
  if (FOREIGN.some((words) => text.includes(words))) return 418;
  return 500;
}

/** Lost connections and other people's scripts are noise; the rest is ours to hear about. */
export function isReported(message: string): boolean {
  return clientErrorStatus(message) === 500;
}
