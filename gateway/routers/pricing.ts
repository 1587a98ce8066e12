import type { Context } from "../context.ts";
import { unwrap } from "../errors.ts";

/** The price list of this visitor: the customer's own, else the shop's. */
export async function pricingIdOf({ main, session }: Pick<Context, "main" | "session">): Promise<string> {
  return session?.pricingId ?? unwrap(await main.GET("/config")).pricingId;
}
