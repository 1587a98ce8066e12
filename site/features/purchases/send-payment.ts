// Sends a purchase when Pay is pressed, and brings its refusal into view. The page does not load it before, so that it stays light.
import type { RefObject } from "react";
import { required, securityCode } from "#gateway/rules/validators.ts";
import { defineForm, valuesOf } from "#site/lib/form/form.ts";
import { createSubmission, type FormStatus } from "#site/lib/form/submission.ts";
import { gateway, problemOf } from "#site/lib/gateway/client.ts";
import { isDecided } from "#site/lib/gateway/problem-messages.ts";
import { href } from "#site/lib/href.ts";
import { leadingEdge, WINDOW_MS } from "#site/lib/leading-edge.ts";
import { attemptCookie } from "#site/lib/payment/attempt-cookie.ts";
import { browserInfo } from "#site/lib/payment/browser-info.ts";
import { goToBank } from "#site/lib/payment/to-bank.ts";
import { needsGatewayForm, type Way } from "#site/lib/payment/ways.ts";
import type { CardForm } from "#site/ui/card-fields/card-frame.ts";
import { CardRefused } from "#site/ui/card-fields/card-refused.ts";
import { type CheckoutProps, isOfAnotherCart, type Purchase, type Sale } from "./checkout.ts";
import { LATER_METHOD } from "./LaterPayment.tsx";

/**
 * Buys the cart. The price and payment are computed on submit, so the form has no fields of the procedure: it posts the
 * cart that the customer saw and the chosen payment method.
 */
const paymentForm = defineForm("purchases.create", { name: "payment", isIdempotent: true, fields: {} });

export type PaymentOptions = {
  /** Returns what is bought and how it is paid, as it was on the screen at the press. */
  attempt: () => {
    seen: Omit<Purchase, "deposit" | "idempotencyKey">;
    /** Undefined if the wallet pays. */
    way: Way | undefined;
    amount: number | null;
    cardGateway: CheckoutProps["cardGateway"];
    card: CardForm | null;
  };
  /** Resets the form if the customer closed the step-up dialog without a code (account §4). */
  reset: () => void;
  /** Called at a refusal, before anything on the page changes. */
  refused?: () => void;
  /** Reads the cart and its customer again, which have changed. Never rejects. */
  changed: () => Promise<unknown>;
  /** Called with the checkout before the page leaves for its receipt. */
  bought?: ((checkoutId: string) => void) | undefined;
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

/** Saves what pays later draws, if the form asks for it. */
async function saveLaterMethod(form: FormData) {
  const key = form.get(LATER_METHOD);
  if (typeof key === "string") await gateway.recurringPurchases.setMethod.mutate({ recurringPurchaseMethod: key });
}

/** Returns the security code of a saved card if its gateway asks for it. Refuses a code that cannot be one. */
function savedCard({ needsCsc }: Way, form: FormData) {
  if (!needsCsc) return {};
  const csc = String(form.get("csc"));
  const wrong = required(csc) ? "Enter the 3 or 4 digit security code." : securityCode(csc);
  if (wrong) throw new CardRefused(wrong);
  return { csc };
}

/** Builds the purchase with its payment. A new card gets a fresh token. */
async function purchaseOf(
  { amount, card, cardGateway, seen, way }: ReturnType<PaymentOptions["attempt"]>,
  form: FormData,
): Promise<Omit<Purchase, "idempotencyKey">> {
  if (!way || amount === null) return seen;
  const source = way.fundId ? { customerFundId: way.fundId } : { depositMethodId: way.methodId };
  const deposit = { methodCode: way.code, amount, ...source };
  if (way.code !== "cc" && !needsGatewayForm(way)) return { ...seen, deposit };
  const paid = needsGatewayForm(way)
    ? { ...(cardGateway && { gatewayKey: cardGateway.key }), paymentToken: (await card?.tokenise()) ?? "" }
    : savedCard(way, form);
  return { ...seen, deposit: { ...deposit, ...paid, browserInfo: browserInfo() } };
}

/** Returns the function that submits the payment form. */
export function createPayment(
  form: RefObject<HTMLFormElement | null>,
  options: RefObject<PaymentOptions>,
  show: (status: FormStatus) => void,
) {
  const read = () => new FormData(form.current ?? undefined);
  const handlers = () => {
    const { changed, reset, sale } = options.current;
    return {
      async build() {
        const sent = read();
        await saveLaterMethod(sent);
        return purchaseOf(options.current.attempt(), sent);
      },
      send: (input: Purchase) => pay({ input, send: sale?.send ?? sendCart }),
      succeed(bought: Awaited<ReturnType<Sale["send"]>>) {
        const receiptHref = sale?.receiptHref ?? ((checkoutID: string) => href("receipt", { checkoutID }));
        if (bought.kind === "receipt") {
          options.current.bought?.(bought.checkoutId);
          location.assign(receiptHref(bought.checkoutId));
        } else goToBank(bought.depositId);
        return "leaves" as const;
      },
      async refuse(refusal: ReturnType<typeof problemOf>) {
        if (refusal.code === "signed_out") {
          location.assign(href("checkout-login", {}, { next: sale?.here ?? href("cart"), expired: 1 }));
          return "leaves" as const;
        }
        options.current.refused?.();
        if (refusal.code === "required") reset();
        // Before the refusal is shown: on a slow line, two changes of the page would move it twice.
        if (isOfAnotherCart(refusal)) await changed();
        return null;
      },
    };
  };
  return createSubmission(paymentForm, handlers, {
    read: () => valuesOf(read()),
    show,
  });
}

/**
 * Shows the message of a refusal. `barTop` is where the bar of the Pay button was in the window when the refusal
 * came, and stays; null if nothing moves it. `isOfCode` moves the focus to the security code of a saved card.
 */
export function bringIntoView(message: HTMLElement | null, barTop: number | null, isOfCode: boolean) {
  if (!message) return;
  const keep = () => barTop !== null && message.isConnected && keepInPlace(message, barTop);
  // Where the bar sticks to the screen, the message is below it: a scroll in the frame of its coming counts as a layout shift.
  const isOffScreen = barTop !== null && message.getBoundingClientRect().top > barTop + 1;
  if (!isOffScreen) keep();
  // The list of tickets is another island, which renders in the same frame.
  requestAnimationFrame(() => {
    if (barTop === null) message.scrollIntoView({ block: "nearest" });
    if (isOfCode) document.querySelector<HTMLElement>("[name=csc]")?.focus();
    if (isOffScreen) requestAnimationFrame(keep);
  });
}

/**
 * Scrolls the page so that a message above the bar is in view and the bar stays where it was pressed: the refusal comes up to a second
 * after the press, and nothing may move under a second one.
 */
function keepInPlace(message: HTMLElement, barTop: number) {
  const scroll = (top: number) => scrollBy({ top, behavior: "instant" });
  scroll(message.getBoundingClientRect().bottom - barTop);
  // The space between them; nothing where the bar sticks to the screen.
  scroll((message.nextElementSibling?.getBoundingClientRect().top ?? barTop) - barTop);
}
