import type { AstroGlobal } from "astro";
import type { Outputs } from "#gateway/gateway.ts";
import { derivedUuid } from "#site/lib/derived-uuid.ts";
import { type FormState, untouched, valuesOf } from "#site/lib/form/form.ts";
import { formKey } from "#site/lib/form/form-key.ts";
import { postForm } from "#site/lib/form/post.ts";
import { load } from "#site/lib/shell/page.ts";
import { type Choice, choiceOf, type Payee, payeesOf } from "./payees.ts";
import { withdrawForm } from "./withdraw.form.ts";

export type WithdrawPage = {
  here: string;
  /** Goes into the address of step two. */
  key: string;
  /** `null` if the prize money could not be read. */
  funds: Outputs["withdrawals"]["funds"] | null;
  /** `null` if the accounts could not be read. */
  payees: Payee[] | null;
  /** What was typed in the first step; `null` before it. */
  choice: Choice | null;
  /** Step two is shown: the choice has no errors. */
  confirms: { payee: Payee; state: FormState; action: string; idempotencyKey: string } | null;
};

/** Reads the page, or handles a post of its second step: a success becomes a redirect to the new withdrawal. */
export async function readWithdrawPage(astro: AstroGlobal): Promise<WithdrawPage | Response> {
  const { gateway, page } = astro.locals;
  const here = page.href("my-account-withdraw");
  const posted = astro.request.method === "POST" ? await astro.request.formData() : null;
  const result = posted ? await postForm(astro, withdrawForm, posted) : null;
  if (result?.ok) return astro.redirect(page.href("my-account-withdraw-details", { withdrawID: result.data.id }), 303);

  const [methods, funds] = await Promise.all([
    // After a post, whose outcome may be unknown, the page cannot say that nothing was withdrawn.
    posted ? load(astro, (read) => read.withdrawals.methods()) : gateway.caller.withdrawals.methods().catch(() => null),
    gateway.caller.withdrawals.funds().catch(() => null),
  ]);
  if (methods instanceof Response) return methods;
  const payees = methods && payeesOf(methods, (flag) => page.capabilities?.includes(flag) ?? false);
  const key = astro.url.searchParams.get("key") || crypto.randomUUID();
  const values = posted ? valuesOf(posted) : Object.fromEntries(astro.url.searchParams);
  const to = values["payeeId"] ?? values["to"];
  if (funds === null || payees === null || (values["amount"] === undefined && to === undefined))
    return { here, key, funds, payees, choice: null, confirms: null };

  const choice = choiceOf(values["amount"] ?? "", to ?? "", payees, funds.amount);
  const { amount, errors, payee } = choice;
  if (!payee || Object.keys(errors).length > 0) {
    astro.response.status = 422;
    return { here, key, funds, payees, choice, confirms: null };
  }
  const state = result?.ok === false ? result.state : untouched;
  const { bankType, id, method } = payee;
  const chosen = { amount, payeeId: id, method, ...(bankType && { bankType }) };
  const action = page.href("my-account-withdraw", {}, { amount, to: id, key });
  // The same again after Back or a reload, so that pressing twice withdraws once. Another choice has another key.
  const idempotencyKey = posted ? formKey(posted, state.problem) : derivedUuid(key, amount, id);
  return {
    here,
    key,
    funds,
    payees,
    choice,
    confirms: { payee, state: { ...state, values: chosen }, action, idempotencyKey },
  };
}
