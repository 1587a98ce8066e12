// The tip about favourite numbers. Storage may be full or blocked: nothing here throws.

const TIP = "dc_favourites_tip";

/** Whether this browser has closed the tip about favourite numbers (shop §9). */
export function isTipClosed(): boolean {
  try {
    return localStorage.getItem(TIP) === "closed";
  } catch {
    return false;
  }
}

export function closeTip() {
  try {
    localStorage.setItem(TIP, "closed");
  } catch {
    // Without storage the tip is shown again.
  }
}
