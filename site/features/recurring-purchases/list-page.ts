// The page of a list of recurring purchases: its list, failed payments and what pays, and the forms posted to it.
import type { AstroGlobal } from "astro";
import { type FormState, untouched } from "#site/lib/form/form.ts";
import { postForm } from "#site/lib/form/post.ts";
import { loadPageSection, wantedPage } from "#site/lib/list/read-page.ts";
import { readSection } from "#site/lib/shell/section.ts";
import { shellOf } from "#site/lib/shell/shell.ts";
import { readResolutions, retryPayments } from "./payment-resolutions.ts";
import { methodForm } from "./recurring-purchases.form.ts";

const LISTS = {
  "my-account-autoplay": { type: "autoplay", read: "autoplays", title: "Autoplay", noun: ["autoplay", "autoplays"] },
  "my-account-subscriptions": {
    type: "subscription",
    read: "subscriptions",
    title: "Subscriptions",
    noun: ["subscription", "subscriptions"],
  },
  "my-account-recurring-purchases": {
    type: null,
    read: "recurringPurchases",
    title: "Recurring purchases",
    noun: ["recurring purchase", "recurring purchases"],
  },
} as const;
export type ListRoute = keyof typeof LISTS;

/** Carries out a posted form, and reads what the page shows. */
export async function recurringListPage(astro: AstroGlobal, route: ListRoute) {
  const { page } = astro.locals;
  // Where one list shows both, the separate lists lead to it.
  if (page.capabilities?.includes("recurring_purchases_combined") && LISTS[route].type)
    return astro.redirect(page.href("my-account-recurring-purchases"), 302);
  const { noun, read: router, title, type } = LISTS[route];
  const here = page.href(route);
  const change = astro.request.method === "POST" ? astro.url.searchParams.get("change") : null;
  let methodState: FormState = untouched;
  if (change === "method") {
    const posted = await postForm(astro, methodForm, await astro.request.formData());
    if (posted.ok) return astro.redirect(`${here}?done=method`, 303);
    methodState = posted.state;
  }
  const retried = change === "retry" ? await retryPayments(astro, here) : null;
  if (retried instanceof Response) return retried;
  const number = wantedPage(astro);
  const [list, methods, resolutions] = await Promise.all([
    loadPageSection(astro, (read, wanted) => read[router].list({ page: wanted })),
    readSection(astro, (read) => read.recurringPurchases.getMethods()),
    readSection(astro, (read) => readResolutions(astro, read, type)),
  ]);
  if (list instanceof Response) return list;
  return {
    here,
    list,
    methodState,
    methods,
    noun,
    number,
    resolutions,
    retried,
    route,
    title,
    isMethodSaved: !change && astro.url.searchParams.get("done") === "method",
    shell: await shellOf(astro, { title: number > 1 ? `${title}, page ${number}` : title }),
  };
}
