// Plain node:http with a fixed reply: the lower bound for a visitor's session.get.
import { serveMeasured } from "./measured.ts";

serveMeasured((_request, response) => {
  const body = JSON.stringify([{ result: { data: null } }]);
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  response.end(body);
});
