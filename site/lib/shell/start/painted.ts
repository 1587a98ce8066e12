/**
 * Runs something once the page is on the screen: the first paint would wait for it. A frame after the layout is too early, since the
 * browser is still drawing. A tab in the background paints nothing and runs it at once.
 */
export function afterPaint(run: () => unknown) {
  if (document.hidden) return run();
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    run();
  });
  return observer.observe({ type: "paint", buffered: true });
}
