import { FieldError } from "./FieldFrame.tsx";
import { type FieldProps, fieldIds, type Option } from "./field.ts";
import "./field.css";
import "./choice.css";

/** Checkboxes of one field. */
export function CheckboxGroup({
  options,
  chosen,
  ...field
}: FieldProps & { options: readonly Option[]; chosen: readonly string[] }) {
  const { id, hintId, errorId, describedBy } = fieldIds(field);
  return (
    <fieldset className="field" id={id} tabIndex={-1} aria-describedby={describedBy}>
      <legend className="field__label">{field.label}</legend>
      {field.hint && (
        <p className="field__hint" id={hintId}>
          {field.hint}
        </p>
      )}
      <div className="choices">
        {options.map(({ label, value }) => (
          <label className="choice" key={value}>
            <input
              className="choice__input"
              type="checkbox"
              name={field.name}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {field.error && <FieldError {...field} id={errorId} error={field.error} />}
    </fieldset>
  );
}
