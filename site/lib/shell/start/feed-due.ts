const KEY = "drawcard:feed-at";

/** True if no page of this tab has polled the feed for `leastMs`. Records that this page does now. */
export function isFeedDue(leastMs: number): boolean {
  try {
    // A clock that was set back must not stop polling.
    if (Math.abs(Date.now() - Number(sessionStorage.getItem(KEY))) < leastMs) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Storage is blocked: only pages that stay open poll.
    return leastMs === 0;
  }
}
