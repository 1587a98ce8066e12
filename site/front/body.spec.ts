import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it } from "vitest";
import { closeWhenSlow } from "./body.ts";

it("closes the connection of a client that never ends its request", async () => {
  const server = createServer((request) => closeWhenSlow(request, 50)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nhost: shop\r\ncontent-length: 10\r\n\r\n12");
  await once(socket, "close");
  expect(socket.destroyed).toBe(true);
  server.close();
});
