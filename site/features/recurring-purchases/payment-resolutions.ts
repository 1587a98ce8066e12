// Failed payments of a list: their steps, which the query names, and what a retry bought.
import type { AstroGlobal } from "astro";
import type { GatewayRequest, Outputs } from "#gateway/gateway.ts";
import { errorsIn, type FieldErrors } from "#site/lib/form/form.ts";
import { formKey } from "#site/lib/form/form-key.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { sumOf } from "#site/lib/format/wins.ts";
import { refusalMessage } from "#site/lib/gateway/problem-messages.ts";
import { retryForm } from "./recurring-purchases.form.ts";
import { hasFailed, isCancelled, type RecurringPurchase, titleOf } from "./recurring-purchases.ts";

type Caller = GatewayRequest["caller"];
type Resolution = Outputs["recurringPurchases"]["resolutions"][number];
type Methods = Outputs["recurringPurchases"]["getMethods"]["availableRecurringPurchaseMethods"];

const STEPS = ["change-fund", "add-card", "payment-method-updated"] as const;
/** A step of a resolution (shop §3). Null: only the failure and a button that tries again. */
export type Step = (typeof STEPS)[number] | null;
const isStep = (name: string | null): name is NonNullable<Step> => (STEPS as readonly (string | null)[]).includes(name);

/** Returns the page of a list with one step of a resolution. */
export const stepHref = (list: string, resolution: string, step: NonNullable<Step>): string =>
  `${list}?${new URLSearchParams({ step, resolution })}#resolve-${resolution}`;

// As many as one retry takes (openapi/main/payment-resolutions.yaml).
const MOST_RETRIED = 100;

/**
 * A retry that was refused as a whole. One without an answer keeps its key, so that it charges once. `errors` are those of its choice,
 * `message` is everything else.
 */
export type RefusedRetry = { ids: string; key: string; fundId: string; message?: string; errors?: FieldErrors };

/** Charges the posted purchases again. Each has its own result, which the page then shows. */
export async function retryPayments(astro: AstroGlobal, here: string): Promise<Response | RefusedRetry> {
  const data = await astro.request.formData();
  const ids = data.getAll("recurringPurchaseIds").join();
  const fundId = String(data.getAll("fundId").at(-1) ?? "");
  // The form has a choice, and nothing is chosen. Without the fund, what failed would be charged again.
  if (data.has("fundId") && !fundId) {
    astro.response.status = 422;
    return { ids, fundId, key: formKey(data, null), errors: errorsIn(retryForm, { fundId }, "") };
  }
  if (fundId) data.set("fundId", fundId);
  const result = await astro.locals.gateway.form("recurringPurchases.sync", data);
  if (result.ok) {
    const paid = (result.data as Outputs["recurringPurchases"]["sync"]).filter(({ debtPaid }) => debtPaid);
    const query = { retried: ids, fund: fundId, paid: paid.map((one) => one.recurringPurchaseId).join() };
    return astro.redirect(`${here}?${new URLSearchParams(query)}#retried`, 303);
  }
  astro.response.status = result.problem.status || 503;
  const message = refusalMessage(result.problem) ?? "Please try again.";
  return { ids, fundId, message, key: formKey(data, result.problem) };
}

/**
 * Returns the failures of one type of recurring purchase, or of all types. A debt is paid for all its types at once. One for scheduled
 * tickets is of every type: each list has what pays for them.
 */
const ofType = (resolutions: readonly Resolution[], type: RecurringPurchase["type"] | null): Resolution[] =>
  resolutions
    .map((one) => ({
      ...one,
      recurringPurchases: one.recurringPurchases.filter((purchase) => one.owed || isOf(purchase, type)),
    }))
    .filter(
      ({ recurringPurchases, scheduledPurchases = [] }) =>
        scheduledPurchases.length > 0 || recurringPurchases.some((purchase) => isOf(purchase, type)),
    );
const isOf = (purchase: RecurringPurchase, type: RecurringPurchase["type"] | null) =>
  type === null || purchase.type === type;

