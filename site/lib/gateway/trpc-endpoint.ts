/** Where the gateway listens, for every script that speaks to it. */
export const door = {
  url: "/trpc",
  // A header no form can set: the gateway takes a mutation only with it (cross-site request forgery).
  headers: { "x-drawcard": "1" },
};

type Call = { input?: unknown; isWrite?: boolean; signal?: AbortSignal; keepalive?: boolean };

/** Sends one call: a query in its address, a mutation in its body. */
export function knock(path: string, { input, isWrite = false, ...more }: Call): Promise<Response> {
  const json = JSON.stringify(input);
  const query = !isWrite && json ? `?input=${encodeURIComponent(json)}` : "";
  return fetch(`${door.url}/${path}${query}`, {
    headers: { ...door.headers, "content-type": "application/json" },
    ...(isWrite && { method: "POST", body: json ?? "{}" }),
    ...more,
  });
}
