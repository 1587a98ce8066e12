import type { AstroGlobal } from "astro";
import { type Form, type FormState, untouched, valuesOf } from "#site/lib/form/form.ts";
import { postForm } from "#site/lib/form/post.ts";
import { isoDate } from "#site/lib/format/dates.ts";
import type { Fund } from "#site/lib/payment/fund-name.ts";
import type { CardGateway } from "#site/lib/payment/ways.ts";
import { loadSection, type Section } from "#site/lib/shell/section.ts";
import { CardRefused, NEEDS_SCRIPT } from "#site/ui/card-fields/card-refused.ts";
import { BANK_TYPES, type BankType, CHANGES, type Change, changedHref, type Notice, noticeOf } from "./cards.form.ts";

/** The form shown below the list. */
export type Adding = "card" | "paypal" | "bank" | null;

export type CardsPage = {
  here: string;
  /** The list, and what the last post changed. */
  list: Section<{ funds: Fund[]; holder: string; notice: Notice | null }>;
  month: string;
  showsAll: boolean;
  adding: Adding;
  /** The state after a refused post; its problem belongs to the list unless a form is shown. */
  state: FormState;
  bankType: BankType;
  bankTypes: readonly BankType[];
  cardGateway: CardGateway;
  /** PayPal's page; `null` without PayPal. */
  payPalHref: string | null;
  /** The account that the customer has agreed to at PayPal. */
  payPalNonce: string | null;
};

/** Handles a post of the page (a success becomes a redirect to a notice) and returns what the page shows. */
export async function readCardsPage(astro: AstroGlobal): Promise<CardsPage | Response> {
  const { gateway, page } = astro.locals;
  const here = page.href("my-account-cards-and-accounts");
  const { searchParams } = astro.url;
  const posted = await handlePost(astro, here);
  if (posted instanceof Response) return posted;
  const changed = changeOf(searchParams.get("changed"));
  const list = await loadSection(astro, async (read) => {
    const [funds, customer] = await Promise.all([read.funds.list(), read.session.get().catch(() => null)]);
    const holder = [customer?.firstname, customer?.lastname].filter(Boolean).join(" ");
    return { funds, holder, notice: changed && noticeOf(changed, funds, searchParams.get("fund")) };
  });
  if (list instanceof Response) return list;

  const nonce = posted.values["nonce"] ?? searchParams.get("paypal_nonce");
  const adding = posted.adding ?? (nonce ? "paypal" : addingOf(searchParams.get("add")));
  const types = page.capabilities?.includes("wallet_withdrawal_payid") ? BANK_TYPES : BANK_TYPES.slice(0, 2);
  const asked = posted.values["type"] ?? searchParams.get("type");
  const [cardGateway, payPalUrl] = await Promise.all([
    adding === "card" ? gateway.caller.funds.cardGateway().catch(() => null) : null,
    gateway.caller.funds.payPalUrl().catch(() => null),
  ]);
  if (cardGateway?.hostedFieldsUrl) {
    astro.csp?.insertDirective(`frame-src ${new URL(cardGateway.hostedFieldsUrl).origin}`);
  }
  return {
    here,
    list,
    month: isoDate(gateway.now()).slice(0, 7),
    showsAll: searchParams.has("all"),
    adding,
    state: posted.state,
    bankType: types.find((type) => type === asked) ?? "national",
    bankTypes: types,
    cardGateway,
    payPalHref: payPalUrl && payPalHref(payPalUrl, new URL(`${here}#add-fund`, page.publicUrl).href),
    payPalNonce: nonce,
  };
}

type Posted = { state: FormState; adding: Adding; values: Record<string, string> };

async function handlePost(astro: AstroGlobal, here: string): Promise<Posted | Response> {
  const nothing: Posted = { state: untouched, adding: null, values: {} };
  const change = changeOf(astro.url.searchParams.get("change"));
  if (astro.request.method !== "POST" || !change) return nothing;
  const data = await astro.request.formData();
  const values = valuesOf(data);
  const adding = addingOf(change);
  // A card needs a token, which only the card fields' script can create.
  if (change === "card") {
    astro.response.status = 422;
    return { values, adding, state: { ...untouched, problem: new CardRefused(NEEDS_SCRIPT).problem } };
  }
  const posted = await postForm(astro, CHANGES[change] as unknown as Form, data);
  if (posted.ok) return astro.redirect(changedHref(here, change, posted.data as Partial<Fund>), 303);
  return { values, adding, state: posted.state };
}

const changeOf = (text: string | null): Change | null =>
  text !== null && Object.hasOwn(CHANGES, text) ? (text as Change) : null;
const addingOf = (text: string | null): Adding =>
  text === "card" || text === "paypal" || text === "bank" ? text : null;

/** Returns PayPal's page, which comes back to `returnUrl`; its fragment shows the form that is still to be sent. */
function payPalHref(payPalUrl: string, returnUrl: string): string {
  const url = new URL(payPalUrl);
  url.searchParams.set("return_url", returnUrl);
  return url.href;
}
