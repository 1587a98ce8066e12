/**
 * Runs something after the next frame: while a page loads, after its first paint, which it would delay. In a tab in the background,
 * after the visitor has come to it.
 */
export const afterPaint = (run: () => unknown) => requestAnimationFrame(() => setTimeout(run));
