import type { Outputs } from "#gateway/gateway.ts";

type Status = Outputs["withdrawals"]["get"]["status"];
type Look = { label: string; level: "info" | "success" | "danger" | "warning"; text: string };

/** What each status of a withdrawal means for the customer. */
export const STATUSES: Record<Status, Look> = {
  requested: {
    label: "Requested",
    level: "info",
    text: "We have set the amount aside and will send it to your account.",
  },
  processing: { label: "Processing", level: "info", text: "Your money is on its way. We email you when it is paid." },
  paid: { label: "Paid", level: "success", text: "Your money is paid. Your bank may take a day to show it." },
  rejected: {
    label: "Rejected",
    level: "danger",
    text: "We could not pay this withdrawal. The money is back in your wallet.",
  },
  cancelled: {
    label: "Cancelled",
    level: "warning",
    text: "This withdrawal was cancelled. The money is back in your wallet.",
  },
};
