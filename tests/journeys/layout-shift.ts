import type { Page } from "@playwright/test";

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/**
 * Returns every layout shift since the page was opened, with the elements that moved. Leaves out a text that wrapped as its second half
 * arrived: a piece of the page can end in the middle of a text.
 */
export const layoutShifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((done) => {
        const shifts: { value: number; moved: string[] }[] = [];
        const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
        const isCutText = ({ previousRect: from, currentRect: to }: Shift["sources"][number]) =>
          to.width > 1.2 * from.width && to.y >= from.bottom && to.x < from.x;
        const observer = new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as Shift[]) {
            const [first, ...others] = sources;
            if (first && others.length === 0 && isCutText(first)) continue;
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
