// The page of a list of recurring purchases: its list, failed payments and what pays, and the forms posted to it.
import type { AstroGlobal } from "astro";
import { type FormState, untouched } from "#site/lib/form/form.ts";
import { formKey } from "#site/lib/form/form-key.ts";
import { postForm } from "#site/lib/form/post.ts";
import { refusalMessage } from "#site/lib/gateway/problem-messages.ts";
import { loadPageSection, wantedPage } from "#site/lib/list/read-page.ts";
import { readSection } from "#site/lib/shell/section.ts";
import { shellOf } from "#site/lib/shell/shell.ts";
import { methodForm } from "./recurring-purchases.form.ts";

const LISTS = {
  "my-account-autoplay": { noun: "autoplays", title: "Autoplay" },
  "my-account-subscriptions": { noun: "subscriptions", title: "Subscriptions" },
  "my-account-recurring-purchases": { noun: "recurringPurchases", title: "Recurring purchases" },
} as const;
export type ListRoute = keyof typeof LISTS;

const NOTICES = {
  method: { level: "success", text: "Your choice is saved. It pays from the next charge." },
  bought: { level: "success", text: "The payment went through, and your tickets are bought." },
  failed: { level: "warning", text: "The payment failed again. Add money to your wallet, or choose what pays below." },
} as const;
const noticeOf = (name: string | null) =>
  name !== null && Object.hasOwn(NOTICES, name) ? NOTICES[name as keyof typeof NOTICES] : null;

/** Carries out a posted form, and reads what the page shows. */
export async function recurringListPage(astro: AstroGlobal, route: ListRoute) {
  const { gateway, page } = astro.locals;
  const here = page.href(route);
  const change = astro.request.method === "POST" ? astro.url.searchParams.get("change") : null;
  let methodState: FormState = untouched;
  let retryFailure: string | null = null;
  /** The attempt that failed, by its purchases. One without an answer keeps its key. */
  let retried: { ids: string; key: string } | null = null;
  if (change === "method") {
    const posted = await postForm(astro, methodForm, await astro.request.formData());
    if (posted.ok) return astro.redirect(`${here}?done=method`, 303);
    methodState = posted.state;
  }
  if (change === "retry") {
    const data = await astro.request.formData();
    const result = await gateway.form("recurringPurchases.sync", data);
    if (result.ok) {
      const isBought = result.data.every(({ attemptStatus }) => attemptStatus === "purchased");
      return astro.redirect(`${here}?done=${isBought ? "bought" : "failed"}`, 303);
    }
    retried = { ids: data.getAll("recurringPurchaseIds").join(), key: formKey(data, result.problem) };
    retryFailure = refusalMessage(result.problem) ?? "Please try again.";
  }
  const { noun, title } = LISTS[route];
  const number = wantedPage(astro);
  const canRetry = page.capabilities?.includes("recurring_purchase_retry") ?? false;
  const [list, methods, resolutions] = await Promise.all([
    loadPageSection(astro, (read, wanted) => read[noun].list({ page: wanted })),
    readSection(astro, (read) => read.recurringPurchases.getMethods()),
    readSection(astro, async (read) => (canRetry ? [...(await read.recurringPurchases.resolutions())] : [])),
  ]);
  if (list instanceof Response) return list;
  return {
    ...{ here, list, methodState, methods, number, resolutions, retried, retryFailure, route, title },
    notice: change ? null : noticeOf(astro.url.searchParams.get("done")),
    shell: await shellOf(astro, { title: number > 1 ? `${title}, page ${number}` : title }),
  };
}
