import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { type FieldWords, fieldIds } from "./field.ts";
import { Linked } from "./Linked.tsx";
import "./field.css";

/** The frame of every field: label above, then hint, control and error. */
export function FieldFrame({ children, ...words }: FieldWords & { children: ReactNode }) {
  const { id, hintId, errorId } = fieldIds(words);
  return (
    <div className={words.className ? `field ${words.className}` : "field"}>
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
      {words.error && <FieldError {...words} id={errorId} error={words.error} />}
    </div>
  );
}

/** The error message under a field. */
export function FieldError({
  id,
  error,
  links,
  isNews,
}: Pick<FieldWords, "links" | "isNews"> & { id: string; error: string }) {
  return (
    <p className="field__error" id={id} role={isNews ? "alert" : undefined}>
      <Icon name="stop" small />
      <span>
        <Linked text={error} links={links} />
      </span>
    </p>
  );
}

/** Returns the attributes that link a native control to its label, hint and error. */
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
