// node:http with the answer in its hand: what a visitor's session.get costs when nobody thinks about it.
import { serveMeasured } from "./measured.ts";

serveMeasured((_request, response) => {
  const body = JSON.stringify([{ result: { data: null } }]);
  response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) });
  response.end(body);
});
