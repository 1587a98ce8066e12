import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Gateway } from "#gateway/gateway.ts";
import { createTrpcEndpoint } from "./trpc.ts";

// Answers with the body that it read, of ten bytes at most.
const gateway = {
  handleTrpc: async ({ readBody }: { readBody: (maxBytes: number) => Promise<string | null> }) => ({
    status: 200,
    headers: [],
    body: String(await readBody(10)),
  }),
  log: { error: () => {} },
} as unknown as Gateway;
const endpoint = createTrpcEndpoint(gateway, {});
const server = createServer((request, response) => void endpoint(request, response, request.url ?? ""));
beforeAll(() => new Promise<void>((done) => void server.listen(0, "127.0.0.1", done)));
afterAll(() => void server.close());

/** Posts a body in chunks, without its length. */
function post(...chunks: string[]): Promise<{ connection: string | undefined; body: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const call = send({ port, host: "127.0.0.1", path: "/trpc/a", method: "POST" }, async (response) =>
      resolve({ connection: response.headers.connection, body: await text(response) }),
    );
    call.on("error", reject);
    for (const chunk of chunks) call.write(chunk);
    call.end();
  });
}

it("reads a body in chunks", async () => {
  expect((await post("12345", "67890")).body).toBe("1234567890");
});

it("stops reading a body that is longer than allowed", async () => {
  expect((await post("12345", "678901")).body).toBe("null");
});
