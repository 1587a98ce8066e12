import type { ServerResponse } from "node:http";

/**
 * Returns a function that returns a signal, aborted when the visitor leaves before the reply is complete. The signal is made
 * on first use, because most replies come from a cache and need none.
 */
export function abortSignalOf(response: ServerResponse): () => AbortSignal {
  let created: AbortController | undefined;
  return () => {
    if (created) return created.signal;
    const controller = new AbortController();
    created = controller;
    if (response.destroyed) controller.abort();
    else response.once("close", () => response.writableFinished || controller.abort());
    return controller.signal;
  };
}
