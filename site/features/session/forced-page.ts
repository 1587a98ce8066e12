// Shared code of the forced pages, which a customer must complete before any other page (shell §2).

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
  /** The URL that the customer originally requested. */
  next: string;
  /** Shows the success message after a plain form post. With JavaScript, the next page shows a toast instead. */
  isDone: boolean;
  state: FormState;
};

/**
 * Handles the posted form and returns what to show. Redirects a customer who has nothing to complete: the cookie that
 * leads here may be outdated if this was completed in another tab or on another device.
 */
export async function forcedPageState<P extends Path>(
  astro: AstroGlobal,
  name: ForcedPage,
  form: Form<P>,
  isRequired: (customer: Customer) => boolean,
): Promise<ForcedPageState | Response> {
  const { gateway, page } = astro.locals;
  const next = safePath(astro.url.searchParams.get("next")) ?? page.href("my-account");
  const wasSignedIn = gateway.session.isAuthenticated;
  const isPost = astro.request.method === "POST";
  const posted = isPost ? await postForm(astro, form, await astro.request.formData()) : null;
  if (posted?.ok) return astro.redirect(page.href(name, {}, { next, done: 1 }), 303);

  const customer = await load(astro, (read) => read.session.get());
  if (customer instanceof Response) return customer;
  // After signing in, the guard redirects back here if the form is still required.
  if (!customer) return astro.redirect(page.href("login", {}, { next, expired: wasSignedIn && 1 }), 303);
  const isDone = astro.url.searchParams.has("done") && !isRequired(customer);
  if (!isRequired(customer) && !isDone) return astro.redirect(next, 303);
  return { customer, next, isDone, state: posted?.state ?? untouched };
}
