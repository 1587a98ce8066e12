// Draws of a customer's tickets and shares as a calendar file.
import { ICalCalendar } from "ical-generator";

type Drawn = {
  /** The id of the event, which a calendar keeps when it reads the file again. */
  id: string;
  title: string;
  draw: { drawDate: string; drawNo: number };
  description?: string;
  pageUrl: string;
};

const LENGTH_MS = 15 * 60_000;

/** Returns an .ics file with an event for each draw. */
export function calendarOf(drawn: readonly Drawn[], now: Date): string {
  const calendar = new ICalCalendar({ name: "Draws", prodId: "//Drawcard//Draws//EN" });
  for (const { description, draw, id, pageUrl, title } of drawn) {
    const start = new Date(draw.drawDate);
    calendar.createEvent({
      id: `${id}@drawcard`,
      stamp: now,
      start,
      end: new Date(start.getTime() + LENGTH_MS),
      summary: `${title}, draw ${draw.drawNo}`,
      ...(description && { description }),
      url: pageUrl,
    });
  }
  return calendar.toString();
}

/** Returns a calendar file as a download that no cache keeps. */
export const calendarReply = (text: string): Response =>
  new Response(text, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="draws.ics"',
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });

type Ticket = {
  id: string;
  offerName: string;
  description: string;
  draws: readonly { drawDate: string; drawNo: number }[];
};

/** Returns a calendar file with the draws of tickets. `urlOf` is the address of a ticket's page. */
export const ticketCalendar = (tickets: readonly Ticket[], urlOf: (id: string) => string, now: Date): Response =>
  calendarReply(
    calendarOf(
      tickets.flatMap(({ description, draws, id, offerName }) =>
        draws.map((draw) => ({ id: `${id}-${draw.drawNo}`, title: offerName, description, draw, pageUrl: urlOf(id) })),
      ),
      now,
    ),
  );
