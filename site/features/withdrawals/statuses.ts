import type { Outputs } from "#gateway/gateway.ts";

type Withdrawal = Outputs["withdrawals"]["get"];
type Look = { label: string; level: "info" | "success" | "danger" | "warning"; text: string };

/** What a customer reads at each step of a withdrawal that is not refused. `isSent` if the money goes to an account. */
const METHODS = {
  tt: {
    isSent: true,
    requested: "We have set the amount aside and will send it to your bank account.",
    processing: "Your money is on its way to your bank account.",
    paid: "Your money is paid. Your bank may take a day to show it.",
  },
  pl: {
    isSent: true,
    requested: "We have set the amount aside and will send it to your PayPal account.",
    processing: "Your money is on its way to your PayPal account.",
    paid: "Your money is in your PayPal account.",
  },
  tw: {
    isSent: false,
    requested: "This is a test: we have set the amount aside, and no money leaves the shop.",
    processing: "This is a test: no money leaves the shop.",
    paid: "This was a test: no money left the shop.",
  },
  do: {
    isSent: false,
    requested: "We have set the amount aside and will give it to our causes.",
    processing: "We are giving the amount to our causes.",
    paid: "You gave this to our causes. Thank you.",
  },
} satisfies Record<Withdrawal["methodCode"], object>;

/** Returns what the status of a withdrawal means for the customer. */
export function lookOf({
  closing,
  instant,
  methodCode,
  status,
}: Pick<Withdrawal, "closing" | "instant" | "methodCode" | "status">): Look {
  const { isSent, paid, processing, requested } = METHODS[methodCode];
  const [when, news] = !isSent
    ? ["", " We email you when it is done."]
    : instant
      ? [" It arrives within minutes.", " It arrives within minutes. We email you when it is paid."]
      : [" We pay it within a day.", " We email you when it is paid, within a day."];
  const then = closing ? " Your account closes once it is paid." : "";
  const looks: Record<Withdrawal["status"], Look> = {
    requested: {
      label: "Requested",
      level: "info",
      text: `${requested}${when}${then}`,
    },
    processing: {
      label: "Processing",
      level: "info",
      text: `${processing}${news}${then}`,
    },
    paid: { label: "Paid", level: "success", text: paid },
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
