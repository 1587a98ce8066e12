import type { ComponentPropsWithRef } from "react";
import { controlProps, FieldFrame } from "./FieldFrame.tsx";
import { type FieldProps, type FieldType, splitFieldProps } from "./field.ts";
import { nativeAttributes } from "./native-attributes.ts";
import "./text-field.css";

type Props = FieldProps &
  Omit<ComponentPropsWithRef<"input">, keyof FieldProps | "type"> & {
    type?: FieldType;
    /** The currency sign of an amount. */
    sign?: string;
  };

/** A one-line field of any type in `field.ts`. */
export function Field({ type = "text", sign = "$", ...props }: Props) {
  const { field, control } = splitFieldProps(props);
  const short = type === "postcode" || type === "code" || type === "currency" || type === "date";
  return (
    <FieldFrame {...field}>
      <div className="affix">
        {type === "currency" && (
          <span className="affix__before" aria-hidden="true">
            {sign}
          </span>
        )}
        <input
          className={short ? "input input--short" : "input"}
          {...nativeAttributes(type)}
          {...controlProps(field)}
          {...control}
        />
      </div>
    </FieldFrame>
  );
}
