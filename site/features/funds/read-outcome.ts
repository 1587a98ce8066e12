import type { AstroGlobal } from "astro";
import { load } from "#site/lib/shell/page.ts";
import { readAppLink } from "./app-link.ts";
import { type OutcomePage, outcomePage } from "./deposit-outcome.ts";
import type { DepositPlace } from "./deposit-place.ts";
import type { Deposit } from "./deposit-view.ts";
import { forgetAttempt } from "./read-deposit-page.ts";

/**
 * Returns the deposit of an outcome page. The deposit's status decides: the page of another status redirects to the right
 * one. The details page shows every status, and reloads until the outcome is known.
 */
export async function readOutcome(
  astro: AstroGlobal,
  depositId: string,
  shown: OutcomePage,
): Promise<{ deposit: Deposit; place: DepositPlace; appLink: string | null } | Response> {
  const { page } = astro.locals;
  const deposit = await load(astro, (read) => read.deposits.get({ depositId }));
  if (deposit instanceof Response) return deposit;
  const place = shown.startsWith("checkout") ? "checkout" : "account";
  const right = outcomePage(deposit, place);
  if (shown !== "my-account-deposit-details" && shown !== right) {
    return astro.redirect(page.href(right, { depositId: deposit.id } as never), 303);
  }
  if (deposit.status === "created") astro.response.headers.set("refresh", "3");
  else forgetAttempt(astro);
  return { deposit, place, appLink: deposit.status === "succeeded" ? readAppLink(astro) : null };
}
