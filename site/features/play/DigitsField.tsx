import { controlProps, FieldFrame } from "#site/ui/field/FieldFrame.tsx";
import type { PlayParts } from "./play-parts.ts";
import { boardField } from "./posted-ticket.ts";

/** Takes the digits of a game as one text, such as "007123". */
export const DigitsField: NonNullable<PlayParts["Digits"]> = ({ set, value, onChange }) => {
  const field = {
    name: boardField(set.name),
    label: `${set.count} digits`,
    hint: "From 0 to 9. A digit may repeat, and their order counts.",
  };
  return (
    <FieldFrame {...field}>
      <input
        className="input num"
        inputMode="numeric"
        maxLength={set.count}
        {...controlProps(field)}
        value={value.join("")}
        onChange={(event) => onChange([...event.currentTarget.value.replace(/\D/g, "")].map(Number))}
      />
    </FieldFrame>
  );
};
