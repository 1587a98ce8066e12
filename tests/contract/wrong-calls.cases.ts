// What every operation refuses alike: a call that is not from us, of no known version, unreadable, or of nobody.

import { NOT_IMPLEMENTED } from "#services/not-implemented.ts";
import { type OperationId, type Request, rowOf } from "./caller.ts";
import type { Case } from "./cases.ts";
import { readContract, services } from "./contract.ts";
import type { ContractShop } from "./shop.ts";

type RequestOf = ReturnType<ReturnType<typeof readContract>["requestOf"]>;

/** A well-formed call made of the contract's own examples, whether or not what it names is there. */
export function exampleOf({ body, parameters }: RequestOf, { withOptional = false } = {}): Request {
  const textOf = ({ example, schema }: RequestOf["parameters"][number]) =>
    String(example ?? schema.example ?? schema.default ?? schema.enum?.[0] ?? schema.minimum ?? "nothing");
  const inPlace = (place: string) => parameters.filter((parameter) => parameter.in === place);
  return {
    params: Object.fromEntries(inPlace("path").map((parameter) => [parameter.name, textOf(parameter)])),
    query: Object.fromEntries(
      inPlace("query")
        .filter(({ required }) => required || withOptional)
        .map((parameter) => [parameter.name, textOf(parameter)]),
    ),
    body,
  };
}

function casesOf(operationId: OperationId, requestOf: RequestOf): Case[] {
  const { auth, contentType, replies, signed, versions } = rowOf(operationId);
  const example = exampleOf(requestOf);
  const needsAppKey = requestOf.security.some((schemes) => "appKey" in schemes);
  const wrong = (status: number, code: Case["code"], when: string, changes: Request): Case => ({
    operationId,
    status,
    ...(code && { code }),
    when,
    request: async (shop: ContractShop) => ({
      ...example,
      ...(auth === "bearer" && status === 400 && { as: await shop.person() }),
      ...changes,
    }),
  });
  const header = (name: string, value: string) => ({ headers: { [name]: value } });
  return [
    ...(needsAppKey ? [wrong(400, "invalid_signature", "unknown application", header("x-shop-app-key", "other"))] : []),
    ...(signed
      ? [
          wrong(400, "invalid_signature", "wrong signature", header("x-shop-signature", "0".repeat(64))),
          wrong(400, "invalid_signature", "signed in another age", header("x-shop-timestamp", "1")),
        ]
      : []),
    ...(versions.length > 0 ? [wrong(400, "unsupported_version", "", header("x-shop-version", "9.9"))] : []),
    // Any text is a form of some sort: only JSON can be malformed.
    ...(contentType === "application/json" ? [wrong(400, "invalid_request", "malformed body", { body: "{" })] : []),
    ...(auth === "bearer" ? [wrong(401, "signed_out", "without a token", {})] : []),
    ...("401" in replies && auth !== "none"
      ? [wrong(401, "signed_out", "with a broken token", header("authorization", "Bearer nonsense"))]
      : []),
  ];
}

/** What is not built yet answers 501, whatever is wrong with the call. */
export const isBuilt = (operationId: string) => !(NOT_IMPLEMENTED as readonly string[]).includes(operationId);

export const wrongCallCases: Case[] = services.flatMap((service) => {
  const contract = readContract(service);
  const operationIds = [...new Set(contract.promises.map(({ operationId }) => operationId))].filter(isBuilt);
  return operationIds.flatMap((id) => casesOf(id as OperationId, contract.requestOf(id)));
});
