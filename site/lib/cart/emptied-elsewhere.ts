// Says on an open page that another tab has paid for the cart or emptied it. The gateway writes the count into a cookie of all tabs.
import { readVisitor } from "../shell/start/visitor.ts";
import { showToast } from "../shell/toasts/toasts.ts";
import { $changes, loadCart } from "./cart.store.ts";

// The reply of a change in this tab sets the cookie before its script knows of it.
const SETTLE_MS = 500;

/** Watches the cart of the browser. */
export function watchEmptied(): void {
  let before = readVisitor(document.cookie);
  const look = () => {
    if ($changes.get() > 0) return;
    const now = readVisitor(document.cookie);
    const isEmptied = before.cartCount > 0 && now.cartCount === 0 && before.signedIn === now.signedIn;
    before = now;
    if (!isEmptied) return;
    loadCart({ fresh: true }).catch(() => undefined);
    void showToast("toast.cartEmptied");
  };
  const later = () => void setTimeout(look, SETTLE_MS);
  // After a change of this tab.
  $changes.listen((count) => {
    if (count === 0) before = readVisitor(document.cookie);
  });
  globalThis.cookieStore?.addEventListener("change", later);
  // Browsers without the cookie store.
  document.addEventListener("visibilitychange", later);
  addEventListener("focus", later);
}
