import { useState } from "react";
import { controlProps, FieldFrame } from "#site/ui/field/FieldFrame.tsx";
import { boardField } from "../posting/posted-ticket.ts";
import type { PlayParts } from "../screen/play-parts.ts";

/** Takes the digits of a game as one text, such as "007123". */
export const DigitsField: NonNullable<PlayParts["Digits"]> = ({ set: { name, count }, value, onChange, onMore }) => {
  const [refused, setRefused] = useState(false);
  const field = {
    name: boardField(name),
    label: `${count} digits`,
    hint:
      refused && value.length === count
        ? `All ${count} digits are chosen. Delete one to change it.`
        : "From 0 to 9. A digit may repeat, and their order counts.",
  };

  function type(text: string) {
    const digits = [...text.replace(/\D/g, "")].map(Number);
    // Digits after the last one belong to the next game; in between there is no room for more.
    const isAfter = value.length === count && value.every((digit, place) => digits[place] === digit);
    const isTooMany = digits.length > count && !(isAfter ? onMore(digits.slice(count)) : value.length < count);
    setRefused(isTooMany);
    if (!isTooMany && !(isAfter && digits.length > count)) onChange(digits.slice(0, count));
  }

  return (
    <FieldFrame {...field}>
      <input
        className="input num"
        inputMode="numeric"
        {...controlProps(field)}
        value={value.join("")}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </FieldFrame>
  );
};
