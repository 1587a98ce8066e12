import type { ComponentPropsWithRef } from "react";
import { controlProps, FieldFrame } from "./FieldFrame.tsx";
import { type FieldWords, splitWords } from "./field.ts";
import "./text-area.css";

type Props = FieldWords & Omit<ComponentPropsWithRef<"textarea">, keyof FieldWords>;

/** A multi-line text field that grows with its content. */
export function TextArea({ rows = 4, ...props }: Props) {
  const { words, control } = splitWords(props);
  return (
    <FieldFrame {...words}>
      <textarea className="input input--area" rows={rows} {...controlProps(words)} {...control} />
    </FieldFrame>
  );
}
