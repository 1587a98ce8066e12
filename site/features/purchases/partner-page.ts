// What a partner's page shows: its item, priced, and the payment.
import type { AstroGlobal } from "astro";
import type { Problem } from "#gateway/foundation/problem.ts";
import { readUtm } from "#gateway/rules/utm.ts";
import { formKey } from "#site/lib/form/form-key.ts";
import { refusalMessage } from "#site/lib/gateway/problem-messages.ts";
import { deviceWalletOf } from "#site/lib/payment/device-wallet.ts";
import { answerOf, readOr } from "#site/lib/shell/page.ts";
import type { Partner } from "#site/lib/shell/partner.ts";
import type { PartnerProps } from "./PartnerPanel.tsx";
import { choiceOf, fieldsOf, hasItem, itemOf, keptQuery, type PartnerOffer, queryOf } from "./partner-item.ts";
import { partnerOffers } from "./partner-offers.ts";
import { findPayment } from "./paying.ts";
import { postPurchase } from "./purchase-form.ts";

const KEY = /^[0-9a-f-]{36}$/;
const DRAW_FIELD = "cartItem.drawNumber";

type PartnerPage = {
  partner: Partner;
  /** The page without a choice. */
  start: string;
  offers: PartnerOffer[];
  tabs: { label: string; href: string; current: boolean }[];
  /** Null if nothing is on sale, or the item of the address is bought. */
  panel: PartnerProps | null;
  isPaying: boolean;
  /** What this address has bought: the item, its receipt, and the address that buys it once more. */
  bought: { description: string; receipt: string; again: string } | null;
};

