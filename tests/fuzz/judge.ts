// Checks that must pass for every reply.
import type { ServicesEnv } from "#services/lib/env.ts";
import { type OperationId, rowOf } from "#tests/contract/caller.ts";
import type { readContract } from "#tests/contract/contract.ts";
import type { Caller } from "./plan.ts";
import type { People, Received, Sent } from "./wire.ts";

type Contract = ReturnType<typeof readContract>;

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const REQUEST_ID = /^[\w.-]{8,64}$/;

const JSON_TYPE = "application/json";

/** The media type of a reply, without parameters. */
const typeOf = ({ headers }: Received) => String(headers["content-type"] ?? "").split(";")[0] ?? "";

/** Returns a reply's body: parsed JSON, or text for other types. `null` if it should be JSON and is not. */
export function bodyOf(received: Received): { body: unknown } | null {
  if (received.text === "") return { body: undefined };
  if (typeOf(received) !== JSON_TYPE) return { body: received.text };
  try {
    return { body: JSON.parse(received.text) };
  } catch {
    return null;
  }
}

/** Returns whether the reply states that no operation has this path, or that it cannot be decoded. */
const isRefusedAddress = (received: Received) =>
  [400, 404].includes(received.status) &&
  Array.isArray((bodyOf(received)?.body as { messages?: unknown } | undefined)?.messages);

/** Returns the faults of a reply. */
export function faultsOf(
  {
    contract,
    env,
    operationId,
    people,
    caller,
  }: { contract: Contract; env: ServicesEnv; operationId: OperationId; people: People; caller: Caller },
  sent: Sent,
  received: Received,
): string[] {
  const { headers, status, text } = received;
  const faults: string[] = [];
  const parsed = bodyOf(received);
  const type = text === "" ? undefined : typeOf(received);
  if (status >= 500) faults.push(`${status}`);
  else if (!parsed) faults.push(`${status} with a body that is not JSON`);
  else if (sent.isAtAddress || !isRefusedAddress(received)) {
    faults.push(...contract.faults(operationId, status, parsed.body, type).map((fault) => `${status}: ${fault}`));
  }
  if (!TIME.test(String(headers["x-shop-time"])))
    faults.push(`${status}: x-shop-time is ${String(headers["x-shop-time"])}`);
  if (!REQUEST_ID.test(String(headers["x-shop-request-id"]))) faults.push(`${status}: no x-shop-request-id`);
  for (const secret of [env.appSecret, env.tokenSecret])
    if (text.includes(secret)) faults.push(`${status} contains a secret`);
  // A token that signs in is its own credential.
  const isOthersCall = rowOf(operationId).auth !== "none" && ["other", "visitor"].includes(caller);
  if (isOthersCall && status < 300 && text.includes(people.customer.customerId))
    faults.push(`${status} contains another customer's data`);
  return faults;
}

const SECRET_NAME = /password|otp|token|cres|secret|csc|card/i;

/** Returns the secrets that a log must not contain: secret fields of a call, and the customers' tokens. */
export function secretsIn(value: unknown, name = ""): string[] {
  if (typeof value === "string") return SECRET_NAME.test(name) && value.length >= 12 ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => secretsIn(part, Array.isArray(value) ? name : key));
}
