// Withdrawing everything on the page that closes the account.
import type { AstroGlobal } from "astro";
import { type FormState, untouched } from "#site/lib/form/form.ts";
import { formKey } from "#site/lib/form/form-key.ts";
import { postForm } from "#site/lib/form/post.ts";
import { readOr } from "#site/lib/shell/page.ts";
import { withdrawAndCloseForm, withPayee } from "./close.form.ts";
import { type Payee, payeesOf } from "./payees.ts";

/** The accounts that can be paid, and the state of the form. */
export type CloseWithdrawal = { payees: Payee[]; before: FormState; idempotencyKey: string };

/** Handles a plain post of the form. A success becomes a redirect to the new withdrawal, or, once the account is closed, to that page. */
export async function readCloseWithdrawal(
  astro: AstroGlobal,
  data: FormData | null,
): Promise<CloseWithdrawal | Response> {
  const { page } = astro.locals;
  const methods = await readOr(astro, {}, (caller) => caller.withdrawals.methods());
  const payees = payeesOf(methods, (flag) => page.capabilities?.includes(flag) ?? false).filter(
    ({ blocked }) => !blocked,
  );
  if (!data) return { payees, before: untouched, idempotencyKey: formKey(null, null) };
  const posted = await postForm(astro, withdrawAndCloseForm(payees), withPayee(data, payees));
  if (posted.ok) {
    const { id, isPaid } = posted.data;
    const next = isPaid
      ? page.href("close-my-account-success")
      : page.href("my-account-withdraw-details", { withdrawID: id });
    return astro.redirect(next, 303);
  }
  return { payees, before: posted.state, idempotencyKey: formKey(data, posted.state.problem) };
}
