import { type ComponentPropsWithRef, useState } from "react";
import { controlProps, FieldFrame } from "./FieldFrame.tsx";
import { type FieldWords, nativeAttributes } from "./field.ts";
import { codeDigits, completesCode } from "./one-time-code.ts";
import "./text-field.css";
import "./code-field.css";

type Props = FieldWords &
  Omit<ComponentPropsWithRef<"input">, keyof FieldWords | "type" | "value" | "defaultValue" | "onChange"> & {
    onCode?: (code: string) => void;
    /** The sixth digit is in: time to send it. */
    onComplete?: (code: string) => void;
  };

/** A one-time code as one field, so that phones can fill it in and people can paste it. */
export function CodeField({ name, id, label, hint, error, required, onCode, onComplete, ...rest }: Props) {
  const [code, setCode] = useState("");
  const words = { name, id, label, hint, error, required };

  function change(text: string) {
    const digits = codeDigits(text);
    setCode(digits);
    onCode?.(digits);
    if (completesCode(code, digits)) onComplete?.(digits);
  }

  return (
    <FieldFrame {...words}>
      <input
        className="input input--code"
        {...nativeAttributes("code")}
        {...controlProps(words)}
        {...rest}
        value={code}
        onChange={(event) => change(event.currentTarget.value)}
      />
    </FieldFrame>
  );
}
