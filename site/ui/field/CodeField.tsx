import type { ComponentPropsWithRef } from "react";
import { controlProps, FieldFrame } from "./FieldFrame.tsx";
import { type FieldWords, nativeAttributes, splitWords } from "./field.ts";
import "./code-field.ts";
import "./text-field.css";
import "./code-field.css";

type Props = FieldWords &
  Omit<ComponentPropsWithRef<"input">, keyof FieldWords | "type"> & {
    /** Sends the form with the sixth digit. */
    autoSubmit?: boolean;
  };

/** A one-time code as one field, so that phones can fill it in and people can paste it. */
export function CodeField({ autoSubmit, ...props }: Props) {
  const { words, control } = splitWords(props);
  return (
    <FieldFrame {...words}>
      {/* No maxLength: it would cut off what is pasted before its spaces are taken out. */}
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
