import type { AstroGlobal } from "astro";
import type { Problem } from "#gateway/foundation/problem.ts";
import { type FormState, untouched } from "#site/lib/form/form.ts";
import { postForm } from "#site/lib/form/post.ts";
import { loadCustomer, type Section } from "#site/lib/shell/section.ts";
import { type ToastId, toastOf } from "#site/lib/shell/toasts/toast-messages.ts";
import { favouriteNumbersForm } from "./favourite-numbers.form.ts";

const CHANGES = {
  added: "toast.favouriteNumbers.added",
  replaced: "toast.favouriteNumbers.replaced",
} as const satisfies Record<string, ToastId>;
const REMOVED = "removed";

/** The id of the notice about the last change. A redirect's fragment scrolls to it without a script. */
export const CHANGED_NOTICE = "changed";

type FavouriteNumbersPage = {
  set: Section<{ numbers: number[]; state: FormState }>;
  /** What the last post changed, as a sentence. */
  notice: string | null;
  /** Why the set could not be deleted. */
  problem: Problem | null;
};

/** Handles a post of the page (a success becomes a redirect to a notice) and returns what the page shows. */
export async function favouriteNumbersPage(astro: AstroGlobal): Promise<FavouriteNumbersPage | Response> {
  const posted = astro.request.method === "POST" ? await handlePost(astro) : { state: null, problem: null };
  if (posted instanceof Response) return posted;
  const set = await loadCustomer(astro, (customer) => {
    const { favouriteNumbers: numbers = [], automaticFavouriteNumbers: isAutomatic = false } = customer;
    const values = { numbers: numbers.join(", "), ...(isAutomatic && { isAutomatic: "on" }) };
    return { numbers, state: posted.state ?? { ...untouched, values } };
  });
  if (set instanceof Response) return set;
  return { set, notice: noticeOf(astro.url.searchParams.get("changed")), problem: posted.problem };
}

async function handlePost(astro: AstroGlobal) {
  const data = await astro.request.formData();
  const done = (changed: string) => {
    const { href } = astro.locals.page;
    return astro.redirect(`${href("my-account-favourite-numbers", {}, { changed })}#${CHANGED_NOTICE}`, 303);
  };
  if (data.get("command") === "remove") {
    const removed = await astro.locals.gateway.form("favouriteNumbers.remove", data);
    return removed.ok ? done(REMOVED) : { state: null, problem: removed.problem };
  }
  const posted = await postForm(astro, favouriteNumbersForm, data);
  return posted.ok ? done(posted.data.change) : { state: posted.state, problem: null };
}

function noticeOf(changed: string | null): string | null {
  if (changed === REMOVED) return "Your favourite numbers are deleted.";
  return changed === "added" || changed === "replaced" ? toastOf(CHANGES[changed]).message : null;
}
