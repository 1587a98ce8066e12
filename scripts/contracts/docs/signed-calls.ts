// Calls of the reference to the demo's services, signed as the gateway signs them. After `login` they are that customer's.
import type { IncomingMessage } from "node:http";
import { type GatewayEnv, readEnv } from "#gateway/foundation/env.ts";
import { signatureHeaders } from "#gateway/upstream/sign.ts";
import { ExpectedError } from "../../lib/steps.ts";

type Reply = { status: number; headers: Record<string, string>; body: string };
type SignedIn = { accessToken: string; customerId: string; customerToken: string };
type Directory = { result?: { services?: Record<string, { base_path: string }> } };
type Login = { result?: { access_token?: string; customer?: { customer_id: string; customer_token: string } } };

const refuse = (status: number, body: string): Reply => ({ status, headers: { "content-type": "text/plain" }, body });

/** Returns the reply for a call that failed on the way. */
export const noReply = ({ message }: Error): Reply => refuse(502, message);

/** Only the reference's own page may call, on this machine: the signature would serve any other page too (CSRF, DNS rebinding). */
function isOwnPage({ headers }: IncomingMessage) {
  const { hostname } = new URL(`http://${headers.host}`);
  return headers["sec-fetch-site"] === "same-origin" && ["127.0.0.1", "localhost"].includes(hostname);
}

const TIMEOUT_MS = 10_000;

/** Returns the base URL of each service. */
async function discover(url: string): Promise<Record<string, string>> {
  const address = new URL("/discover", url);
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: Error) => {
    throw new ExpectedError(`Nothing answers at ${address} (${error.message}). Set DISCOVERY_URL to your backend.`);
  });
  const directory = (await answer.json().catch(() => ({}))) as Directory;
  const services = directory.result?.services;
  if (!services) throw new ExpectedError(`${address} answered ${answer.status} without result.services.`);
  const bases = Object.entries(services).map(([name, { base_path }]) => [name, new URL(base_path, url).href]);
  return { discovery: new URL("/", url).href, ...Object.fromEntries(bases) };
}

/** Returns the customer that a reply has signed in. */
function signedInBy(body: string): SignedIn | undefined {
  const { result } = (body.startsWith("{") ? JSON.parse(body) : {}) as Login;
  if (!result?.access_token || !result.customer) return undefined;
  const { customer_id: customerId, customer_token: customerToken } = result.customer;
  return { accessToken: result.access_token, customerId, customerToken };
}

/** Returns a function that sends a call to a service and remembers who has logged in. */
export function signedCalls() {
  let as: SignedIn | undefined;
  return async (service: string, target: string, request: IncomingMessage, body: string): Promise<Reply> => {
    if (!isOwnPage(request)) return refuse(403, "Only the reference may call.");
    const env = configured();
    if (!env?.isDemo) return refuse(503, "Calls need the demo: npm run dev, or npm start in another terminal.");
    const base = (await discover(env.discoveryUrl))[service];
    if (!base) return refuse(404, `Discovery names no service ${service}.`);
    const chosen = Object.entries(request.headers).filter(([name]) =>
      /^(x-shop-|idempotency-key|content-type)/.test(name),
    );
    const headers = {
      ...Object.fromEntries(chosen.map(([name, value]) => [name, String(value)])),
      ...signatureHeaders(env, as?.customerToken ?? ""),
      ...(as && { authorization: `Bearer ${as.accessToken}`, "x-shop-customer-id": as.customerId }),
    };
    const method = request.method ?? "GET";
    const answer = await fetch(base.replace(/\/$/, "") + target, { method, headers, ...(body && { body }) });
    const text = await answer.text();
    as = signedInBy(text) ?? as;
    return { status: answer.status, headers: { "content-type": answer.headers.get("content-type") ?? "" }, body: text };
  };
}

/** Returns the gateway's settings, or undefined before the first start has written the keys. */
function configured(): GatewayEnv | undefined {
  try {
    return readEnv(process.env);
  } catch {
    return undefined;
  }
}
