import type { Problem } from "#gateway/foundation/problem.ts";
import { defineForm, untouched } from "#site/lib/form/form.ts";
import { useForm } from "#site/lib/form/use-form.ts";
import { gateway, problemOf } from "#site/lib/gateway/client.ts";
import { isDecided } from "#site/lib/gateway/problem-messages.ts";
import { href } from "#site/lib/href.ts";
import { leadingEdge, WINDOW_MS } from "#site/lib/leading-edge.ts";
import { attemptCookie } from "#site/lib/payment/attempt-cookie.ts";
import { isOfAnotherCart, type Purchase, type Sale } from "./checkout.ts";

/**
 * Buys the cart. The price and payment are computed on submit, so the form has no fields of the procedure: it posts the
 * cart that the customer saw and the chosen payment method.
 */
const paymentForm = defineForm("purchases.create", { name: "payment", isIdempotent: true, fields: {} });

type Options = {
  /** Builds the purchase with its payment. A new card gets a fresh token. */
  build: () => Promise<Omit<Purchase, "idempotencyKey">>;
  /** Resets the form if the customer closed the step-up dialog without a code (account §4). */
  reset: () => void;
  /** Called when the cart or its customer has changed. */
  changed: () => void;
  /** What is bought instead of the shop's cart. */
  sale?: Sale | undefined;
};

type Attempt = { input: Purchase; send: Sale["send"] };
const sendCart: Sale["send"] = (input) => gateway.purchases.create.mutate(input);

const paying = attemptCookie("dc_paying");

const purchase = leadingEdge(
  WINDOW_MS.purchase,
  ({ input }: Attempt) => input.idempotencyKey,
  ({ input, send }) => send(input),
);

/** Sends a purchase. A reload finds it again until it is answered; an attempt without an answer may still have bought. */
async function pay(attempt: Attempt) {
  paying.remember(attempt.input.idempotencyKey);
  try {
    const bought = await purchase(attempt);
    paying.forget();
    return bought;
  } catch (error) {
    if (isDecided(problemOf(error))) paying.forget();
    throw error;
  }
}

/** Handles one purchase, from the Pay button to the receipt. */
export function usePayment(problem: Problem | null, { build, reset, changed, sale }: Options) {
  return useForm(
    paymentForm,
    { ...untouched, problem },
    {
      build,
      send: (input) => pay({ input, send: sale?.send ?? sendCart }),
      succeed(bought) {
        const receiptHref = sale?.receiptHref ?? ((checkoutID: string) => href("receipt", { checkoutID }));
        location.assign(
          bought.kind === "receipt"
            ? receiptHref(bought.checkoutId)
            : href("my-account-deposit-authorisation", { depositId: bought.depositId }),
        );
        return "leaves";
      },
      refuse(refusal) {
        if (refusal.code === "signed_out") {
          location.assign(href("checkout-login", {}, { next: sale?.here ?? href("cart"), expired: 1 }));
          return "leaves";
        }
        if (refusal.code === "required") reset();
        if (isOfAnotherCart(refusal)) changed();
        return null;
      },
    },
  );
}
