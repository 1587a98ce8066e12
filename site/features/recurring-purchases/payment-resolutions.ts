// Failed payments of a list: their steps, which the query names, and what a retry bought.
import type { AstroGlobal } from "astro";
import type { GatewayRequest, Outputs } from "#gateway/gateway.ts";
import { formKey } from "#site/lib/form/form-key.ts";
import { sumOf } from "#site/lib/format/wins.ts";
import { refusalMessage } from "#site/lib/gateway/problem-messages.ts";
import { hasFailed, isCancelled, type RecurringPurchase } from "./recurring-purchases.ts";

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

/** A retry that was refused as a whole. One without an answer keeps its key, so that it charges once. */
export type RefusedRetry = { ids: string; key: string; fundId: string; message: string };

/** Charges the posted purchases again. Each has its own result, which the page then shows. */
export async function retryPayments(astro: AstroGlobal, here: string): Promise<Response | RefusedRetry> {
  const data = await astro.request.formData();
  const ids = data.getAll("recurringPurchaseIds").join();
  const fundId = String(data.get("fundId") ?? "");
  if (!fundId) data.delete("fundId");
  const result = await astro.locals.gateway.form("recurringPurchases.sync", data);
  if (result.ok) return astro.redirect(`${here}?${new URLSearchParams({ retried: ids, fund: fundId })}#retried`, 303);
  astro.response.status = result.problem.status || 503;
  const message = refusalMessage(result.problem) ?? "Please try again.";
  return { ids, fundId, message, key: formKey(data, result.problem) };
}

/** Returns the failures of one type of recurring purchase, or of all types. A debt is paid for all its types at once. */
const ofType = (resolutions: readonly Resolution[], type: RecurringPurchase["type"] | null): Resolution[] =>
  resolutions
    .map((one) => ({
      ...one,
      recurringPurchases: one.recurringPurchases.filter((purchase) => one.owed || isOf(purchase, type)),
    }))
    .filter(({ recurringPurchases }) => recurringPurchases.some((purchase) => isOf(purchase, type)));
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
  const owing = purchasesOf(resolutions.filter(({ owed }) => owed));
  const charged = purchasesOf(resolutions.filter(({ owed }) => !owed));
  const retriedIds = astro.request.method === "GET" ? (query.get("retried")?.split(",") ?? []) : [];
  const tried = await readAll(read, retriedIds.slice(0, MOST_RETRIED), failed);
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
      bought: tried.filter((one) => one.lastAttemptStatus === "purchased" && !hasPaidDebt(one)),
      debtsPaid: tried
        .filter(hasPaidDebt)
        .map((purchase) => ({ purchase, paid: sumOf(debtsPaidLast(purchase).map(({ price }) => price)) })),
      owed: resolutions.find(({ owed }) => owed) ?? null,
      // Their draws are over: there was nothing to charge.
      cancelled: tried.filter(({ status }) => isCancelled(status)),
      over: tried.filter(
        (one) =>
          !isCancelled(one.status) && hasFailed(one) && !hasPaidDebt(one) && !failed.some(({ id }) => id === one.id),
      ),
      failed: tried.filter(({ id }) => charged.some((one) => one.id === id)),
      owing: tried.filter(({ id }) => owing.some((one) => one.id === id)),
      payer: methods.find(({ key }) => key === query.get("fund"))?.name ?? null,
    },
    open: { id: query.get("resolution"), step, ...(await readStep(astro, read, step)) },
  };
}

/** Returns the debits that the wallet paid last, all at once, after a bank had returned them. They buy nothing. */
const debtsPaidLast = ({ attempts = [] }: RecurringPurchase) => {
  const [last] = attempts;
  return attempts.filter(({ at, status }) => status === "debt_paid" && at === last?.at);
};
const hasPaidDebt = (purchase: RecurringPurchase): boolean => debtsPaidLast(purchase).length > 0;

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
