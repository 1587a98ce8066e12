// A proxy for a tool that cannot sign: signs its requests as a gateway would, and checks the replies.
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { BASE_PATHS } from "#services/discovery/discovery.handlers.ts";
import { isBuilt } from "#tests/contract/built.ts";
import { type OperationId, rowOf } from "#tests/contract/caller.ts";
import type { readContract } from "#tests/contract/contract.ts";
import { signedHeaders } from "#tests/services/open-services.ts";
import { faultsOf } from "./judge.ts";
import type { Lab } from "./run.ts";
import type { Received } from "./wire.ts";
import { arrange, createWorld, renew } from "./world.ts";

type Contract = ReturnType<typeof readContract>;

const BASES: Record<string, string> = BASE_PATHS;

/** Returns the operations of a contract that have a handler. */
export const builtIn = (contract: Contract) =>
  [...new Set(contract.promises.map(({ operationId }) => operationId as OperationId))].filter(isBuilt);

/** Returns the operation of a path; one without parameters takes precedence. */
function createFinder(contract: Contract, base: string) {
  const rows = builtIn(contract).map((id) => {
    const { method, path } = rowOf(id);
    const form = new RegExp(`^${base}${path.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`);
    return { id, method: method.toUpperCase(), form, parameters: path.split("{").length };
  });
  const sorted = rows.toSorted((a, b) => a.parameters - b.parameters);
  return ({ method, url = "" }: IncomingMessage) =>
    sorted.find((row) => row.method === method && row.form.test(url.split("?")[0] ?? ""))?.id;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const PASSED = ["content-type", "idempotency-key", "x-shop-sub-variant"];
const NOWHERE: Received = { status: 404, text: "", headers: {} };

export async function openSigningProxy(lab: Lab, contract: Contract, nameOf: (id: OperationId) => string) {
  const { env } = lab.shop;
  const base = contract.service === "discovery" ? "" : (BASES[contract.service] ?? "");
  const find = createFinder(contract, base);
  const world = await createWorld(lab.shop, lab.passwordHash);

  async function pass(request: IncomingMessage): Promise<Received> {
    const text = await textOf(request);
    const id = find(request);
    if (!id) return NOWHERE;
    const { auth, versions } = rowOf(id);
    const caller = auth === "none" ? "visitor" : "customer";
    const passed = PASSED.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === "string" ? [[name, value] as const] : [];
    });
    const headers = {
      ...signedHeaders(env, caller === "visitor" ? undefined : world.people.customer),
      ...(versions[0] && { "x-shop-version": versions[0] }),
      ...Object.fromEntries(passed),
    };
    const { method = "GET", url = "/" } = request;
    const sent = { method, path: url, headers, body: text === "" ? undefined : text, isAtAddress: true };
    const received = await lab.wire.send(sent);
    const faults = faultsOf({ contract, env, operationId: id, people: world.people, caller }, sent, received);
    lab.tally.add(nameOf(id), received.status, faults, sent, received.text);
    if (received.status === 401 || id === "logout") await renew(lab.shop, world, lab.passwordHash);
    // A customer who has spent everything cannot be prepared again: another one takes over.
    if (received.status < 300) await arrange(lab.shop, id, world).catch(() => renew(lab.shop, world, lab.passwordHash));
    return received;
  }

  // Calls run one after the other. If a call signs the customer out, the next one uses a new customer.
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer((request, response) => {
    last = last
      .then(() => pass(request))
      .then(
        ({ headers, status, text }) =>
          response
            .writeHead(status, { "content-type": String(headers["content-type"] ?? "application/json") })
            .end(text),
        (error: unknown) => {
          lab.tally.add("the proxy", 599, [String(error)], request.url);
          response.writeHead(502).end();
        },
      );
  });
  await new Promise<void>((resolve) => server.listen(0, env.host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${env.host}:${port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
