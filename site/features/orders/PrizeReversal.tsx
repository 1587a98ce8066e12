import { fullDate } from "#site/lib/format/dates.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { href } from "#site/lib/href.ts";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import type { Order } from "./order-labels.ts";

/** Says that prize money of a ticket was taken back, and why. Renders nothing for other tickets. */
export function PrizeReversal({ order: { id, prizeReversal } }: { order: Pick<Order, "id" | "prizeReversal"> }) {
  if (!prizeReversal) return null;
  const { amount, reason, reversedAt } = prizeReversal;
  return (
    <Alert level="warning" title={`We took back ${formatMoney(amount)} on ${fullDate(reversedAt)}`}>
      <p>
        It was paid by mistake: {reason}.{" "}
        <a href={href("about-contact-us", {}, { topic: "tickets", order: id })}>Ask about this</a>
      </p>
    </Alert>
  );
}
