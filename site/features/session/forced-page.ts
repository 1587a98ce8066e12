// What the pages have in common that a customer is led to before any other (shell §2).

import type { AstroGlobal } from "astro";
import type { Outputs } from "#gateway/gateway.ts";
import type { ForcedPage } from "#gateway/rules/shell/forced-redirect.ts";
import { safePath } from "#site/lib/safe-path.ts";
import { load } from "#site/lib/shell/page.ts";
import { type Refused, tellWrongFields } from "./session-post.ts";

type Customer = NonNullable<Outputs["session"]["get"]>;

type ForcedPageState = {
  customer: Customer;
  /** Where the customer wanted to go. */
  next: string;
  /** Said after a plain form; a script says it in a toast on the next page. */
  isDone: boolean;
  refused: Refused | null;
};

type Options = {
  isWanted: (customer: Customer) => boolean;
  /** Takes a plain form; null when it was taken. */
  post: (form: FormData) => Promise<Refused | null>;
};

/**
 * What to show; or the way on, for whoever has nothing to do here: the cookie that leads to this page may be older than
 * what was done in another tab, or on another device.
 */
export async function forcedPageState(
  astro: AstroGlobal,
  name: ForcedPage,
  { isWanted, post }: Options,
): Promise<ForcedPageState | Response> {
  const { gateway, page } = astro.locals;
  const next = safePath(astro.url.searchParams.get("next")) ?? page.href("my-account");
  const wasSignedIn = gateway.session.isAuthenticated;
  const refused = astro.request.method === "POST" ? await post(await astro.request.formData()) : null;
  tellWrongFields(astro, refused);
  if (astro.request.method === "POST" && !refused) return astro.redirect(page.href(name, {}, { next, done: 1 }), 303);

  const customer = await load(astro, (read) => read.session.get());
  if (customer instanceof Response) return customer;
  // After signing in, the guard leads back here, if there is still anything to do.
  if (!customer) return astro.redirect(page.href("login", {}, { next, expired: wasSignedIn && 1 }), 303);
  const isDone = astro.url.searchParams.has("done") && !isWanted(customer);
  if (!isWanted(customer) && !isDone) return astro.redirect(next, 303);
  return { customer, next, isDone, refused };
}
