// Replaces the absolute closing times of cached pages with relative ones, by the shop's clock as far as the computer's is right. The
// service decides what can be bought.

import { shopTime } from "../../ask-again.ts";
import { followDraws } from "../../follow-draws.ts";
import { closingLabel, minutesUntil, timeAndZone, timeLeft, withoutBreaks } from "../../format/dates.ts";

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

/**
 * Returns labels of a closing time, the best first: "Closes this Thursday at 7:25 pm AEDT", and within a day "Closes tonight at 7:25 pm
 * AEDT, in 5 hours" or, for narrow cards, "Closes in 5 hours, 7:25 pm AEDT".
 */
export function closeLabels(stop: string, now: number): string[] {
  const label = closingLabel(stop, now);
  const left = minutesUntil(stop, now) < DAY_MINUTES ? timeLeft(stop, now) : null;
  // The larger unit is enough.
  const time = left && `in ${/^\d+ \w+/.exec(left)?.[0] ?? left}`;
  const labels = time ? [`${label}, ${time}`, `Closes ${time}, ${timeAndZone(stop)}`, label] : [label];
  return labels.map(withoutBreaks);
}

type Labelled = { time: HTMLTimeElement; printed: string; height: number };

/**
 * Shows the label of each time that takes the fewest lines, the first of several. All times try a label before their heights are read, so
 * that the browser lays out the page once per label.
 */
function updateLabels(times: readonly Labelled[]) {
  const now = shopTime();
  const tries = times.map(({ time, printed, height }) => {
    // A minimum would hide how tall a label is. The browser paints only afterwards, so nothing shifts.
    time.style.minBlockSize = "";
    const labels = [...closeLabels(time.dateTime, now), printed];
    return { time, height, labels, best: printed, lowest: Number.POSITIVE_INFINITY };
  });
  const most = Math.max(0, ...tries.map(({ labels }) => labels.length));
  for (let place = 0; place < most; place += 1) {
    for (const { time, labels } of tries) time.textContent = labels[place] ?? time.textContent;
    for (const one of tries) {
      const { offsetHeight, textContent } = one.time;
      if (offsetHeight < one.lowest) [one.best, one.lowest] = [textContent, offsetHeight];
    }
  }
  for (const { time, best, height } of tries) {
    time.textContent = best;
    time.style.minBlockSize = `${height}px`;
  }
}

/**
 * Updates the closing times on and near the screen, when they come there and regularly, without layout shift. The others keep their printed
 * text: to read its height, the browser would lay out what it skips.
 */
export function startCountdown() {
  const all = [...document.querySelectorAll<HTMLTimeElement>("time[data-countdown]")];
  // The page only offers open draws. If one is closed by this clock, the clock is wrong.
  const times = all.filter((time) => Date.parse(time.dateTime) > shopTime());
  const labelled = new Map<Element, Labelled>();
  const near = new Set<Element>();
  const update = (some: Iterable<Element>) => updateLabels([...some].flatMap((time) => labelled.get(time) ?? []));
  const observer = new IntersectionObserver(
    (entries) => {
      const came = entries
        .filter(({ isIntersecting }) => isIntersecting)
        .map(({ target }) => target as HTMLTimeElement);
      for (const { target } of entries) near.delete(target);
      for (const time of came) {
        near.add(time);
        if (labelled.has(time)) continue;
        // Keeps the height of the original text.
        labelled.set(time, { time, printed: time.textContent, height: time.offsetHeight });
        time.title = time.textContent;
      }
      update(came);
    },
    { rootMargin: "50%" },
  );
  for (const time of times) observer.observe(time);
  const updateNear = () => update(near);
  setInterval(updateNear, MINUTE_MS);
  addEventListener("pageshow", updateNear);
  // Islands read what they show again themselves, except the play screens: they keep an unfinished ticket over a reload.
  if (!document.querySelector('main astro-island:not([client="press"])'))
    followDraws(times.map(({ dateTime }) => dateTime));
}
