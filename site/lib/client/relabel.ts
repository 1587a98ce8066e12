// Pages that many people see print closing times whole, which stays true for as long as such a page is kept. Here they
// are said as a person would. The clock is this computer's: asking for the shop's would cost a request, and nothing is
// decided by these words. What can still be bought, the service knows.

import { closingWords, minutesUntil, timeLeft } from "../dates.ts";

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

/** "Closes this Thursday at 7:25 pm AEDT"; in the last day "Closes tonight at 7:25 pm AEDT, in 5 hours". In the region's time zone. */
export function closeLabel(stop: string, now: number): string {
  const words = closingWords(stop, now);
  const left = minutesUntil(stop, now) < DAY_MINUTES ? timeLeft(stop, now) : null;
  // The larger unit is enough, and keeps the words no longer than those they stand for.
  return left ? `${words}, in ${/^\d+ \w+/.exec(left)?.[0] ?? left}` : words;
}

function relabel(times: Iterable<HTMLTimeElement>) {
  const now = Date.now();
  for (const time of times) {
    const label = closeLabel(time.dateTime, now);
    if (time.textContent !== label) time.textContent = label;
  }
}

/** Rewords every closing time of the page, now and as time goes by, without moving anything around it. */
export function startRelabel() {
  const all = [...document.querySelectorAll<HTMLTimeElement>("time[data-relabel]")];
  // What a page offers is open. Where this clock says that it is over already, the clock is wrong, not the page.
  const times = all.filter((time) => Date.parse(time.dateTime) > Date.now());
  // The room the printed words took is kept, also where the new ones need a line less.
  const heights = times.map(({ offsetHeight }) => offsetHeight);
  for (const [place, time] of times.entries()) {
    time.title = time.textContent;
    time.style.minBlockSize = `${heights[place]}px`;
  }
  relabel(times);
  setInterval(() => relabel(times), MINUTE_MS);
  addEventListener("pageshow", () => relabel(times));
}
