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
import { loadSending } from "./use-payment.ts";

type Props = {
  problem: Problem;
  way: Way | undefined;
  card: RefObject<CardForm | null>;
  /** How many items the service has removed from the cart, whose notices say why. */
  removed: number;
  /** Where the button's bar was when the refusal came, in the window; null if the refusal came with the page. */
  barTop: RefObject<number | null>;
  /** Whether it follows the bar, which nothing moves then. */
  isBelow: boolean;
};

/** Says why nothing was bought, beside the Pay button. */
export function PaymentProblem({ barTop, card, isBelow, problem, removed, way }: Props) {
  const message = useRef<HTMLDivElement>(null);
  const draw = DRAW_OVER[problem.code];
  const isChanged = problem.code === "cart_changed";
  const lost = draw || isChanged ? removed : 0;
  const isOfCard = problem.code === CARD_DETAILS;
  const hasForm = way !== undefined && needsGatewayForm(way);
  const needsCode = way?.needsCsc === true;

  // Focus alone could scroll the button out of view.
  useLayoutEffect(() => {
    message.current?.focus({ preventScroll: true });
    const pressedAt = isBelow ? null : barTop.current;
    // Here since the press, so that it runs in the same frame.
    void loadSending().then(
      ({ bringIntoView }) => bringIntoView(message.current, pressedAt, needsCode && problem.code === CARD_DETAILS),
      () => undefined,
    );
  }, [problem, isBelow, barTop, needsCode]);

  return (
    <div ref={message} tabIndex={-1} id="payment-problem">
      <Alert level="danger" title={lost > 0 ? NOT_CHARGED : titleOf(problem)} live>
        {(lost === 0 || isChanged) && (
          <p>
            <Linked text={messageOf(problem)} links={supportLinks()} />{" "}
            {way && isPaymentRefused(problem) && !isOfCard && <ChangePayment hasForm={hasForm} card={card} />}
          </p>
        )}
        {lost > 0 && (
          <p>
            {draw && `${draw}. `}
            {lost === 1 ? "1 item was" : `${lost} items were`} removed from your cart.
          </p>
        )}
        {isUnanswered(problem) && <p>You won't be charged twice.</p>}
      </Alert>
    </div>
  );
}

const NOT_CHARGED = "Nothing was charged";
const DRAW_OVER: Record<string, string> = { draw_closed: "A draw has closed", draw_sold_out: "A draw is sold out" };

function titleOf(problem: Problem): string {
  if (isUnanswered(problem)) return "We couldn't reach the shop";
  return DRAW_OVER[problem.code] ?? NOT_CHARGED;
}

/** Returns the service's message for a refusal, or the message of account §8 if there is none. */
function messageOf(problem: Problem): string {
  return refusalMessage(problem) ?? "We're experiencing technical difficulties. Please reload the page to try again.";
}
