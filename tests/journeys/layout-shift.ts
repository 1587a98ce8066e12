import type { Page } from "@playwright/test";

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/**
 * Returns every layout shift since the page was opened, with the elements that moved. If the page was painted before the whole document
 * was parsed, shifts smaller than `whileParsed` are left out: on a slow line Chromium 156 sometimes ignores `<link rel="expect">`.
 */
export const layoutShifts = (page: Page, { whileParsed = 0 } = {}) =>
  page.evaluate(
    (least) =>
      new Promise<{ value: number; moved: string[] }[]>((done) => {
        const shifts: { value: number; moved: string[] }[] = [];
        const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
        const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        const [paint] = performance.getEntriesByName("first-paint");
        const isEarly = paint !== undefined && navigation !== undefined && paint.startTime < navigation.domInteractive;
        const observer = new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            if (isEarly && value < least) continue;
            const moved = sources.map(({ node, previousRect, currentRect }) => {
              const element = node instanceof Element ? node : node?.parentElement;
              return `${element?.outerHTML.slice(0, 80)}: from ${place(previousRect)} to ${place(currentRect)}`;
            });
            shifts.push({ value, moved });
          }
        });
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => done(shifts)));
      }),
    whileParsed,
  );
