import { type ComponentProps, useEffect, useState } from "react";
import { SelectField } from "#site/ui/field/SelectField.tsx";
import type { PlayStart } from "../ticket/use-builder.ts";
import type { PlaySetup, Wish } from "./play-choices.ts";
import type { RecurringFields } from "./RecurringFields.tsx";

/** Holds what the customer chose for later draws, and when a ticket that is bought once is paid. */
export function useRecurring({ recurs }: PlaySetup, start: Pick<PlayStart, "recurs" | "schedules" | "scheduled">) {
  const [wish, setWish] = useState<Wish | undefined>(start.recurs && {});
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
      label="Payment"
      value={String(scheduled)}
      options={[
        { value: "false", label: "Pay now" },
        { value: "true", label: "Pay when this is the next draw" },
      ]}
      onChange={(event) => setScheduled(event.currentTarget.value === "true")}
    />
  );
}

/** Loads the choices of later draws once they are needed. Without them the ticket repeats all the same. */
export function RecurringLater(props: ComponentProps<typeof RecurringFields>) {
  const [Fields, setFields] = useState<typeof RecurringFields>();
  useEffect(() => {
    void import("../loading/play-later.ts")
      .then((later) => later.loadRecurring())
      .then((loaded) => setFields(() => loaded))
      .catch(() => undefined);
  }, []);
  return Fields && <Fields {...props} />;
}
