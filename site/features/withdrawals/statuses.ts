import type { Outputs } from "#gateway/gateway.ts";

type Withdrawal = Outputs["withdrawals"]["get"];
type Look = { label: string; level: "info" | "success" | "danger" | "warning"; text: string };

const PAID: Record<Withdrawal["methodCode"], string> = {
  tt: "Your money is paid. Your bank may take a day to show it.",
  pl: "Your money is in your PayPal account.",
  tw: "This was a test: no money left the shop.",
  do: "You gave this to our causes. Thank you.",
};

/** Returns what the status of a withdrawal means for the customer. */
export function lookOf({
  closing,
  instant,
  methodCode,
  status,
}: Pick<Withdrawal, "closing" | "instant" | "methodCode" | "status">): Look {
  const when = instant ? "Instant: paid within minutes." : "Paid within a day.";
  const then = closing ? " Your account closes once it is paid." : "";
  const looks: Record<Withdrawal["status"], Look> = {
    requested: {
      label: "Requested",
      level: "info",
      text: `We have set the amount aside and will send it to your account. ${when}${then}`,
    },
    processing: {
      label: "Processing",
      level: "info",
      text: `Your money is on its way. ${when} We email you then.${then}`,
    },
    paid: { label: "Paid", level: "success", text: PAID[methodCode] },
    rejected: {
      label: "Rejected",
      level: "danger",
      text: `We could not pay this withdrawal. The money is back in your wallet.${closing ? " Your account stays open." : ""}`,
    },
    cancelled: {
      label: "Cancelled",
      level: "warning",
      text: `This withdrawal was cancelled. The money is back in your wallet.${closing ? " Your account stays open." : ""}`,
    },
  };
  return looks[status];
}
