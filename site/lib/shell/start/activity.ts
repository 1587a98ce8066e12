// When this browser was last used. All tabs share it: activity in one keeps the others signed in.

const KEY = "drawcard:active-at";
const WRITE_AFTER_MS = 5000;

let mine = Date.now();
let writtenAt = 0;

/** Returns when this browser was last used, in ms. If storage is blocked, only this tab counts. */
export function lastActiveAt(): number {
  try {
    return Math.max(mine, Number(localStorage.getItem(KEY)) || 0);
  } catch {
    return mine;
  }
}

/** Records activity, at intervals: scrolling fires hundreds of events. */
function markActive() {
  mine = Date.now();
  if (mine - writtenAt < WRITE_AFTER_MS) return;
  writtenAt = mine;
  try {
    localStorage.setItem(KEY, String(mine));
  } catch {
    // Storage is blocked or full: only this tab counts.
  }
}

/** Starts to record activity on this page. */
export function watchActivity() {
  markActive();
  for (const sign of ["pointerdown", "keydown", "scroll", "visibilitychange"]) {
    addEventListener(sign, markActive, { passive: true, capture: true });
  }
}
