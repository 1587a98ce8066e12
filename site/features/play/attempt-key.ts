import { derivedUuid } from "#site/lib/derived-uuid.ts";

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
