import { derivedUuid } from "#site/lib/derived-uuid.ts";

/**
 * Returns the idempotency key of a posted play form: the same for a doubled submit, another one for every other form.
 * Many visitors share the page and so the key in it (site/front/visitor-parts.ts); their browsers and addresses tell
 * them apart. A cart never answers for another one: services compare the whole call, not only its key.
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
