// What the pages have in common that a customer is led to before any other (shell §2).

import type { AstroGlobal } from "astro";
import type { Outputs } from "#gateway/gateway.ts";
import type { ForcedPage } from "#gateway/rules/shell/forced-redirect.ts";
import { type Form, type FormState, type Path, untouched } from "#site/lib/form/form.ts";
import { postForm } from "#site/lib/form/post.ts";
import { safePath } from "#site/lib/safe-path.ts";
import { load } from "#site/lib/shell/page.ts";

type Customer = NonNullable<Outputs["session"]["get"]>;

type ForcedPageState = {
  customer: Customer;
  /** Where the customer wanted to go. */
  next: string;
  /** Shown after a plain form; a script shows a toast on the next page instead. */
  isDone: boolean;
  state: FormState;
};

/**
 * Takes the posted form, and returns what to show. Redirects a customer who has nothing to do here: the cookie that leads to
 * this page may be older than what was done in another tab, or on another device.
 */
export async function forcedPageState<P extends Path>(
  astro: AstroGlobal,
  name: ForcedPage,
  form: Form<P>,
  isWanted: (customer: Customer) => boolean,
): Promise<ForcedPageState | Response> {
  const { gateway, page } = astro.locals;
  const next = safePath(astro.url.searchParams.get("next")) ?? page.href("my-account");
  const wasSignedIn = gateway.session.isAuthenticated;
  const isPost = astro.request.method === "POST";
  const posted = isPost ? await postForm(astro, form, await astro.request.formData()) : null;
  if (posted?.ok) return astro.redirect(page.href(name, {}, { next, done: 1 }), 303);

  const customer = await load(astro, (read) => read.session.get());
  if (customer instanceof Response) return customer;
  // After signing in, the guard leads back here, if there is still anything to do.
  if (!customer) return astro.redirect(page.href("login", {}, { next, expired: wasSignedIn && 1 }), 303);
  const isDone = astro.url.searchParams.has("done") && !isWanted(customer);
  if (!isWanted(customer) && !isDone) return astro.redirect(next, 303);
  return { customer, next, isDone, state: posted?.state ?? untouched };
}
