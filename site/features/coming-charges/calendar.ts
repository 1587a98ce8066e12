// Coming charges as a calendar file.
import { ICalCalendar } from "ical-generator";
import { dayAndTime } from "#site/lib/format/dates.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { payerName } from "#site/lib/payment/fund-name.ts";
import { namedOffer } from "#site/lib/recurring/recurring-choice.ts";
import { type Charge, conditionOf } from "./coming-charges.ts";

const LENGTH_MS = 15 * 60_000;

/** Returns an .ics file. An event keeps its id, so that a calendar that reads the file again has it once. */
export function calendarOf(charges: readonly Charge[], { now, pageUrl }: { now: Date; pageUrl: string }): string {
  const calendar = new ICalCalendar({ name: "Drawcard charges", prodId: "//Drawcard//Charges//EN" });
  for (const charge of charges) {
    const start = new Date(charge.chargeAt);
    calendar.createEvent({
      id: `${charge.key}@drawcard`,
      stamp: now,
      start,
      end: new Date(start.getTime() + LENGTH_MS),
      summary: `${formatMoney(charge.price)}: ${namedOffer(charge)}`,
      description: [
        `Paid by: ${payerName(charge.fund)}`,
        ...(charge.drawAt ? [`Draw: ${dayAndTime(charge.drawAt)}`] : []),
        ...(conditionOf(charge) ? [conditionOf(charge)] : []),
      ].join("\n"),
      url: pageUrl,
    });
  }
  return calendar.toString();
}
