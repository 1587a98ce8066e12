/**
 * Runs something once the page is on the screen: the first paint would wait for it. A frame after the layout is too early, since the
 * browser is still drawing. A tab in the background paints nothing and runs it at once.
 */
export function afterPaint(run: () => unknown) {
  if (document.hidden) return run();
  const ended = new Promise((end) => {
    new PerformanceObserver(end).observe({ type: "paint", buffered: true });
    // A window behind others paints nothing.
    setTimeout(end, 3_000);
  });
  return ended.then(run);
}
