/** The gateway's URL and headers. */
const trpcEndpoint = {
  url: "/trpc",
  // Prevents cross-site request forgery: forms cannot set a header, and mutations need this one.
  headers: { "x-drawcard": "1" },
};

type Call = { input?: unknown; isWrite?: boolean; signal?: AbortSignal; keepalive?: boolean };

/** Sends one call: a query's input in the URL, a mutation's in the body. */
export function fetchProcedure(path: string, { input, isWrite = false, ...more }: Call): Promise<Response> {
  const json = JSON.stringify(input);
  const query = !isWrite && json ? `?input=${encodeURIComponent(json)}` : "";
  return fetch(`${trpcEndpoint.url}/${path}${query}`, {
    headers: { ...trpcEndpoint.headers, "content-type": "application/json" },
    ...(isWrite && { method: "POST", body: json ?? "{}" }),
    ...more,
  });
}
