import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Problem } from "#gateway/foundation/problem.ts";
import { isUnanswered, refusalMessage } from "#site/lib/gateway/problem-messages.ts";
import { needsGatewayForm, type Way } from "#site/lib/payment/ways.ts";
import { supportLinks } from "#site/lib/support.ts";
import { ChangePayment } from "#site/ui/card-fields/ChangePayment.tsx";
import type { CardForm } from "#site/ui/card-fields/card-frame.ts";
import { CARD_DETAILS, isPaymentRefused } from "#site/ui/card-fields/card-refused.ts";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import { Linked } from "#site/ui/field/Linked.tsx";

type Props = {
  problem: Problem;
  way: Way | undefined;
  card: RefObject<CardForm | null>;
  /** How many items the service has removed from the cart, whose notices say why. */
  removed: number;
  /** The bar with the button that follows; absent if the message follows the button. */
  bar?: RefObject<HTMLElement | null>;
};

/** Says why nothing was bought, beside the Pay button. */
export function PaymentProblem({ bar, card, problem, removed, way }: Props) {
  const message = useRef<HTMLDivElement>(null);
  const isNew = useRef(true);
  const lost = LOSES_TICKETS[problem.code] === undefined ? 0 : removed;
  const isOfCard = problem.code === CARD_DETAILS;
  const hasForm = way !== undefined && needsGatewayForm(way);

  // Focus alone could scroll the button out of view.
  useLayoutEffect(() => {
    const box = message.current;
    if (!problem.code || !box) return;
    box.focus({ preventScroll: true });
    if (bar?.current) keepInPlace(bar.current, box, isNew.current);
    isNew.current = false;
    // The list of tickets is another island, which renders in the same frame.
    const frame = requestAnimationFrame(() => {
      if (!bar) box.scrollIntoView({ block: "nearest" });
      if (isOfCard && hasForm) card.current?.focus();
      else if (isOfCard) document.querySelector<HTMLElement>("[name=csc]")?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [problem, isOfCard, hasForm, card, bar]);

  return (
    <div ref={message} tabIndex={-1} id="payment-problem">
      <Alert level="danger" title={lost > 0 ? NOT_CHARGED : titleOf(problem)} live>
        {(lost === 0 || problem.code === "cart_changed") && (
          <p>
            <Linked text={messageOf(problem)} links={supportLinks()} />{" "}
            {/* The fields of a card say themselves what is wrong, and have the focus. */}
            {way && isPaymentRefused(problem) && !isOfCard && <ChangePayment hasForm={hasForm} card={card} />}
          </p>
        )}
        {lost > 0 && (
          <p>
            {LOSES_TICKETS[problem.code]} {lost === 1 ? "1 item was" : `${lost} items were`} removed from your cart.
          </p>
        )}
        {isUnanswered(problem) && <p>You won't be charged twice.</p>}
      </Alert>
    </div>
  );
}

/**
 * Scrolls the page so that a message above the bar is in view and the bar stays where it was pressed: the refusal comes up to a second
 * after the press, and nothing may move under a second one.
 */
function keepInPlace(bar: HTMLElement, message: HTMLElement, isNew: boolean) {
  const isSticky = getComputedStyle(bar).position === "sticky";
  const { bottom, top } = message.getBoundingClientRect();
  const lowest = isSticky ? document.documentElement.clientHeight - bar.offsetHeight : top;
  // A new message begins where the bar was, unless that was below the screen.
  const pressedAt = Math.min(isNew ? top : bottom, lowest);
  scrollBy({ top: bottom - pressedAt, behavior: "instant" });
  if (isNew) scrollBy({ top: bar.getBoundingClientRect().top - pressedAt, behavior: "instant" });
}

const NOT_CHARGED = "Nothing was charged";
/** Refusals for which items may have been removed from the cart, with what they say then. */
const LOSES_TICKETS: Record<string, string> = {
  cart_changed: "",
  draw_closed: "A draw has closed.",
  draw_sold_out: "A draw is sold out.",
};
const PROBLEM_TITLE: Record<string, string> = {
  [CARD_DETAILS]: "Please check your card details",
  draw_closed: "A draw has closed",
  draw_sold_out: "A draw is sold out",
};

function titleOf(problem: Problem): string {
  if (isUnanswered(problem)) return "We couldn't reach the shop";
  return PROBLEM_TITLE[problem.code] ?? NOT_CHARGED;
}

/** Returns the service's message for a refusal, or the message of account §8 if there is none. */
function messageOf(problem: Problem): string {
  return refusalMessage(problem) ?? "We're experiencing technical difficulties. Please reload the page to try again.";
}
