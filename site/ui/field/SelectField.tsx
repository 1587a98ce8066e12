import type { ComponentPropsWithRef } from "react";
import { controlProps, FieldFrame } from "./FieldFrame.tsx";
import type { FieldWords, Option } from "./field.ts";

type Props = FieldWords &
  Omit<ComponentPropsWithRef<"select">, keyof FieldWords> & { options: readonly Option[]; placeholder?: string };

/** A native select; `placeholder` is its first, empty choice. */
export function SelectField({ name, id, label, hint, error, required, options, placeholder, ...rest }: Props) {
  const words = { name, id, label, hint, error, required };
  return (
    <FieldFrame {...words}>
      <select className="input" {...controlProps(words)} {...rest}>
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
