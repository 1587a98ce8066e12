import { type ComponentPropsWithRef, type ReactNode, useState } from "react";
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

export type RadioProps = FieldProps & {
  options: readonly Option[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChoose?: (value: string) => void;
  /** Folds a long list: the first six are shown, the others open under this label. */
  more?: string | undefined;
};

/** account §9: how many cards, accounts or ways to pay a long list shows at first. */
export const SHOWN_FIRST = 6;

/** Radio buttons as cards. Pass `value` with `onChoose` (controlled), or `defaultValue`. */
export function RadioGroup({ options, value, defaultValue, onChoose, more, ...field }: RadioProps) {
  const { id, hintId, errorId, describedBy } = fieldIds(field);
  // Hiding a single option would not make the list shorter.
  const shown = more && options.length > SHOWN_FIRST + 1 ? SHOWN_FIRST : options.length;
  const rest = options.slice(shown);
  const [startsOpen] = useState(() => rest.some((option) => option.value === (value ?? defaultValue)));
  const choice = (option: Option) => (
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
  );
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
      <div className="choices">{options.slice(0, shown).map(choice)}</div>
      {rest.length > 0 && (
        <details open={startsOpen}>
          <summary>
            {more} ({rest.length})
          </summary>
          <div className="choices">{rest.map(choice)}</div>
        </details>
      )}
      {field.error && <FieldError {...field} id={errorId} error={field.error} />}
    </fieldset>
  );
}
