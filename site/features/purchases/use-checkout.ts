import { useRef, useState } from "react";
import type { Inputs } from "#gateway/gateway.ts";
import type { Problem } from "#gateway/problem.ts";
import { browserColourDepth } from "#gateway/rules/account/deposits.ts";
import { loadCart } from "#site/lib/cart/cart.store.ts";
import { isUnanswered } from "#site/lib/gateway/problem-messages.ts";
import { gateway, problemOf } from "#site/lib/gateway/trpc-client.ts";
import { href } from "#site/lib/href.ts";
import { leadingEdge, WINDOW_MS } from "#site/lib/leading-edge.ts";
import { CardRefused } from "./card-refused.ts";
import { isOfAnotherCart } from "./checkout.ts";

type PurchaseInput = Inputs["checkout"]["purchase"];
/** An attempt without its key: what the customer saw and how they pay. */
export type Attempt = Omit<PurchaseInput, "idempotencyKey">;

type Status = { kind: "idle" | "paying" } | { kind: "failed"; problem: Problem };

const purchase = leadingEdge(
  WINDOW_MS.purchase,
  ({ idempotencyKey }: PurchaseInput) => idempotencyKey,
  (input) => gateway.checkout.purchase.mutate(input),
);

/**
 * One purchase, from the press of the button to the receipt. Words and key belong to the attempt. `reset` empties the form of
 * a customer who does not want to give the code it asks for (account §4); `emptied` is told when there is nothing left to buy.
 */
export function useCheckout(
  firstKey: string,
  firstProblem: Problem | null,
  { reset, emptied }: { reset: () => void; emptied: () => void },
) {
  const [status, setStatus] = useState<Status>(
    firstProblem ? { kind: "failed", problem: firstProblem } : { kind: "idle" },
  );
  // A card's token is good for one attempt, so a repeat sends what was sent, token and all.
  const lost = useRef<{ wanted: string; input: PurchaseInput } | null>(null);
  const key = useRef(firstKey);

  /** `wanted` says what the customer asks for; `build` fills it in, which for a card means a fresh token. */
  async function pay(wanted: string, build: () => Promise<Attempt>) {
    setStatus({ kind: "paying" });
    try {
      const repeated = lost.current?.wanted === wanted ? lost.current.input : null;
      const input = repeated ?? { ...(await build()), idempotencyKey: key.current };
      lost.current = { wanted, input };
      const bought = await purchase(input);
      // Stays "paying": the button must not come back while the next page is on its way.
      location.assign(
        bought.kind === "receipt"
          ? href("receipt", { checkoutID: bought.checkoutId })
          : href("my-account-deposit-authorisation", { depositID: bought.depositId }),
      );
    } catch (error) {
      await fail(error instanceof CardRefused ? error.problem : problemOf(error));
    }
  }

  async function fail(problem: Problem) {
    if (problem.code === "signed_out") {
      location.assign(href("checkout-login", {}, { next: href("cart"), expired: 1 }));
      return;
    }
    // Unanswered, nobody knows whether it was bought: the attempt keeps its key. Any other refusal bought nothing.
    if (!isUnanswered(problem)) {
      lost.current = null;
      key.current = crypto.randomUUID();
    }
    if (problem.code === "required") reset();
    setStatus({ kind: "failed", problem });
    if (!isOfAnotherCart(problem)) return;
    // Show the one that can be bought.
    const cart = await loadCart({ fresh: true }).catch(() => undefined);
    if (cart?.cartItems.length === 0) emptied();
  }

  return { status, pay };
}

/** What a card issuer wants to know of this browser before it decides about a challenge (account §3). */
export function browserInfo(): NonNullable<NonNullable<Attempt["deposit"]>["browserInfo"]> {
  return {
    browserJavascriptEnabled: true,
    browserJavaEnabled: false,
    browserLanguage: navigator.language,
    browserColorDepth: browserColourDepth(screen.colorDepth) as 24,
    browserScreenHeight: screen.height,
    browserScreenWidth: screen.width,
    browserTz: new Date().getTimezoneOffset(),
    challengeWindowSize: "FullScreen",
  };
}
