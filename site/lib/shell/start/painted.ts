/**
 * Runs something after the next frame: while a page loads, after its first paint, which it would delay. A tab in the background paints
 * nothing and runs it at once.
 */
export function afterPaint(run: () => void) {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}
