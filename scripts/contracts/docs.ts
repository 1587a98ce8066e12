import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { untilStopped } from "../lib/processes.ts";
import { print } from "../lib/steps.ts";
import { createReference } from "./docs/reference.ts";

/** Serves the reference until it is stopped. `npm run dev` serves it too. */
export async function docs(port: number) {
  const server = createServer(createReference());
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  print(`The reference:  http://127.0.0.1:${(server.address() as AddressInfo).port}/contracts   Stop with Ctrl+C.`);
  await untilStopped();
  server.closeAllConnections();
  server.close();
}
