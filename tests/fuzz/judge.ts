// What must hold of every answer, whatever was asked.
import type { ServicesEnv } from "#services/env.ts";
import { type OperationId, rowOf } from "#tests/contract/caller.ts";
import type { readContract } from "#tests/contract/contract.ts";
import type { Caller } from "./plan.ts";
import type { People, Received, Sent } from "./wire.ts";

type Contract = ReturnType<typeof readContract>;

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** The body of an answer; null when it is no JSON. */
export function bodyOf(text: string): { body: unknown } | null {
  try {
    return { body: text === "" ? undefined : JSON.parse(text) };
  } catch {
    return null;
  }
}

/** No operation is at the address: a problem that says so, or that it cannot be read. */
const isRefusedAddress = ({ status, text }: Received) =>
  (status === 404 || status === 400) &&
  Array.isArray((bodyOf(text)?.body as { messages?: unknown } | undefined)?.messages);

/** What is wrong with an answer; empty when nothing is. */
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
  const parsed = bodyOf(text);
  if (status >= 500) faults.push(`${status}`);
  else if (!parsed) faults.push(`${status} with a body that is no JSON`);
  else if (sent.isAtAddress || !isRefusedAddress(received)) {
    faults.push(...contract.faults(operationId, status, parsed.body).map((fault) => `${status}: ${fault}`));
  }
  if (!TIME.test(String(headers["x-shop-time"])))
    faults.push(`${status}: x-shop-time is ${String(headers["x-shop-time"])}`);
  if (!REQUEST_ID.test(String(headers["x-shop-request-id"]))) faults.push(`${status}: no x-shop-request-id`);
  for (const secret of [env.appSecret, env.tokenSecret])
    if (text.includes(secret)) faults.push(`${status} tells a secret`);
  // What signs in is its own credential.
  const isOthersCall = rowOf(operationId).auth !== "none" && ["other", "visitor"].includes(caller);
  if (isOthersCall && status < 300 && text.includes(people.customer.customerId))
    faults.push(`${status} tells of another customer`);
  return faults;
}

const SECRET_NAME = /password|otp|token|cres|secret|csc|card/i;

/** What nobody may read in a log: what a call carried in a field for a secret, and every token of the customers. */
export function secretsIn(value: unknown, name = ""): string[] {
  if (typeof value === "string") return SECRET_NAME.test(name) && value.length >= 12 ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => secretsIn(part, Array.isArray(value) ? name : key));
}
