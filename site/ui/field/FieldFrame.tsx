import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { type FieldWords, fieldIds } from "./field.ts";
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
