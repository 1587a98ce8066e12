import type { Context } from "../context.ts";
import { problem } from "../foundation/errors.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Visit = Pick<Context, "main" | "session">;

async function defaultPricingId({ main }: Visit): Promise<string> {
  const { pricingId }: { pricingId?: unknown } = unwrap(await main.GET("/config"));
  if (typeof pricingId === "string" && pricingId) return pricingId;
  // Fail here: asked for price list "undefined", the service would answer 404.
  throw problem({ code: "internal_error", status: 502, message: "Something went wrong" });
}

/** The price list of this visitor. May be an unknown one; use where the service accepts that. */
export const pricingIdOf = async (visit: Visit): Promise<string> => visit.session?.pricingId ?? defaultPricingId(visit);

/**
 * Reads with the customer's price list, or the shop's for visitors. Falls back to the shop's if the customer's is unknown (withdrawn,
 * or the cookie is wrong), so that they do not see an empty shop.
 */
export async function readPriced<Reply extends { response: { status: number } }>(
  visit: Visit,
  read: (pricingId: string) => Promise<Reply>,
): Promise<Reply> {
  const own = visit.session?.pricingId;
  if (!own) return read(await defaultPricingId(visit));
  const reply = await read(own);
  if (reply.response.status !== 404) return reply;
  const fallback = await defaultPricingId(visit);
  return fallback === own ? reply : read(fallback);
}
