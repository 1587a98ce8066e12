// Replaces the absolute closing times of cached pages with relative ones, by the shop's clock as far as the computer's is right. The
// service decides what can be bought.

import { shopTime } from "../../ask-again.ts";
import { followDraws } from "../../follow-draws.ts";
import { closingLabel, minutesUntil, timeAndZone, timeLeft } from "../../format/dates.ts";

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

/**
 * Returns labels of a closing time, the best first: "Closes this Thursday at 7:25 pm AEDT", and within a day "Closes tonight at 7:25 pm
 * AEDT, in 5 hours" or, for narrow cards, "Closes in 5 hours, 7:25 pm AEDT".
 */
export function closeLabels(stop: string, now: number): string[] {
  const label = closingLabel(stop, now);
  const left = minutesUntil(stop, now) < DAY_MINUTES ? timeLeft(stop, now) : null;
  if (!left) return [label];
  // The larger unit is enough.
  const time = `in ${/^\d+ \w+/.exec(left)?.[0] ?? left}`;
  return [`${label}, ${time}`, `Closes ${time}, ${timeAndZone(stop)}`, label];
}

type Labelled = { time: HTMLTimeElement; printed: string; height: number };

function updateLabels(times: readonly Labelled[]) {
  const now = shopTime();
  for (const { time, printed, height } of times) {
    // The first one that fits.
    for (const label of [...closeLabels(time.dateTime, now), printed]) {
      if (time.textContent !== label) time.textContent = label;
      if (time.offsetHeight <= height) break;
    }
  }
}

/** Updates every closing time of the page, now and regularly, without layout shift. */
export function startCountdown() {
  const all = [...document.querySelectorAll<HTMLTimeElement>("time[data-countdown]")];
  // The page only offers open draws. If one is closed by this clock, the clock is wrong.
  const times = all.filter((time) => Date.parse(time.dateTime) > shopTime());
  // Keeps the height of the original text.
  const labelled = times.map((time) => ({ time, printed: time.textContent, height: time.offsetHeight }));
  for (const { time, printed, height } of labelled) {
    time.title = printed;
    time.style.minBlockSize = `${height}px`;
  }
  const paint = () => updateLabels(labelled);
  paint();
  setInterval(paint, MINUTE_MS);
  addEventListener("pageshow", paint);
  // Islands read what they show again themselves, except the play screens: they keep an unfinished ticket over a reload.
  if (!document.querySelector('main astro-island:not([client="press"])'))
    followDraws(times.map(({ dateTime }) => dateTime));
}
