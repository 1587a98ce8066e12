import type { AstroGlobal } from "astro";
import { fromCents, toCents } from "#gateway/rules/cents.ts";
import { type FormState, untouched } from "#site/lib/form/form.ts";
import { formKey } from "#site/lib/form/form-key.ts";
import { type Posted, postForm } from "#site/lib/form/post.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { deviceWalletOf } from "#site/lib/payment/device-wallet.ts";
import { needsGatewayForm, type PaymentMethods, waysToPay } from "#site/lib/payment/ways.ts";
import { CardRefused, NEEDS_SCRIPT } from "#site/ui/card-fields/card-refused.ts";
import type { DepositFormProps } from "./DepositForm.tsx";
import { depositErrors, depositForm } from "./deposit.form.ts";
import { outcomePage } from "./deposit-outcome.ts";
import { type DepositPlace, keepPlace } from "./deposit-place.ts";
import type { Deposit } from "./deposit-view.ts";

/** Posts a deposit sent as a plain form, which names only its payment option. */
async function postDeposit(
  astro: AstroGlobal,
  form: FormData,
  methods: PaymentMethods | null,
): Promise<Posted<"deposits.create">> {
  const way = waysToPay(methods).find(({ id }) => id === form.get("way"));
  // These need a token, which only the script of the gateway's form can create.
  if (way && needsGatewayForm(way)) {
    const state: FormState = { ...untouched, values: { amount: String(form.get("amount") ?? "") } };
    return { ok: false, state: { ...state, problem: new CardRefused(NEEDS_SCRIPT).problem } };
  }
  if (!form.get("csc")) form.delete("csc");
  form.set("methodCode", way?.code ?? "");
  form.set(way?.fundId ? "customerFundId" : "depositMethodId", way?.fundId ?? way?.methodId ?? "");
  return postForm(astro, depositForm, form, (values) => depositErrors(values, way));
}

const COOKIE = "dc_depositing";

/**
 * Returns the deposit form of this request, or a redirect to the outcome. An attempt whose outcome the browser does not know
 * keeps its idempotency key: the form is shown with the same key, or, once the deposit exists, its own page.
 */
export async function readDepositPage(
  astro: AstroGlobal,
  place: DepositPlace,
  amount?: string,
  /** The least amount of a deposit that completes a membership. */
  membershipLeast?: number,
): Promise<Omit<DepositFormProps, "left"> | Response> {
  keepPlace(astro, place);
  const { gateway } = astro.locals;
  const { caller } = gateway;
  const posted = astro.request.method === "POST" ? await astro.request.formData() : null;
  const sent = posted ? undefined : astro.cookies.get(COOKIE)?.value;
  const found = sent ? await caller.deposits.get({ depositId: sent }).catch(gateway.problemOf) : null;
  if (found && "methodCode" in found) {
    return toOutcome(astro, found, place);
  }
  const [listed, cardGateway, owed] = await Promise.all([
    caller.funds.paymentMethods().catch(() => null),
    caller.funds.cardGateway().catch(() => null),
    astro.locals.page.capabilities?.includes("recurring_purchase_retry") ? owedText(caller) : null,
  ]);
  const methods = membershipLeast === undefined ? listed : withLeast(listed, membershipLeast);
  let state: FormState = amount ? { ...untouched, values: { amount } } : untouched;
  if (posted) {
    const result = await postDeposit(astro, posted, methods);
    if (result.ok) return toOutcome(astro, { id: result.data.depositId, status: result.data.status }, place);
    state = result.state;
  }
  if (cardGateway?.hostedFieldsUrl) {
    astro.csp?.insertDirective(`frame-src ${new URL(cardGateway.hostedFieldsUrl).origin}`);
  }
  return {
    methods,
    cardGateway,
    deviceWallet: deviceWalletOf(astro.request.headers.get("user-agent")),
    // A lost attempt has opened no deposit so far. Its key stays, because it may still arrive.
    idempotencyKey: sent ?? formKey(posted, state.problem),
    state,
    chosen: posted ? String(posted.get("way") ?? "") || null : null,
    here: astro.url.pathname,
    owed,
    purchaseType: membershipLeast === undefined ? "ad_hoc" : "membership",
  };
}

/** Returns what the customer owes for returned direct debits; `null` for nothing, and if it cannot be read. */
async function owedText(caller: AstroGlobal["locals"]["gateway"]["caller"]): Promise<string | null> {
  try {
    const debts = (await caller.recurringPurchases.resolutions()).flatMap(({ owed }) => owed ?? []);
    const [first] = debts;
    const cents = debts.reduce((sum, { amount }) => sum + toCents(amount), 0);
    return first ? formatMoney({ ...first, amount: fromCents(cents) }) : null;
  } catch {
    return null;
  }
}

/** Returns the methods with a higher least amount. */
const withLeast = (methods: PaymentMethods | null, least: number): PaymentMethods | null =>
  methods &&
  Object.fromEntries(
    Object.entries(methods).map(([code, method]) => {
      const minAmount = Math.max(method.rules.minAmount, least);
      return [code, { ...method, rules: { ...method.rules, minAmount } }];
    }),
  );

/** Deletes the cookie of an attempt whose outcome is now shown. */
export function forgetAttempt({ cookies }: AstroGlobal) {
  if (cookies.has(COOKIE)) cookies.set(COOKIE, "", { path: "/", maxAge: 0 });
}

function toOutcome(
  astro: AstroGlobal,
  deposit: Pick<Deposit, "id" | "status" | "checkoutKey">,
  place: DepositPlace,
): Response {
  const { page } = astro.locals;
  const params = { depositId: deposit.id };
  return astro.redirect(page.href(outcomePage(deposit, place), params as never), 303);
}
