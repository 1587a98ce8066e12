// What a limits page says after a plain form has changed a limit.
import { fullDate } from "#site/lib/format/dates.ts";
import { toastOf } from "#site/lib/shell/toasts/toast-messages.ts";
import type { ToastContent } from "#site/lib/shell/toasts/toast-stack.ts";

type Changed = { effectiveAt?: string | undefined; pendingLimit?: number | undefined };

/** Returns the notice of a change: `inForce` if it applies already; one that waits names its date. */
export function savedNotice(
  { effectiveAt, pendingLimit }: Changed,
  money: (amount: number) => string,
  inForce: ToastContent,
): ToastContent {
  if (!effectiveAt) return inForce;
  const date = fullDate(effectiveAt);
  return pendingLimit === undefined
    ? toastOf("toast.limitEnds", { date })
    : toastOf("toast.limitRises", { amount: money(pendingLimit), date });
}
