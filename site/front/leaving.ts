import type { ServerResponse } from "node:http";

/**
 * Says when somebody leaves before their answer is there. A signal is made when a call asks for one: most answers come out
 * of a cache, and nobody has to be told about their end.
 */
export function abortSignalOf(response: ServerResponse): () => AbortSignal {
  let leaving: AbortController | undefined;
  return () => {
    if (leaving) return leaving.signal;
    const controller = new AbortController();
    leaving = controller;
    if (response.destroyed) controller.abort();
    else response.once("close", () => response.writableFinished || controller.abort());
    return controller.signal;
  };
}
