import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { type FieldWords, fieldIds } from "./field.ts";
import { Linked } from "./Linked.tsx";
import "./field.css";

/** Label above, hint under it, error under the field: the frame every field shares. */
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

/** The message under a field. */
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

/** The attributes that tie a native control to its frame. */
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
