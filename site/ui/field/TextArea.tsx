import type { ComponentPropsWithRef } from "react";
import { controlProps, FieldFrame } from "./FieldFrame.tsx";
import type { FieldWords } from "./field.ts";
import "./text-area.css";

type Props = FieldWords & Omit<ComponentPropsWithRef<"textarea">, keyof FieldWords>;

/** Several lines of one's own words; it grows with them. */
export function TextArea({ name, id, label, hint, error, required, rows = 4, ...rest }: Props) {
  const words = { name, id, label, hint, error, required };
  return (
    <FieldFrame {...words}>
      <textarea className="input input--area" rows={rows} {...controlProps(words)} {...rest} />
    </FieldFrame>
  );
}
