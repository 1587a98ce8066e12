import type { ComponentPropsWithRef, ReactNode } from "react";
import { FieldError } from "./FieldFrame.tsx";
import { type FieldProps, fieldIds, type Option, splitFieldProps } from "./field.ts";
import "./field.css";
import "./choice.css";

type CheckboxProps = Omit<ComponentPropsWithRef<"input">, "type" | "name"> & {
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
  isAnnounced?: boolean | undefined;
  links?: FieldProps["links"];
  className?: string | undefined;
  children: ReactNode;
};

/** A checkbox whose label may contain links. */
export function Checkbox({ children, ...props }: CheckboxProps) {
  const { field, control } = splitFieldProps({ ...props, label: "" });
  const { name, hint, error, isAnnounced } = field;
  const { id, hintId, errorId, describedBy } = fieldIds(field);
  return (
    <div className="field">
      <div className="choice">
        <input
          className="choice__input"
          id={id}
          name={name}
          type="checkbox"
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          {...control}
        />
        <label htmlFor={id}>{children}</label>
        {hint && (
          <p className="choice__hint" id={hintId}>
            {hint}
          </p>
        )}
      </div>
      {error && <FieldError id={errorId} error={error} isAnnounced={isAnnounced} />}
    </div>
  );
}

type RadioProps = FieldProps & {
  options: readonly Option[];
  value?: string;
  defaultValue?: string;
  onChoose?: (value: string) => void;
};

/** Radio buttons as cards. Pass `value` with `onChoose` (controlled), or `defaultValue`. */
export function RadioGroup({ options, value, defaultValue, onChoose, ...field }: RadioProps) {
  const { id, hintId, errorId, describedBy } = fieldIds(field);
  return (
    <fieldset
      className={field.className ? `field ${field.className}` : "field"}
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy}
    >
      <legend className="field__label">{field.label}</legend>
      {field.hint && (
        <p className="field__hint" id={hintId}>
          {field.hint}
        </p>
      )}
      <div className="choices">
        {options.map((option) => (
          <label className="choice" key={option.value}>
            <input
              className="choice__input"
              type="radio"
              name={field.name}
              value={option.value}
              required={field.required}
              checked={value === undefined ? undefined : option.value === value}
              defaultChecked={value === undefined ? option.value === defaultValue : undefined}
              onChange={() => onChoose?.(option.value)}
            />
            <span>{option.label}</span>
            {option.hint && <span className="choice__hint">{option.hint}</span>}
          </label>
        ))}
      </div>
      {field.error && <FieldError {...field} id={errorId} error={field.error} />}
    </fieldset>
  );
}
