// shop §4: the cart is good for 20 s.
const VALID_MS = 20_000;

/**
 * Calls `refresh` when the page is looked at again, in its tab or its window, and its data is older than 20 s. A refresh that
 * fails does not change the page. Returns a function that stops it.
 */
export function onSeenAgain(refresh: () => Promise<unknown>): () => void {
  const over = new AbortController();
  const { signal } = over;
  let readAt = Date.now();
  const look = () => {
    if (document.visibilityState !== "visible" || Date.now() - readAt < VALID_MS) return;
    readAt = Date.now();
    refresh().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", look, { signal });
  // Another window in front of this one does not change the visibility.
  addEventListener("focus", look, { signal });
  return () => over.abort();
}
