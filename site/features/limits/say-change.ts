// Says in a toast what became of a limit. A change that waits names its date: it is not in force yet.
import { fullDate } from "#site/lib/format/dates.ts";
import { clearToasts, showToast } from "#site/lib/shell/toasts/toasts.ts";

type Changed = { effectiveAt?: string | undefined; pendingLimit?: number | undefined };

/** `sayInForce` shows the toast of a change that applies already. Removes the notice of a plain form (`data-saved`). */
export function sayChange(
  { effectiveAt, pendingLimit }: Changed,
  money: (amount: number) => string,
  sayInForce: () => Promise<void>,
) {
  // What was said before is no longer true of this limit.
  clearToasts();
  document.querySelector("[data-saved]")?.remove();
  if (!effectiveAt) return void sayInForce();
  const date = fullDate(effectiveAt);
  if (pendingLimit === undefined) void showToast("toast.limitEnds", { date });
  else void showToast("toast.limitRises", { amount: money(pendingLimit), date });
}
