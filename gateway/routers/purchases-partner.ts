// Buys on a partner's page. The call after a 3-D Secure challenge repeats it with the same body.
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { type PurchaseResult, toChallenge, updateBalance } from "./purchases-create.ts";

type Schemas = components["schemas"];
type Sale = Schemas["PartnerPurchaseRequest"] & { slug: string };

/** A partner's purchase that waits for the bank. */
export type PendingPartnerPurchase = Sale & { deposit: Schemas["DepositRequest"] };

/** Buys the item, or the partner's cart without one. Safe to repeat with the same key. */
export async function buyFromPartner(ctx: Context, key: string, { slug, ...body }: Sale): Promise<PurchaseResult> {
  const params = { path: { slug }, header: { "Idempotency-Key": key } };
  const reply = await ctx.main.POST("/cart/partner/{slug}/purchase", { params, body });
  const result = unwrap<string | Schemas["Deposit"]>(reply);
  const { deposit } = body;
  if (deposit && typeof result !== "string") return toChallenge(ctx, result, { slug, ...body, deposit });
  if (typeof result !== "string") throw new Error("a purchase from the wallet asks no bank");
  await updateBalance(ctx);
  return { kind: "receipt", checkoutId: result, partnerSlug: slug };
}
