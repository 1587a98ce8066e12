// Sends a planned call unchanged. An HTTP client would normalise its URL and headers.
import { Client } from "undici";
import { contracts } from "#generated/contracts.ts";
import { BASE_PATHS } from "#services/discovery/discovery.handlers.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import { FORM } from "#services/lib/validate.ts";
import { type OperationId, rowOf } from "#tests/contract/caller.ts";
import { type SignedIn, signedHeaders } from "#tests/services/open-services.ts";
import { changed } from "./hostile.ts";
import type { Learned } from "./learned.ts";
import type { AddressText, Body, Caller, Plan } from "./plan.ts";

/** Other inputs of a call. */
type Known = { keys: string[]; learned: Learned; samples: unknown[] };

/** A call as sent, for the failure message. */
export type Sent = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
  /** Returns whether the URL belongs to the operation. */
  isAtAddress: boolean;
};
export type Received = { status: number; headers: Record<string, string | string[] | undefined>; text: string };
export type People = { customer: SignedIn; other: SignedIn };

// Node refuses a head of more than 16 KB before the service sees it.
const LONGEST = 11_000;
const BASES: Record<string, string> = BASE_PATHS;
const baseOf = (operationId: OperationId) =>
  BASES[Object.entries(contracts).find(([, { operations }]) => operationId in operations)?.[0] ?? ""] ?? "";

/** Percent-encodes text, including lone surrogates. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

function addressText({ text, use }: AddressText, name: string, plan: Plan, learned: Learned): string {
  if (use === "raw") return text;
  // Sometimes uses the contract's example, because a known value may belong to something else of the same name.
  const known = use === "known" && plan.pick % 4 !== 1 ? learned.recall(name, plan.pick) : undefined;
  return encoded(typeof known === "string" || typeof known === "number" ? String(known) : text);
}

const isDecodable = (text: string) => {
  try {
    return decodeURIComponent(text) !== "" && !/[/?#]/.test(text) && text !== "." && text !== "..";
  } catch {
    return false;
  }
};

function callerHeaders(env: ServicesEnv, caller: Caller, { customer, other }: People): Record<string, string> {
  switch (caller) {
    case "visitor":
      return signedHeaders(env);
    case "customer":
      return signedHeaders(env, customer);
    case "other":
      return signedHeaders(env, other);
    case "customer as other":
      return { ...signedHeaders(env, customer), "x-shop-customer-id": other.customerId };
    case "broken token":
      return signedHeaders(env, { ...customer, accessToken: `${customer.accessToken.slice(0, -4)}AAAA` });
    case "unsigned token":
      return {
        ...signedHeaders(env, customer),
        authorization: `Bearer eyJhbGciOiJub25lIn0.${customer.accessToken.split(".")[1]}.`,
      };
  }
}

/** A form with files, as sent. Its values are not changed. */
export class EncodedForm {
  bytes = new Uint8Array();
  contentType = "";

  static async of(form: FormData): Promise<EncodedForm> {
    const sent = new Response(form);
    return Object.assign(new EncodedForm(), {
      bytes: await sent.bytes(),
      contentType: sent.headers.get("content-type"),
    });
  }
}

/** Returns the body as sent, and its content type. */
function encodedBody(body: Body, contentType: string | null, pick: number, { learned, samples }: Known) {
  if (body.kind === "text") return { content: body.text, type: body.contentType };
  const base =
    samples.length > 0 && pick % 2 === 0 ? samples[(pick / 2) % samples.length] : learned.adapt(body.base, pick);
  if (base instanceof EncodedForm) return { content: base.bytes, type: base.contentType };
  const value = changed(base, body.changes);
  if (contentType !== FORM || typeof value !== "object" || value === null) {
    return { content: JSON.stringify(value) ?? "", type: contentType };
  }
  // A form has text only. An object may have a toString that is not a function.
  const textOf = (part: unknown) => (typeof part === "object" ? JSON.stringify(part) : String(part));
  const fields = Object.entries(value).map(([name, part]) => [name, textOf(part)]);
  return { content: new URLSearchParams(fields).toString(), type: contentType };
}

/** Builds the call of a plan in the current world. */
export function toCall(
  operationId: OperationId,
  plan: Plan,
  { env, keys, learned, people, samples }: Known & { env: ServicesEnv; people: People },
): Sent {
  const { contentType, idempotencyKey, method, path, versions } = rowOf(operationId);
  let isAtAddress = true;
  const address = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const text = addressText(plan.params[name] ?? { text: "", use: "text" }, name, plan, learned);
    isAtAddress &&= isDecodable(text);
    return text;
  });
  const search = plan.query.map(
    ([name, value]) => `${encoded(name)}=${addressText(value, name, plan, learned).replaceAll("#", "%23")}`,
  );
  const { content: body, type } = plan.body
    ? encodedBody(plan.body, contentType, plan.pick, { keys, learned, samples })
    : { content: undefined, type: null };
  const key = plan.key === "new" ? crypto.randomUUID() : plan.key === "kept" ? keys[plan.pick % keys.length] : plan.key;
  const headers: Record<string, string> = {
    ...callerHeaders(env, plan.caller, people),
    ...(versions[0] && { "x-shop-version": versions[0] }),
    ...(idempotencyKey && typeof key === "string" && { "idempotency-key": key }),
    ...(type !== null && { "content-type": type }),
  };
  for (const [name, value] of plan.headers) {
    if (value === null) delete headers[name];
    else headers[name] = value;
  }
  const query = search.length > 0 ? `?${search.join("&")}` : "";
  const whole = `${baseOf(operationId)}${address}${query}`;
  return { method: method.toUpperCase(), path: whole.slice(0, LONGEST), headers, body, isAtAddress };
}

/** Opens a connection to the services. */
export function openWire(origin: string) {
  const client = new Client(origin, { pipelining: 1, bodyTimeout: 30_000, headersTimeout: 30_000 });
  return {
    async send({ body, headers, method, path }: Sent): Promise<Received> {
      const reply = await client.request({ method, path, headers, body: body ?? null });
      return { status: reply.statusCode, headers: reply.headers, text: await reply.body.text() };
    },
    close: () => client.close(),
  };
}
