// Withdrawing everything on the page that closes the account.
import type { AstroGlobal } from "astro";
import { type FormState, untouched } from "#site/lib/form/form.ts";
import { formKey } from "#site/lib/form/form-key.ts";
import { postForm } from "#site/lib/form/post.ts";
import { readSection, type Section } from "#site/lib/shell/section.ts";
import { withdrawAndCloseForm, withPayee } from "./close.form.ts";
import { type Payee, payeesOf } from "./payees.ts";

/** The accounts that can be paid, and the state of the form. */
export type CloseWithdrawal = { payees: Section<Payee[]>; before: FormState; idempotencyKey: string };

/** Handles a plain post of the form. A success becomes a redirect to the new withdrawal, or, once the account is closed, to that page. */
export async function readCloseWithdrawal(
  astro: AstroGlobal,
  data: FormData | null,
): Promise<CloseWithdrawal | Response> {
  const { page } = astro.locals;
  const payees = await readSection(astro, async (caller) => {
    const methods = await caller.withdrawals.methods();
    const all = payeesOf(methods, (flag) => page.capabilities?.includes(flag) ?? false);
    return all.filter(({ blocked }) => !blocked);
  });
  if (!data || !payees.data) return { payees, before: untouched, idempotencyKey: formKey(null, null) };
  const posted = await postForm(astro, withdrawAndCloseForm(payees.data), withPayee(data, payees.data));
  if (posted.ok) {
    const { id, isPaid } = posted.data;
    const next = isPaid
      ? page.href("close-my-account-success")
      : page.href("my-account-withdraw-details", { withdrawID: id });
    return astro.redirect(next, 303);
  }
  return { payees, before: posted.state, idempotencyKey: formKey(data, posted.state.problem) };
}
