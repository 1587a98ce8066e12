// Walks through all tab stops of a page and finds the faults on the way.
import { expect, type Page } from "@playwright/test";

type Box = { left: number; top: number; right: number; bottom: number };
type Stop = {
  name: string;
  box: Box;
  /** The positioned or scrolling ancestor that the box is measured in, or the page. */
  layer: string;
  isMarked: boolean;
  isCovered: boolean;
};
export type Walk = { stops: Stop[]; unreached: string[]; outside: string[] };

// More tab stops than any page has, so that a focus trap fails.
const MAX_STOPS = 400;
const PRESSES_AT_ONCE = 10;

// Waiting a frame per stop is slow, so only the proof checks for covered stops.
const isProof = process.env["PROOF"] === "1";
const nextFrame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Runs in the page and records every tab stop. */
function record(checksCover: boolean) {
  const seen = new Map<Element, Stop>();
  let first: Element | undefined;
  let isRound = false;

  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}" ${element.id || element.className}`;
  /** Returns the visible element of a control: custom-drawn boxes replace some native ones. */
  const visibleElementOf = (element: Element) =>
    element instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(element.type)
      ? (element.closest("label") ?? element.labels?.[0] ?? element)
      : element;
  const marksOf = (element: Element) =>
    [element, visibleElementOf(element), element.parentElement, element.nextElementSibling]
      .flatMap((one) =>
        one ? [getComputedStyle(one), getComputedStyle(one, "::before"), getComputedStyle(one, "::after")] : [],
      )
      .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) =>
        [outlineStyle === "none" ? "" : `${outlineStyle} ${outlineWidth} ${outlineColor}`, boxShadow].join(),
      )
      .join("|");
  /** Returns the element's box on the page, or in its fixed, sticky or scrolling ancestor, independent of scrolling. */
  const placeOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    let [x, y] = [0, 0];
    for (let one: Element | null = element; one; one = one.parentElement) {
      if (one !== element) [x, y] = [x + one.scrollLeft, y + one.scrollTop];
      const { position, overflowY } = getComputedStyle(one);
      const isApart =
        /fixed|sticky/.test(position) || (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight);
      if (isApart || !one.parentElement) {
        return { box: { left: left + x, top: top + y, right: right + x, bottom: bottom + y }, layer: nameOf(one) };
      }
    }
    throw new Error("outside of the page");
  };

  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element) || isRound) return;
    isRound = target === first;
    if (isRound) return;
    first ??= target;
    const shown = visibleElementOf(target);
    const stop = { name: nameOf(target), ...placeOf(shown), isMarked: false, isCovered: false };
    seen.set(target, stop);
    const marks = marksOf(target);
    target.addEventListener(
      "focusout",
      () => {
        stop.isMarked = marksOf(target) !== marks;
      },
      { once: true },
    );
    if (!checksCover || target.tagName === "IFRAME") return;
    // Wait two frames, because a stop may still scroll into view.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement !== target) return;
        // One visible corner or the middle is enough: lines wrap, and some elements are larger than the screen.
        const points = [...shown.getClientRects()].flatMap(({ left, top, right, bottom }) => [
          [(left + right) / 2, (top + bottom) / 2],
          [left + 3, top + 3],
          [right - 3, bottom - 3],
        ]);
        stop.isCovered = !points.some(([x = 0, y = 0]) => {
          const hit = document.elementFromPoint(x, y);
          return hit && (shown.contains(hit) || hit.contains(shown));
        });
      }),
    );
  });

  const radiosOf = (element: Element) =>
    element instanceof HTMLInputElement && element.type === "radio"
      ? [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].filter(
          ({ name }) => name === element.name,
        )
      : [element];
  return {
    isRound: () => isRound,
    walk(): Walk {
      const within = document.querySelector("dialog:modal") ?? document;
      const unreached = [
        ...within.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, [tabindex]"),
      ].filter(
        (one) =>
          one.tabIndex >= 0 &&
          !one.matches(":disabled, [inert] *, [type=hidden]") &&
          one.checkVisibility({ visibilityProperty: true }) &&
          !radiosOf(one).some((radio) => seen.has(radio)),
      );
      // Start the walk at the topmost stop: in a dialog the focus starts in the middle.
      const places = [...seen.keys()];
      const top = places.findIndex((one) =>
        places.every((other) => one === other || one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING),
      );
      const stops = [...seen.values()];
      return {
        stops: [...stops.slice(top), ...stops.slice(0, top)],
        unreached: unreached.map(nameOf),
        outside: places.filter((one) => !within.contains(one)).map(nameOf),
      };
    },
  };
}

/**
 * Waits for the islands of the page: one that wakes during the walk may draw a link again, and the walk then misses the new one. The play
 * screen loads at the first sign of use.
 */
async function loadScreen(page: Page) {
  await expect(page.locator("astro-island[ssr]:is([client=load], [client=paint])")).toHaveCount(0);
  const below = page.locator("astro-island[ssr][client=visible]");
  while ((await below.count()) > 0) await below.first().scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    // A part that is laid out only in view would move what the walk has recorded below it.
    for (const one of document.querySelectorAll<HTMLElement>("body *"))
      if (getComputedStyle(one).contentVisibility === "auto") one.style.contentVisibility = "visible";
    scrollTo({ top: 0, behavior: "instant" });
  });
  const screen = page.locator("astro-island[client=press]");
  if ((await screen.count()) === 0) return;
  await page.mouse.move(1, 1);
  await expect(screen).toHaveAttribute("data-live");
}

/** Presses Tab until the first stop has the focus again. */
export async function tabThrough(page: Page): Promise<Walk> {
  await loadScreen(page);
  const recorder = await page.evaluateHandle(record, isProof);
  for (let pressed = 0; pressed < MAX_STOPS; pressed += PRESSES_AT_ONCE) {
    if (isProof) {
      for (let count = 0; count < PRESSES_AT_ONCE; count += 1) {
        await page.keyboard.press("Tab");
        await page.evaluate(nextFrame);
      }
    } else await Promise.all(Array.from({ length: PRESSES_AT_ONCE }, () => page.keyboard.press("Tab")));
    if (await recorder.evaluate((one) => one.isRound())) return recorder.evaluate((one) => one.walk());
  }
  throw new Error(
    `Tab does not come round: ${JSON.stringify((await recorder.evaluate((one) => one.walk())).stops.at(-1))}`,
  );
}

const overlap = (a: Box, b: Box) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
const isInOneRow = (a: Box, b: Box) => overlap(a, b) > Math.min(a.bottom - a.top, b.bottom - b.top) / 2;

/** Returns whether the next stop is behind this one: higher without starting a new column, or to the left in the same row. */
function isBackwards({ box: from, layer }: Stop, { box: to, layer: toLayer }: Stop): boolean {
  if (layer !== toLayer) return false;
  if (isInOneRow(from, to)) return to.right <= from.left;
  return to.bottom <= from.top && to.left < from.right;
}

/** Returns all faults of a walk as messages. */
export function faultsOf({ stops, unreached, outside }: Walk): string[] {
  return [
    ...stops.filter(({ isMarked }) => !isMarked).map(({ name }) => `no visible focus: ${name}`),
    ...stops.filter(({ isCovered }) => isCovered).map(({ name }) => `covered when it has the focus: ${name}`),
    ...stops.slice(1).flatMap((stop, index) => {
      const from = stops[index];
      return from && isBackwards(from, stop) ? [`goes back from ${from.name} to ${stop.name}`] : [];
    }),
    ...unreached.map((name) => `out of reach: ${name}`),
    ...outside.map((name) => `behind the dialog: ${name}`),
  ];
}
