// The draw of a shared ticket as a calendar file.
import { ICalCalendar } from "ical-generator";
import { dayAndTime } from "#site/lib/format/dates.ts";

type Shared = {
  /** The id of the event, which a calendar keeps when it reads the file again. */
  id: string;
  title: string;
  draw: { drawDate: string; drawNo: number; stop: string };
  now: Date;
  pageUrl: string;
};

const LENGTH_MS = 15 * 60_000;

/** Returns an .ics file with the draw, and when its sales close. */
export function calendarOfDraw({ draw, id, now, pageUrl, title }: Shared): string {
  const calendar = new ICalCalendar({ name: title, prodId: "//Drawcard//Lotto Party//EN" });
  const start = new Date(draw.drawDate);
  calendar.createEvent({
    id: `${id}@drawcard`,
    stamp: now,
    start,
    end: new Date(start.getTime() + LENGTH_MS),
    summary: `${title}, draw ${draw.drawNo}`,
    description: `Shares are sold until ${dayAndTime(draw.stop)}.`,
    url: pageUrl,
  });
  return calendar.toString();
}

/** Returns a calendar file as a download that no cache keeps. */
export const calendarReply = (text: string): Response =>
  new Response(text, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="lotto-party.ics"',
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
