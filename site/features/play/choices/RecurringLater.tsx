import { type ComponentProps, createContext, useContext, useEffect, useState } from "react";
import { type RecurringWish, soldOnlyAs } from "#site/lib/recurring/posted-recurring.ts";
import { SelectField } from "#site/ui/field/SelectField.tsx";
import { PAYMENT_TIMES, TICKET_FIELDS } from "../play.form.ts";
import type { PlaySetup } from "./play-choices.ts";
import type { RecurringFields } from "./RecurringFields.tsx";

export type PaymentStart = {
  /** What is chosen for later draws from the start. */
  recurs?: RecurringWish;
  /** Whether a ticket of a later draw may be paid when that is the next one, and whether it was posted like that. */
  schedules?: true;
  scheduled?: true;
};

/** Holds what the customer chose for later draws, and when a ticket that is bought once is paid. */
export function useRecurring({ recurs }: PlaySetup, start: PaymentStart) {
  const [wish, setWish] = useState(start.recurs);
  const [isScheduled, setScheduled] = useState(start.scheduled === true);
  const recurring = recurs && wish && { type: recurs.type, enabled: true, ...wish };
  const mayBeScheduled = start.schedules === true && !recurring;
  return { recurring, setWish, wish, mayBeScheduled, scheduled: mayBeScheduled && isScheduled, setScheduled };
}

type PaymentTime = {
  setup: Pick<PlaySetup, "draws">;
  draws: Pick<ReturnType<typeof useRecurring>, "mayBeScheduled" | "scheduled" | "setScheduled"> & { drawNo: number };
};

/** Selects when a ticket is paid whose draw is not the next one. */
export function PaymentTimeField({ draws: { drawNo, mayBeScheduled, scheduled, setScheduled }, setup }: PaymentTime) {
  if (!mayBeScheduled || drawNo === setup.draws[0]?.drawNo) return null;
  return (
    <SelectField
      name="item.scheduled"
      label={TICKET_FIELDS.scheduled}
      value={String(scheduled)}
      options={[
        { value: "false", label: PAYMENT_TIMES.now },
        { value: "true", label: PAYMENT_TIMES.later },
      ]}
      onChange={(event) => setScheduled(event.currentTarget.value === "true")}
    />
  );
}

/** The choices of later draws, where the page has them from the start. */
export const RecurringChoices = createContext<typeof RecurringFields | null>(null);

/** Loads the choices of later draws once they are needed. Without them, as without a script, the ticket repeats all the same. */
export function RecurringLater(props: ComponentProps<typeof RecurringFields>) {
  const given = useContext(RecurringChoices);
  const [loaded, setLoaded] = useState<typeof RecurringFields>();
  const Fields = given ?? loaded;
  useEffect(() => {
    if (given) return;
    void import("../loading/play-later.ts")
      .then((later) => later.loadRecurring())
      .then((fields) => setLoaded(() => fields))
      .catch(() => undefined);
  }, [given]);
  const { recurs } = props.setup;
  return (
    <>
      {recurs?.isAlways && <p className="soft small">{soldOnlyAs(recurs.name)}</p>}
      {Fields && <Fields {...props} />}
    </>
  );
}
