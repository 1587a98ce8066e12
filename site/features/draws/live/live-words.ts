// The text of a draw's page before and during the draw. The server and the page's script use the same sentences.
import { dayAndTime, fullDate, timeAndZone, timeLeft } from "#site/lib/format/dates.ts";

/** The statuses of the contract from which a draw has a result. */
const WITH_RESULT = ["DRAW_SCORED", "DRAW_PAID", "DRAW_EMAILED"];
const ON_SALE = ["DRAW_OPEN", "DRAW_CAPPED"];

export type LiveState = "open" | "closed" | "drawing" | "drawn";
/** A draw as its page and its event stream describe it. */
export type LiveDraw = { status: string; stop: string; drawDate: string; isDrawnWhenSoldOut?: boolean };

/** Returns the state of a draw at a time of the shop's clock, in milliseconds. The status wins over the clock. */
export function liveStateOf({ status, stop, drawDate }: LiveDraw, now: number): LiveState {
  if (WITH_RESULT.includes(status)) return "drawn";
  if (status === "DRAW_DRAWN") return "drawing";
  if (ON_SALE.includes(status) && now < Date.parse(stop)) return "open";
  return now < Date.parse(drawDate) ? "closed" : "drawing";
}

export type LiveWords = { title: string; text: string };

/** Returns "8:30 pm AEDT" today and "Saturday 21 Nov, 8:30 pm AEDT" on another day. */
const momentOf = (moment: string, now: number) =>
  fullDate(moment) === fullDate(now) ? timeAndZone(moment) : dayAndTime(moment);

/** Returns "at 8:30 pm AEDT" or "on Saturday 21 Nov, 8:30 pm AEDT". */
const whenOf = (moment: string, now: number) =>
  `${fullDate(moment) === fullDate(now) ? "at" : "on"} ${momentOf(moment, now)}`;

/**
 * Returns the words of a state. `finds` is what the draw picks, such as "winning numbers". With `counts` they name the time left, which is
 * wrong on a page that is kept. With `steps` they say that the result is shown step by step.
 */
export function liveWords(
  draw: LiveDraw,
  { now, finds, counts, steps }: { now: number; finds: string; counts: boolean; steps?: boolean },
): LiveWords {
  const drawnAt = whenOf(draw.drawDate, now);
  const at = draw.isDrawnWhenSoldOut ? `when it is sold out, at the latest ${drawnAt}` : drawnAt;
  const left = counts ? timeLeft(draw.drawDate, now) : null;
  const states: Record<LiveState, () => LiveWords> = {
    open: () => {
      const toStop = counts ? timeLeft(draw.stop, now) : null;
      return {
        title: toStop ? `Sales close in ${toStop}` : `Sales close ${whenOf(draw.stop, now)}`,
        text: `We draw the ${finds} ${at}.`,
      };
    },
    closed: () => ({
      title: left ? `The draw starts in ${left}` : "Sales have closed",
      text: `${left ? "Sales have closed. " : ""}We draw the ${finds} ${at}.`,
    }),
    drawing: () => ({
      title: "Drawing now",
      text: "We are checking every ticket. The result will appear here in a moment.",
    }),
    drawn: () => ({
      title: "The result is in",
      // With as many lines as the text before it, so that nothing moves.
      text: steps
        ? `The ${finds} are final. We show them one by one, as drawn.`
        : `The draw is over, and its ${finds} are final.`,
    }),
  };
  return states[liveStateOf(draw, now)]();
}

/** Returns when a reader without a script reloads the page. */
export function reloadWords(draw: LiveDraw, now: number): string {
  const isDrawing = liveStateOf(draw, now) === "drawing";
  return isDrawing
    ? "Reload this page in a minute to see the result."
    : `Reload this page after ${momentOf(draw.drawDate, now)} to see the result.`;
}
