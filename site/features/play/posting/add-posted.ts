import type { GatewayRequest } from "#gateway/entry/page-gateway.ts";
import { derivedUuid } from "#site/lib/derived-uuid.ts";

type Asked = { posted: FormData; request: Request; clientAddress: string };

/** Adds the ticket of a posted play form to the cart. */
export async function addPosted(gateway: Pick<GatewayRequest, "form">, ticket: FormData, asked: Asked) {
  ticket.set("idempotencyKey", attemptKey(asked.posted, asked.request.headers, asked.clientAddress));
  const result = await gateway.form("cart.addItem", ticket);
  if (result.ok || result.problem.code !== "idempotency_key_reused") return result;
  // Another visitor behind the same address has sent the same form with the same browser.
  ticket.set("idempotencyKey", crypto.randomUUID());
  return gateway.form("cart.addItem", ticket);
}

/**
 * Returns the idempotency key of a posted play form: equal for a double submit, different for every other form.
 * Visitors share the cached page and the key in it (site/front/visitor-parts.ts), so the key also depends on the
 * browser and the IP address. It never returns another visitor's cart: services compare the whole call with the key.
 */
export function attemptKey(posted: FormData, headers: Headers, clientAddress: string): string {
  const pageKey = posted.get("idempotencyKey");
  if (typeof pageKey !== "string" || pageKey === "") return crypto.randomUUID();
  const browser = ["user-agent", "x-forwarded-for"].map((name) => headers.get(name) ?? "");
  return derivedUuid(
    pageKey,
    clientAddress,
    ...browser,
    JSON.stringify([...posted].map(([name, value]) => [name, String(value)])),
  );
}
