import type { AstroGlobal } from "astro";
import { type FormState, untouched } from "#site/lib/form/form.ts";
import { type Posted, postForm } from "#site/lib/form/post.ts";
import { needsGatewayForm, type PaymentMethods, waysToPay } from "#site/lib/payment/ways.ts";
import { CardRefused, NEEDS_SCRIPT } from "#site/ui/card-fields/card-refused.ts";
import { depositErrors, depositForm } from "./deposit.form.ts";

/** Posts a deposit sent as a plain form, which names only its payment option. */
export async function postDeposit(
  astro: AstroGlobal,
  form: FormData,
  methods: PaymentMethods | null,
): Promise<Posted<"deposits.create">> {
  const way = waysToPay(methods).find(({ id }) => id === form.get("way"));
  // These need a token, which only the script of the gateway's form can create.
  if (way && needsGatewayForm(way)) {
    const state: FormState = { ...untouched, values: { amount: String(form.get("amount") ?? "") } };
    return { ok: false, state: { ...state, problem: new CardRefused(NEEDS_SCRIPT).problem } };
  }
  if (!form.get("csc")) form.delete("csc");
  form.set("methodCode", way?.code ?? "");
  form.set(way?.fundId ? "customerFundId" : "depositMethodId", way?.fundId ?? way?.methodId ?? "");
  return postForm(astro, depositForm, form, (values) => depositErrors(values, way));
}
