import { type ComponentProps, useEffect, useState } from "react";
import type { PlaySetup, Wish } from "./play-choices.ts";
import type { RecurringFields } from "./RecurringFields.tsx";

/** Holds what the customer chose for later draws. `recurring` is undefined if the ticket is bought once. */
export function useRecurring({ recurs }: PlaySetup, isChosen: true | undefined) {
  const [wish, setWish] = useState<Wish | undefined>(isChosen && {});
  return { recurring: recurs && wish && { type: recurs.type, enabled: true, ...wish }, setWish, wish };
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
