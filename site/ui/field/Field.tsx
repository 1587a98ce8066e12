import type { ComponentPropsWithRef } from "react";
import { controlProps, FieldFrame } from "./FieldFrame.tsx";
import { type FieldType, type FieldWords, nativeAttributes, splitWords } from "./field.ts";
import "./text-field.css";

type Props = FieldWords & Omit<ComponentPropsWithRef<"input">, keyof FieldWords | "type"> & { type?: FieldType };

/** A one-line field of any type in `field.ts`. */
export function Field({ type = "text", ...props }: Props) {
  const { words, control } = splitWords(props);
  const short = type === "postcode" || type === "code" || type === "currency" || type === "date";
  return (
    <FieldFrame {...words}>
      <div className="affix">
        {type === "currency" && (
          <span className="affix__before" aria-hidden="true">
            $
          </span>
        )}
        <input
          className={short ? "input input--short" : "input"}
          {...nativeAttributes(type)}
          {...controlProps(words)}
          {...control}
        />
      </div>
    </FieldFrame>
  );
}
