import type { Gateway } from "#gateway/gateway.ts";

/** Sends a web request to the gateway's tRPC endpoint and returns its reply as a web response. */
export async function sendToTrpc(gateway: Gateway, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { status, headers, body } = await gateway.handleTrpc({
    method: request.method,
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    peer: "127.0.0.1",
    readBody: () => request.text(),
  });
  const responseHeaders = new Headers();
  for (let at = 0; at < headers.length; at += 2) responseHeaders.append(headers[at] ?? "", headers[at + 1] ?? "");
  return new Response(status === 204 ? null : body, { status, headers: responseHeaders });
}
