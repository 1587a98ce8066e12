import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { type FieldProps, fieldIds } from "./field.ts";
import { Linked } from "./Linked.tsx";
import "./field.css";

/** The frame of every field: label above, then hint, control and error. */
export function FieldFrame({ children, ...field }: FieldProps & { children: ReactNode }) {
  const { id, hintId, errorId } = fieldIds(field);
  return (
    <div className={field.className ? `field ${field.className}` : "field"}>
      <label className="field__label" htmlFor={id} data-short={field.short}>
        {field.label}
        {field.required === false && <small> (optional)</small>}
      </label>
      {field.hint && (
        <p className="field__hint" id={hintId}>
          {field.hint}
        </p>
      )}
      {children}
      {field.error && <FieldError {...field} id={errorId} error={field.error} />}
    </div>
  );
}

/** The error message under a field. */
export function FieldError({
  id,
  error,
  links,
  isAnnounced,
}: Pick<FieldProps, "links" | "isAnnounced"> & { id?: string; error: string }) {
  return (
    <p className="field__error" id={id} role={isAnnounced ? "alert" : undefined}>
      <Icon name="stop" small />
      <span>
        <Linked text={error} links={links} />
      </span>
    </p>
  );
}

/** Returns the attributes that link a native control to its label, hint and error. */
export function controlProps(field: FieldProps) {
  const { id, describedBy } = fieldIds(field);
  return {
    id,
    name: field.name,
    required: field.required,
    "aria-describedby": describedBy,
    "aria-invalid": field.error ? (true as const) : undefined,
  };
}
