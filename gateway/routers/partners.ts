// A partner's page: its cart of one item, priced and bought beside the shop's cart (shop §7).
import type { z } from "zod";
import { getPartnerParameters, PartnerCartRequest, PartnerPurchaseRequest } from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { problem } from "../foundation/errors.ts";
import { customerProcedure, publicProcedure, router, withCapability } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { requireSold } from "./cart-owner.ts";
import { depositRequest, limitingCards } from "./deposits-request.ts";
import { partnerDeposit, payment } from "./purchases.input.ts";
import { keepRefusal, type PurchaseResult, purchaseData, requirePayer } from "./purchases-create.ts";
import { buyFromPartner } from "./purchases-partner.ts";

type Schemas = components["schemas"];
type PartnerCart = Schemas["PartnerCart"];

const partnerInput = getPartnerParameters();
const itemInput = PartnerCartRequest().extend(partnerInput.shape);
const purchaseInput = PartnerPurchaseRequest()
  .pick({ cartItem: true, expectedTotal: true })
  .extend({ ...partnerInput.shape, ...payment.shape, deposit: partnerDeposit.optional() });

const sells = withCapability("partner_purchase");
const partnerProcedure = publicProcedure.use(sells);

export const partnersRouter = router({
  get: partnerProcedure
    .input(partnerInput)
    .query(({ ctx, input }): Promise<Schemas["Partner"]> => readPartner(ctx, input.slug)),

  /** Sets and prices the item of the page; without one, returns the customer's cart. A visitor's item is kept nowhere. */
  setItem: partnerProcedure
    .input(itemInput)
    .mutation(({ ctx, input: { slug, ...body } }): Promise<PartnerCart> => setItem(ctx, slug, body)),

  /** Buys the item, from the wallet or with the deposit of the page. */
  purchase: customerProcedure
    .use(sells)
    .input(purchaseInput)
    .mutation(
      ({ ctx, input }): Promise<PurchaseResult> => keepRefusal(ctx, input.idempotencyKey, () => purchase(ctx, input)),
    ),
});

const readPartner = async ({ main }: Context, slug: string) =>
  unwrap(await main.GET("/partners/{slug}", { params: { path: { slug } } }));

async function setItem(ctx: Context, slug: string, body: Schemas["PartnerCartRequest"]) {
  if (body.cartItem) await requireSold(ctx, [body.cartItem]);
  const { main, session } = ctx;
  const path = session ? "/cart/partner/{slug}" : "/anon-cart/partner/{slug}";
  return unwrap(await main.POST(path, { params: { path: { slug } }, body }));
}

async function purchase(ctx: Context, input: z.output<typeof purchaseInput>): Promise<PurchaseResult> {
  requirePayer(ctx, input);
  const { cartItem, deposit, expectedTotal, idempotencyKey, slug, utmSource } = input;
  const bought = cartItem ? [cartItem] : (await setItem(ctx, slug, {})).cartItems;
  if (bought.length === 0) {
    // Shop §5: refused before the call, with the message that the service has too.
    const message = "Attempted to purchase an empty partner cart.";
    throw problem({ code: "cart_empty", status: 422, message });
  }
  await requireSold(ctx, bought);
  const { key: partnerKey } = await readPartner(ctx, slug);
  const sale = {
    slug,
    cartItem,
    expectedTotal,
    deposit: deposit ? depositRequest(ctx, deposit, deposit.amount, "partner_purchase") : null,
    purchase: { ...purchaseData(utmSource), partnerKey },
  };
  return limitingCards(ctx, deposit ?? {}, () => buyFromPartner(ctx, idempotencyKey, sale));
}
