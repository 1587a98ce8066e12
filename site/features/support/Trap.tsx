import { FieldError } from "#site/ui/field/FieldFrame.tsx";
import { fieldIds } from "#site/ui/field/field.ts";
import type { FormFieldProps } from "#site/ui/form/FormField.tsx";

/** A field that people do not see. It shows itself if something filled it in, so that its text can be removed. */
export function Trap({ name, look, value, error, isAnnounced }: FormFieldProps) {
  const { id, errorId, describedBy } = fieldIds({ name, error });
  const isHidden = !error;
  return (
    <div className={isHidden ? "support-form__trap" : "field"} aria-hidden={isHidden || undefined} key={name}>
      <label className="field__label" htmlFor={id}>
        {look.label}
      </label>
      <input
        className="input"
        id={id}
        name={name}
        defaultValue={value}
        autoComplete="off"
        tabIndex={isHidden ? -1 : undefined}
        aria-describedby={describedBy}
      />
      {error && <FieldError id={errorId} error={error} isAnnounced={isAnnounced} />}
    </div>
  );
}