/** Returns the page, the status of its error page, or the redirect after a payment. */
export async function readPartnerPage(astro: AstroGlobal): Promise<PartnerPage | Response | 404 | 503> {
  const { gateway, page } = astro.locals;
  const { caller } = gateway;
  const slug = astro.params["partnerSlug"] ?? "";
  const query = astro.url.searchParams;
  // The address keeps it, because a cookie is kept with consent only.
  const source = readUtm(query).source ?? null;
  const hrefOf = (wanted: Record<string, string>) =>
    page.href("purchase-partner", { partnerSlug: slug }, { ...wanted, utm_source: source });
  const receiptHref = (checkoutID: string) =>
    page.href("purchase-partner-receipt", { partnerSlug: slug, checkoutID }, { utm_source: source });
  const receiptOf = (checkoutID: string) => astro.redirect(receiptHref(checkoutID), 303);

  const partner = await caller.partners.get({ slug }).catch(gateway.problemOf);
  if (!("key" in partner)) {
    if (partner.status === 404 || partner.code === "invalid_field") return 404;
    const answer = await answerOf(astro, partner);
    return answer instanceof Response ? answer : 503;
  }
  const form = astro.request.method === "POST" ? await astro.request.formData() : null;
  const sentDraw = form?.has(DRAW_FIELD) ? String(form.get(DRAW_FIELD)) : null;
  const customer = await caller.session.get().catch(() => null);
  const sent = form || !customer ? null : await findPayment(astro);
  if (sent?.receipt) return receiptOf(sent.receipt);
  const list = await caller.offers.list().catch(() => null);
  if (!list) return 503;
  const offers = partnerOffers(partner.productOfferKeys, list.offers, gateway.now());
  const offer = offers.find(({ key }) => key === query.get("offer")) ?? offers[0];
  const tabs = offers.map(({ key, name }) => ({
    label: name,
    href: hrefOf({ offer: key }),
    current: key === offer?.key,
  }));
  const shown = { partner, start: hrefOf({}), offers, tabs, isPaying: sent?.isPaying ?? false, bought: null };
  if (!offer) return { ...shown, panel: null };

  if (customer && !form && !query.has("offer")) {
    // A cart of the customer's last visit, which another address would replace.
    const kept = await readOr(astro, null, async (read) => keptQuery(await read.partners.setItem({ slug })));
    if (kept && offers.some(({ key }) => key === kept["offer"])) return astro.redirect(hrefOf(kept), 303);
  }
  const choice = choiceOf(offer, query);
  const cartItem = itemOf(offer, choice);
  const key = KEY.exec(query.get("key") ?? "")?.[0];
  if (customer && !form && hasItem(query)) {
    // The key of the purchase is in the address, so that Back after it does not lead to an item that is ready to pay.
    if (key === undefined)
      return astro.redirect(hrefOf({ ...Object.fromEntries(query), key: crypto.randomUUID() }), 303);
    const sold = await caller.purchases.get({ checkoutId: key }).catch(() => null);
    if (sold?.partnerSlug === slug) {
      const [item] = sold.items;
      const receipt = receiptHref(sold.checkoutId);
      const again = hrefOf(queryOf(cartItem));
      return { ...shown, panel: null, bought: { description: item?.description ?? offer.name, receipt, again } };
    }
  }
  const [methods, cardGateway] = await Promise.all([
    customer ? caller.funds.paymentMethods().catch(() => null) : null,
    customer ? caller.funds.cardGateway().catch(() => null) : null,
  ]);
  let problem: Problem | null = sent?.refused ?? null;
  if (form) {
    for (const [name, value] of fieldsOf(cartItem)) form.set(name, value);
    // If the draw of the form has closed, the service refuses it: the customer has not agreed to another.
    if (sentDraw !== null) form.set(DRAW_FIELD, sentDraw);
    form.set("slug", slug);
    const bought = await postPurchase(gateway, form, methods, "partners.purchase");
    if (bought.ok) {
      const { data } = bought;
      if (data.kind === "receipt") return receiptOf(data.checkoutId);
      return astro.redirect(page.href("my-account-deposit-authorisation", { depositId: data.depositId }), 303);
    }
    problem = bought.problem;
    if (problem.code === "signed_out") {
      const next = `${astro.url.pathname}${astro.url.search}`;
      return astro.redirect(page.href("checkout-login", {}, { next, expired: 1 }), 303);
    }
    astro.response.status = problem.status;
  }
  // A draw of the address that has closed is replaced by the next one, which the customer has to see before paying.
  const asked = sentDraw ?? query.get("draw");
  const moved = asked !== null && asked !== choice.draw ? `Draw ${asked} has closed. This is the next one.` : null;
  const priced = hasItem(query)
    ? await caller.partners.setItem({ slug, cartItem }).catch((error: unknown) => gateway.problemOf(error))
    : null;
  const cart = priced && "cartItems" in priced ? priced : null;
  const refused = priced && !("cartItems" in priced) ? priced : null;
  const laterMethods =
    customer && cart?.requiresUnattendedPaymentMethod
      ? await caller.recurringPurchases.getMethods().catch(() => null)
      : null;
  if (cardGateway?.hostedFieldsUrl) {
    astro.csp?.insertDirective(`frame-src ${new URL(cardGateway.hostedFieldsUrl).origin}`);
  }
  const idempotencyKey = (!form && key) || formKey(form, problem);
  const sentSource = form?.get("idempotencyKey") === idempotencyKey ? form.get("utmSource") : null;
  const panel: PartnerProps = {
    partner: { slug, name: partner.name },
    offer,
    choice,
    cart,
    problem,
    methods,
    cardGateway,
    laterMethods,
    payer: customer && {
      customerId: customer.customerId,
      firstname: customer.firstname,
      funds: customer.availableFunds,
    },
    deviceWallet: deviceWalletOf(astro.request.headers.get("user-agent")),
    walletPurchase: page.capabilities?.includes("wallet_purchase") ?? true,
    refusal: refused ? (refusalMessage(refused) ?? "We couldn't read the price. Please try again.") : null,
    moved,
    idempotencyKey,
    source,
    utmSource: typeof sentSource === "string" ? sentSource : (source ?? gateway.attribution().source),
    chosen: form ? String(form.get("way") ?? "") || null : null,
  };
  return { ...shown, panel };
}
