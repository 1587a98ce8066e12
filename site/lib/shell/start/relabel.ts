// Pages that many people see print closing times whole, which stays true for as long as such a page is kept. Here they
// are said as a person would. The clock is this computer's: asking for the shop's would cost a request, and nothing is
// decided by these words. What can still be bought, the service knows.

import { closingWords, minutesUntil, timeLeft } from "../../format/dates.ts";

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

/**
 * "Closes this Thursday at 7:25 pm AEDT", in the region's time zone; in the last day first with how long it is until then:
 * "Closes tonight at 7:25 pm AEDT, in 5 hours".
 */
export function closeLabels(stop: string, now: number): string[] {
  const words = closingWords(stop, now);
  const left = minutesUntil(stop, now) < DAY_MINUTES ? timeLeft(stop, now) : null;
  // The larger unit is enough.
  return left ? [`${words}, in ${/^\d+ \w+/.exec(left)?.[0] ?? left}`, words] : [words];
}

type Labelled = { time: HTMLTimeElement; printed: string; height: number };

function relabel(times: readonly Labelled[]) {
  const now = Date.now();
  for (const { time, printed, height } of times) {
    // The first there is room for.
    for (const label of [...closeLabels(time.dateTime, now), printed]) {
      if (time.textContent !== label) time.textContent = label;
      if (time.offsetHeight <= height) break;
    }
  }
}

/** Rewords every closing time of the page, now and as time goes by, without moving anything around it. */
export function startRelabel() {
  const all = [...document.querySelectorAll<HTMLTimeElement>("time[data-relabel]")];
  // What a page offers is open. Where this clock says that it is over already, the clock is wrong, not the page.
  const times = all.filter((time) => Date.parse(time.dateTime) > Date.now());
  // The room the printed words took is kept, also where the new ones need a line less.
  const labelled = times.map((time) => ({ time, printed: time.textContent, height: time.offsetHeight }));
  for (const { time, printed, height } of labelled) {
    time.title = printed;
    time.style.minBlockSize = `${height}px`;
  }
  const paint = () => relabel(labelled);
  paint();
  setInterval(paint, MINUTE_MS);
  addEventListener("pageshow", paint);
}
