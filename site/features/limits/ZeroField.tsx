import { useState } from "react";
import type { FieldErrors, Values } from "#site/lib/form/form.ts";
import { Checkbox } from "#site/ui/field/Choice.tsx";

/** A limit of zero is confirmed once, because nothing undoes it for a week. */
export const zeroCheck = ({ limit, zero }: Values): FieldErrors =>
  limit && Number(limit) === 0 && zero !== "on" ? { zero: "Tick the box to confirm." } : {};

type Props = { id: string; error: string | undefined; what: "buy tickets" | "deposit" };

/** Asks for the confirmation. Hidden until a limit of zero was sent. */
export function ZeroField({ id, error, what }: Props) {
  const [isAsked, setAsked] = useState(error !== undefined);
  if (error !== undefined && !isAsked) setAsked(true);
  if (!isAsked) return null;
  return (
    <Checkbox id={id} name="zero" error={error}>
      {`Yes, a limit of zero: I can't ${what}, and can change that after 7 days at the earliest.`}
    </Checkbox>
  );
}
