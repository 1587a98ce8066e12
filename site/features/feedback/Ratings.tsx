import { FieldError } from "#site/ui/field/FieldFrame.tsx";
import { fieldIds } from "#site/ui/field/field.ts";
import type { FormFieldProps } from "#site/ui/form/FormField.tsx";

const MOUTHS: Record<string, string> = {
  not_satisfied: "M8 16.5q4-4 8 0",
  neutral: "M8.5 15.5h7",
  satisfied: "M8 14.5q4 4 8 0",
};

/** Radio buttons, each with a face icon. */
export function Ratings({ name, look, value, error, isAnnounced }: FormFieldProps) {
  const { id, errorId, describedBy } = fieldIds({ name, error });
  return (
    <fieldset className="field" id={id} tabIndex={-1} aria-describedby={describedBy} key={name}>
      <legend className="field__label">{look.label}</legend>
      <div className="ratings">
        {look.options?.map((option) => (
          <label className="rating" key={option.value}>
            <input
              className="sr-only"
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
              required
            />
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path
                d={`M12 21.5a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19ZM8.7 9.7h.01M15.3 9.7h.01${MOUTHS[option.value]}`}
              />
            </svg>
            {option.label}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId} error={error} isAnnounced={isAnnounced} />}
    </fieldset>
  );
}
