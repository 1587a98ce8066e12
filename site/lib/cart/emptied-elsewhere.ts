// Shows a toast when another tab has paid for the cart or emptied it. The gateway writes the count into a cookie of all tabs.
import { readVisitor } from "../shell/start/visitor.ts";
import { showToast } from "../shell/toasts/toasts.ts";
import { $changes, $isPaying, loadCart } from "./cart.store.ts";

// The reply of a change in this tab sets the cookie before its script reads it.
const SETTLE_MS = 500;

let isWatching = false;

/** Watches the cart of the browser until the page is left. A second call does nothing. */
export function watchEmptied(): void {
  if (isWatching) return;
  isWatching = true;
  let before = readVisitor(document.cookie);
  const look = () => {
    if ($changes.get() > 0 || $isPaying.get()) return;
    const now = readVisitor(document.cookie);
    const isEmptied = before.cartCount > 0 && now.cartCount === 0 && before.signedIn === now.signedIn;
    before = now;
    if (!isEmptied) return;
    loadCart({ fresh: true })
      // A ticket that the service removed has its own reason in the cart.
      .then((cart) => (cart?.autoRemovedItems.length === 0 ? showToast("toast.cartEmptied") : undefined))
      .catch(() => undefined);
  };
  const later = () => void setTimeout(look, SETTLE_MS);
  // After a change of this tab.
  $changes.listen((count) => {
    if (count === 0) before = readVisitor(document.cookie);
  });
  // A page from the back-forward cache starts with the cart of now.
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    $isPaying.set(false);
    before = readVisitor(document.cookie);
  });
  globalThis.cookieStore?.addEventListener("change", later);
  // Browsers without the cookie store.
  document.addEventListener("visibilitychange", later);
  addEventListener("focus", later);
}
