import type { ComponentPropsWithRef } from "react";
import { controlProps, FieldFrame } from "./FieldFrame.tsx";
import { type FieldProps, type Option, splitFieldProps } from "./field.ts";

type Props = FieldProps &
  Omit<ComponentPropsWithRef<"select">, keyof FieldProps> & { options: readonly Option[]; placeholder?: string };

/** A native select. `placeholder` is the label of its empty first option. */
export function SelectField({ options, placeholder, ...props }: Props) {
  const { field, control } = splitFieldProps(props);
  return (
    <FieldFrame {...field}>
      <select className="input" {...controlProps(field)} {...control}>
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
