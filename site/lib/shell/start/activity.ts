// Whether somebody is there. All tabs of the shop share what they know: reading in one is no absence in another.

const KEY = "drawcard:active-at";
const WRITE_AFTER_MS = 5000;

let mine = Date.now();
let writtenAt = 0;

/** When this browser was last used, in ms. Storage may be blocked: then this tab knows only of itself. */
export function lastActiveAt(): number {
  try {
    return Math.max(mine, Number(localStorage.getItem(KEY)) || 0);
  } catch {
    return mine;
  }
}

/** Says that somebody is there. Written now and then: a scroll has a hundred events. */
function markActive() {
  mine = Date.now();
  if (mine - writtenAt < WRITE_AFTER_MS) return;
  writtenAt = mine;
  try {
    localStorage.setItem(KEY, String(mine));
  } catch {
    // Blocked or full: this tab goes on by itself.
  }
}

/** Listens for signs of life on this page. */
export function watchActivity() {
  markActive();
  for (const sign of ["pointerdown", "keydown", "scroll", "visibilitychange"]) {
    addEventListener(sign, markActive, { passive: true, capture: true });
  }
}
