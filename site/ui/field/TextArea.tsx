import type { ComponentPropsWithRef } from "react";
import { controlProps, FieldFrame } from "./FieldFrame.tsx";
import { type FieldProps, splitFieldProps } from "./field.ts";
import "./text-area.css";

type Props = FieldProps & Omit<ComponentPropsWithRef<"textarea">, keyof FieldProps>;

/** A multi-line text field that grows with its content. */
export function TextArea({ rows = 4, ...props }: Props) {
  const { field, control } = splitFieldProps(props);
  return (
    <FieldFrame {...field}>
      <textarea className="input input--area" rows={rows} {...controlProps(field)} {...control} />
    </FieldFrame>
  );
}
