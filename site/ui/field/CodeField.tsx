import type { ComponentPropsWithRef } from "react";
import { controlProps, FieldFrame } from "./FieldFrame.tsx";
import { type FieldWords, nativeAttributes, splitWords } from "./field.ts";
import "./code-field.ts";
import "./text-field.css";
import "./code-field.css";

type Props = FieldWords &
  Omit<ComponentPropsWithRef<"input">, keyof FieldWords | "type"> & {
    /** Submits the form when the sixth digit is entered. */
    autoSubmit?: boolean;
  };

/** A single field for a one-time code, so that autofill and paste work. */
export function CodeField({ autoSubmit, ...props }: Props) {
  const { words, control } = splitWords(props);
  return (
    <FieldFrame {...words}>
      {/* No maxLength: it would truncate a pasted code before its spaces are removed. */}
      <input
        className="input input--code"
        {...nativeAttributes("code")}
        {...controlProps(words)}
        {...control}
        data-code={autoSubmit ? "submit" : ""}
      />
    </FieldFrame>
  );
}
