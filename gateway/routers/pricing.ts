import type { Context } from "../context.ts";
import { problem } from "../errors.ts";
import { unwrap } from "../unwrap.ts";

type Visit = Pick<Context, "main" | "session">;

async function shopsPricingId({ main }: Visit): Promise<string> {
  const { pricingId }: { pricingId?: unknown } = unwrap(await main.GET("/config"));
  if (typeof pricingId === "string" && pricingId) return pricingId;
  // Settings without a price list are a fault upstream; asked for "undefined", a service would answer that nothing exists.
  throw problem({ code: "internal_error", status: 502, message: "Something went wrong" });
}

/** The price list of this visitor, for what answers just as well about one that nobody has. */
export const pricingIdOf = async (visit: Visit): Promise<string> => visit.session?.pricingId ?? shopsPricingId(visit);

/**
 * Reads by the price list of this visitor: the customer's own, else the shop's. One that nobody has (it was taken back, or
 * the cookie holds something else) gives way to the shop's, or a customer would see an empty shop.
 */
export async function readPriced<Reply extends { response: { status: number } }>(
  visit: Visit,
  read: (pricingId: string) => Promise<Reply>,
): Promise<Reply> {
  const own = visit.session?.pricingId;
  if (!own) return read(await shopsPricingId(visit));
  const reply = await read(own);
  if (reply.response.status !== 404) return reply;
  const shops = await shopsPricingId(visit);
  return shops === own ? reply : read(shops);
}
