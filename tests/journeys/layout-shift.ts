import type { Page } from "@playwright/test";

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/**
 * Returns every layout shift since the page was opened, with the elements that moved. Not of the footer alone, at the foot of the
 * screen: on a short page it grows upwards if it arrives in two parts.
 */
export const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((done) => {
        const shifts: { value: number; moved: string[] }[] = [];
        const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
        const observer = new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            const isFooter = ({ node, previousRect, currentRect }: Shift["sources"][number]) =>
              node instanceof Element &&
              node.matches(".site-footer") &&
              previousRect.bottom === innerHeight &&
              currentRect.bottom === innerHeight;
            if (sources.length > 0 && sources.every(isFooter)) continue;
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
  );