/** Reads failed payments, what can pay them, and the result of the last retry. */
export async function readResolutions(astro: AstroGlobal, read: Caller, type: RecurringPurchase["type"] | null) {
  const { capabilities } = astro.locals.page;
  const canRetry = capabilities?.includes("recurring_purchase_retry") ?? false;
  const resolutions = canRetry ? ofType(await read.recurringPurchases.resolutions(), type) : [];
  const query = astro.url.searchParams;
  const purchasesOf = (some: Resolution[]) => some.flatMap(({ recurringPurchases }) => recurringPurchases);
  const failed = purchasesOf(resolutions);
  const owed = resolutions.find((one) => one.owed) ?? null;
  const owing = owed ? owedLines(owed) : [];
  const charged = purchasesOf(resolutions.filter(({ owed }) => !owed));
  const idsIn = (name: string) => (astro.request.method === "GET" ? (query.get(name)?.split(",") ?? []) : []);
  const retriedIds = idsIn("retried").slice(0, MOST_RETRIED);
  const paidIds = idsIn("paid");
  const tried = await readAll(read, retriedIds, failed);
  const hasPaidDebt = ({ attempts: [last] = [], id }: RecurringPurchase) =>
    paidIds.includes(id) || last?.status === "debt_paid";
  const wanted = query.get("step");
  const step = isStep(wanted) ? wanted : null;
  const needsMethods = resolutions.length > 0 || query.has("fund");
  const methods: Methods = needsMethods
    ? (await read.recurringPurchases.getMethods()).availableRecurringPurchaseMethods
    : [];
  return {
    resolutions,
    methods,
    outcome: {
      // A debt that was paid buys nothing, but one press may pay a debt and buy the next ticket.
      bought: tried.filter((one) => one.lastAttemptStatus === "purchased" && one.attempts?.[0]?.status !== "debt_paid"),
      debtsPaid: [
        ...tried.filter(hasPaidDebt).map((purchase) => ({ title: titleOf(purchase), paid: debtPaidLast(purchase) })),
        ...(await readPaidScheduled(
          read,
          paidIds.filter((id) => !owing.some((one) => one.id === id)),
        )),
      ],
      owed,
      // Their draws are over: there was nothing to charge.
      cancelled: tried.filter(({ status }) => isCancelled(status)),
      over: tried.filter(
        (one) =>
          !isCancelled(one.status) && hasFailed(one) && !hasPaidDebt(one) && !failed.some(({ id }) => id === one.id),
      ),
      failed: tried.filter(({ id }) => charged.some((one) => one.id === id)),
      owing: owing.filter(({ id }) => retriedIds.includes(id)),
      payer: methods.find(({ key }) => key === query.get("fund"))?.name ?? null,
    },
    open: { id: query.get("resolution"), step, ...(await readStep(astro, read, step)) },
  };
}

/** Returns the sum of the debits that the wallet paid last, all at once, after a bank had returned them. */
function debtPaidLast({ attempts = [] }: RecurringPurchase) {
  const paid = attempts.filter(({ status }) => status === "debt_paid");
  return sumOf(paid.filter(({ at }) => at === paid[0]?.at).map(({ price }) => price));
}

/** Returns the scheduled tickets among what a retry paid. */
async function readPaidScheduled(read: Caller, paidIds: readonly string[]) {
  const ids = paidIds.filter((id) => id.startsWith("sch_")).slice(0, MOST_RETRIED);
  const found = await Promise.all(ids.map((id) => read.scheduledPurchases.get({ id }).catch(() => null)));
  return found.flatMap((one) => (one ? [{ title: one.item.description, paid: one.price }] : []));
}

/** Returns everything that a customer owes for, in words. */
export const owedLines = ({ recurringPurchases, scheduledPurchases = [] }: Resolution) => [
  ...recurringPurchases.map((purchase) => ({ id: purchase.id, title: titleOf(purchase) })),
  ...scheduledPurchases.map(({ description, id, price }) => ({ id, title: `${description}: ${formatMoney(price)}` })),
];

/** Returns recurring purchases by their ids, without those that are not this customer's. */
async function readAll(read: Caller, ids: string[], known: RecurringPurchase[]): Promise<RecurringPurchase[]> {
  const found = ids.map(async (id) => {
    const one = known.find((purchase) => purchase.id === id);
    return one ?? (await read.autoplays.get({ id }).catch(() => read.subscriptions.get({ id }).catch(() => null)));
  });
  return (await Promise.all(found)).filter((one) => one !== null);
}

/** Reads what a step needs: the card fields of a new card, or the default that it has become. */
async function readStep(astro: AstroGlobal, read: Caller, step: Step) {
  if (step === "payment-method-updated") {
    const funds = await read.funds.list().catch(() => []);
    return { cardGateway: null, fundId: funds.find((fund) => fund.default)?.id ?? null };
  }
  const cardGateway = step === "add-card" ? await read.funds.cardGateway().catch(() => null) : null;
  if (cardGateway?.hostedFieldsUrl)
    astro.csp?.insertDirective(`frame-src ${new URL(cardGateway.hostedFieldsUrl).origin}`);
  return { cardGateway, fundId: null };
}
