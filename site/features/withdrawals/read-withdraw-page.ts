import type { AstroGlobal } from "astro";
import type { Problem } from "#gateway/foundation/problem.ts";
import { derivedUuid } from "#site/lib/derived-uuid.ts";
import { type FormState, untouched, valuesOf } from "#site/lib/form/form.ts";
import { formKey } from "#site/lib/form/form-key.ts";
import { postForm } from "#site/lib/form/post.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { toSignIn } from "#site/lib/shell/page.ts";
import { readSection, type Section } from "#site/lib/shell/section.ts";
import { type Choice, choiceOf, type Payee, payeesOf } from "./payees.ts";
import { withdrawForm } from "./withdraw.form.ts";

export type WithdrawPage = {
  here: string;
  /** Goes into the address of step two. */
  key: string;
  /** The prize money, and how it is written. */
  funds: Section<{ amount: number; text: string }>;
  payees: Section<Payee[]>;
  /** What the service said to a refused withdrawal. */
  problem: Problem | null;
  /** What was typed in the first step; `null` before it. */
  choice: Choice | null;
  /** Step two is shown: the choice has no errors. */
  confirms: { payee: Payee; state: FormState; action: string; idempotencyKey: string } | null;
};

/** Reads the page, or handles a post of its second step: a success becomes a redirect to the new withdrawal. */
export async function readWithdrawPage(astro: AstroGlobal): Promise<WithdrawPage | Response> {
  const { page } = astro.locals;
  const here = page.href("my-account-withdraw");
  const posted = astro.request.method === "POST" ? await astro.request.formData() : null;
  const result = posted ? await postForm(astro, withdrawForm, posted) : null;
  if (result?.ok) return astro.redirect(page.href("my-account-withdraw-details", { withdrawID: result.data.id }), 303);

  const [payees, funds] = await Promise.all([
    readSection(astro, async (read) =>
      payeesOf(await read.withdrawals.methods(), (flag) => page.capabilities?.includes(flag) ?? false),
    ),
    readSection(astro, async (read) => {
      const funds = await read.withdrawals.funds();
      return { amount: funds.amount, text: formatMoney(funds) };
    }),
  ]);
  if (funds.failure?.code === "signed_out") return toSignIn(astro);
  const problem = result?.ok === false ? result.state.problem : null;
  const key = astro.url.searchParams.get("key") || crypto.randomUUID();
  const values = posted ? valuesOf(posted) : Object.fromEntries(astro.url.searchParams);
  const to = values["payeeId"] ?? values["to"];
  const first = { here, key, funds, payees, problem, choice: null, confirms: null };
  if (!funds.data || !payees.data || (values["amount"] === undefined && to === undefined)) return first;

  const choice = choiceOf(values["amount"] ?? "", to ?? "", payees.data, funds.data.amount);
  const { amount, errors, payee } = choice;
  if (!payee || Object.keys(errors).length > 0) {
    astro.response.status = 422;
    return { ...first, choice };
  }
  const state = result?.ok === false ? result.state : untouched;
  const { bankType, id, method } = payee;
  const chosen = { amount, payeeId: id, method, ...(bankType && { bankType }) };
  const action = page.href("my-account-withdraw", {}, { amount, to: id, key });
  // The same again after Back or a reload, so that pressing twice withdraws once. Another choice has another key.
  const idempotencyKey = posted ? formKey(posted, state.problem) : derivedUuid(key, amount, id);
  return { ...first, choice, confirms: { payee, state: { ...state, values: chosen }, action, idempotencyKey } };
}
