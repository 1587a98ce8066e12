import { Agent, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { createStoppableServer, type StoppableServer } from "./http-server.ts";

let opened: StoppableServer | undefined;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterEach(async () => {
  await opened?.stop();
  opened = undefined;
});

async function open(options?: Parameters<typeof createStoppableServer>[0]) {
  opened = createStoppableServer(options);
  const { server } = opened;
  server.on("request", async (message: IncomingMessage, response) => {
    await wait(message.url === "/slow" ? 300 : 0);
    response.writeHead(200, ["content-length", "4"]).end("done");
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  return { ...opened, port: (server.address() as AddressInfo).port };
}

function ask(port: number, path = "/") {
  return new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
    const call = request({ port, host: "127.0.0.1", path, agent }, (reply) => {
      reply.resume();
      reply.once("end", () => resolve({ status: reply.statusCode ?? 0, connection: reply.headers.connection }));
    });
    call.once("error", reject).end();
  });
}

/** Connects, sends some bytes, and resolves with everything received when the server closes the connection. */
function hold(port: number, bytes = "") {
  let received = "";
  const socket = connect(port, "127.0.0.1", () => bytes && socket.write(bytes));
  socket.on("data", (chunk) => {
    received += chunk;
  });
  return new Promise<string>((resolve) => {
    socket.once("error", () => resolve(received));
    socket.once("close", () => resolve(received));
  });
}

it("keeps connections open until it stops", async () => {
  const { port } = await open();
  expect(await ask(port)).toEqual({ status: 200, connection: "keep-alive" });
});

it("answers requests while it drains, and closes their connections", async () => {
  const { port, stop, isStopping } = await open();
  const running = ask(port, "/slow");
  await wait(100);
  const stopped = stop({ drainMs: 1_000 });

  expect(isStopping()).toBe(true);
  expect(await running).toEqual({ status: 200, connection: "close" });
  expect(await ask(port)).toEqual({ status: 200, connection: "close" });
  expect(await stopped).toBe(true);
});

it("does not wait for a keep-alive client or for a connection without a request", async () => {
  const { port, stop } = await open();
  await ask(port);
  const unused = hold(port);
  await wait(50);

  expect(await stop()).toBe(true);
  expect(await unused).toBe("");
});

it("disconnects a client that sends its headers too slowly", async () => {
  const { port } = await open({ limits: { headersTimeout: 200, connectionsCheckingInterval: 50 } });
  expect(await hold(port, "GET / HTTP/1.1\r\nx-slow: ")).toMatch(/^HTTP\/1.1 408 /);
});

it("accepts no more connections than its limit", async () => {
  const { port } = await open({ maxConnections: 1 });
  const held = hold(port);
  await wait(50);
  expect(await hold(port, "GET / HTTP/1.1\r\n\r\n")).toBe("");
  await opened?.stop();
  await held;
});
