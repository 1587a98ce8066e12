// Finds a live backend and signs calls as the gateway does.
import { signatureHeaders } from "#gateway/upstream/sign.ts";
import { ExpectedError } from "../../lib/steps.ts";
import type { CallableOperation } from "./contract.ts";

export type Keys = { appKey: string; appSecret: string };
export type SignedIn = { accessToken: string; customerId: string; customerToken: string };
export type Answer = { status: number; type: string; text: string; requestId: string | null };

type Directory = { result?: { services?: Record<string, { base_path: string }> } };

const TIMEOUT_MS = 10_000;

/** Returns the base URL of each service. */
export async function discover(url: string): Promise<Record<string, string>> {
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

export type Sent = {
  path: string;
  query?: URLSearchParams;
  body?: unknown;
  as?: SignedIn | undefined;
  unsigned?: boolean;
  version?: string;
};

/** Sends one call and reads the whole reply. */
export async function send(base: string, keys: Keys, call: CallableOperation, sent: Sent): Promise<Answer> {
  const url = new URL(base.replace(/\/$/, "") + sent.path);
  if (sent.query) url.search = sent.query.toString();
  const version = sent.version ?? call.versions.at(-1);
  const requestId = crypto.randomUUID();
  const headers: Record<string, string> = {
    accept: "application/json",
    "x-shop-request-id": requestId,
    ...(sent.unsigned ? {} : signatureHeaders(keys, sent.as?.customerToken ?? "")),
    ...(sent.as && { authorization: `Bearer ${sent.as.accessToken}`, "x-shop-customer-id": sent.as.customerId }),
    ...(version && { "x-shop-version": version }),
    ...(call.contentType && sent.body !== undefined && { "content-type": call.contentType }),
    ...(call.parameters.some(({ name }) => name === "Idempotency-Key") && { "idempotency-key": crypto.randomUUID() }),
  };
  const response = await fetch(url, {
    method: call.method.toUpperCase(),
    headers,
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
  });
  const echoed = response.headers.get("x-shop-request-id");
  return {
    status: response.status,
    type: response.headers.get("content-type") ?? "",
    text: await response.text(),
    requestId: echoed === requestId ? echoed : null,
  };
}
