import type { ComponentPropsWithRef } from "react";
import { controlProps, FieldFrame } from "./FieldFrame.tsx";
import { type FieldWords, type Option, splitWords } from "./field.ts";

type Props = FieldWords &
  Omit<ComponentPropsWithRef<"select">, keyof FieldWords> & { options: readonly Option[]; placeholder?: string };

/** A native select. `placeholder` is the label of its empty first option. */
export function SelectField({ options, placeholder, ...props }: Props) {
  const { words, control } = splitWords(props);
  return (
    <FieldFrame {...words}>
      <select className="input" {...controlProps(words)} {...control}>
        {placeholder && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
