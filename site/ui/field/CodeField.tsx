import type { ComponentPropsWithRef } from "react";
import { controlProps, FieldFrame } from "./FieldFrame.tsx";
import { type FieldProps, splitFieldProps } from "./field.ts";
import { nativeAttributes } from "./native-attributes.ts";
import "./code-field.ts";
import "./text-field.css";
import "./code-field.css";

type Props = FieldProps &
  Omit<ComponentPropsWithRef<"input">, keyof FieldProps | "type"> & {
    /** Submits the form when the sixth digit is entered. */
    autoSubmit?: boolean;
  };

/** A single field for a one-time code, so that autofill and paste work. */
export function CodeField({ autoSubmit, ...props }: Props) {
  const { field, control } = splitFieldProps(props);
  return (
    <FieldFrame {...field}>
      {/* No maxLength: it would truncate a pasted code before its spaces are removed. */}
      <input
        className="input input--code"
        {...nativeAttributes("code")}
        {...controlProps(field)}
        {...control}
        data-code={autoSubmit ? "submit" : ""}
      />
    </FieldFrame>
  );
}
