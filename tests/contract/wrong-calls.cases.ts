// Refusals that every operation shares: an unknown caller, an unknown version, an unreadable body, a missing or broken token.

import { isBuilt } from "./built.ts";
import { type OperationId, type Request, rowOf } from "./caller.ts";
import type { Case } from "./cases.ts";
import { readContract, services } from "./contract.ts";
import { exampleOf, type RequestOf } from "./examples.ts";
import type { ContractShop } from "./shop.ts";

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
    // Any text is a valid form; only JSON can be malformed.
    ...(contentType === "application/json" ? [wrong(400, "invalid_request", "malformed body", { body: "{" })] : []),
    ...(auth === "bearer" ? [wrong(401, "signed_out", "without a token", {})] : []),
    ...("401" in replies && auth !== "none"
      ? [wrong(401, "signed_out", "with a broken token", header("authorization", "Bearer nonsense"))]
      : []),
  ];
}

export const cases: Case[] = services.flatMap((service) => {
  const contract = readContract(service);
  const operationIds = [...new Set(contract.promises.map(({ operationId }) => operationId))].filter(isBuilt);
  return operationIds.flatMap((id) => casesOf(id as OperationId, contract.requestOf(id)));
});
