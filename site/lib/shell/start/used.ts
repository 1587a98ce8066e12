// When the visitor begins to use the page. What is not needed to read it waits for that.

const SIGNS = ["pointerdown", "pointermove", "keydown", "focusin", "touchstart", "wheel", "scroll"];

/** Runs something once, at the first sign of use. */
export function whenUsed(run: () => unknown) {
  const over = new AbortController();
  const start = () => {
    over.abort();
    run();
  };
  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, passive: true, signal: over.signal });
}
