import type { ComponentPropsWithRef, ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { type FieldType, type FieldWords, fieldIds, nativeAttributes } from "./field.ts";
import "./field.css";

/** Label above, hint under it, error under the field: the frame every field shares. */
export function FieldFrame({ children, ...words }: FieldWords & { children: ReactNode }) {
  const { id, hintId, errorId } = fieldIds(words);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {words.label}
        {words.required === false && <small> (optional)</small>}
      </label>
      {words.hint && (
        <p className="field__hint" id={hintId}>
          {words.hint}
        </p>
      )}
      {children}
      {words.error && <FieldError id={errorId}>{words.error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field__error" id={id}>
      <Icon name="stop" small />
      {children}
    </p>
  );
}

/** What a native control needs to belong to its frame. */
export function controlProps(words: FieldWords) {
  const { id, describedBy } = fieldIds(words);
  return {
    id,
    name: words.name,
    required: words.required,
    "aria-describedby": describedBy,
    "aria-invalid": words.error ? (true as const) : undefined,
  };
}

type Props = FieldWords & Omit<ComponentPropsWithRef<"input">, keyof FieldWords | "type"> & { type?: FieldType };

/** A one-line field of any kind in `field.ts`. */
export function Field({ type = "text", name, id, label, hint, error, required, ...rest }: Props) {
  const words = { name, id, label, hint, error, required };
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
          {...rest}
        />
      </div>
    </FieldFrame>
  );
}
