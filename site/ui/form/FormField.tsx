import { CheckboxGroup } from "../field/CheckboxGroup.tsx";
import { Checkbox, RadioGroup } from "../field/Choice.tsx";
import { CodeField } from "../field/CodeField.tsx";
import { Field } from "../field/Field.tsx";
import { Linked } from "../field/Linked.tsx";
import { PasswordField } from "../field/PasswordField.tsx";
import { SelectField } from "../field/SelectField.tsx";
import { TextArea } from "../field/TextArea.tsx";
import type { FieldLook, Links } from "./form.ts";

export type FormFieldProps = {
  name: string;
  look: FieldLook;
  value?: string | undefined;
  error?: string | undefined;
  /** True if screen readers should announce the error: it is new, and no summary lists it. */
  isAnnounced?: boolean;
  links?: Links | undefined;
  /** Whether a text field takes the focus as the page opens. */
  takesFocus?: boolean;
};

/** One form field of any type. It is uncontrolled: its value is read when the form is submitted. */
export function FormField({ name, look, value, error, isAnnounced, links, takesFocus }: FormFieldProps) {
  const { kind = "text", label, hint, required, options = [], placeholder, autoComplete, maxLength, sign } = look;
  const field = { name, label, hint, error, required, links, isAnnounced, className: look.full ? "full" : undefined };
  const text = {
    defaultValue: value,
    placeholder,
    maxLength,
    ...(autoComplete && { autoComplete }),
    ...(takesFocus && { autoFocus: true }),
  };
  switch (kind) {
    case "hidden":
      return <input type="hidden" name={name} value={value ?? ""} />;
    case "checkbox": {
      const { label: _, ...box } = field;
      return (
        <Checkbox {...box} defaultChecked={value === "on"}>
          <Linked text={label} links={links} />
        </Checkbox>
      );
    }
    case "radio":
      return <RadioGroup {...field} options={options} defaultValue={value ?? ""} />;
    case "checkboxes":
      return <CheckboxGroup {...field} options={options} chosen={value?.split(",") ?? []} />;
    case "select":
      return (
        <SelectField
          {...field}
          options={options}
          defaultValue={value ?? ""}
          {...(autoComplete && { autoComplete })}
          {...(placeholder && { placeholder })}
        />
      );
    case "password":
      return <PasswordField {...field} {...text} />;
    case "textarea":
      return <TextArea {...field} {...text} />;
    case "code":
      return <CodeField {...field} autoSubmit autoFocus />;
    default:
      return <Field {...field} {...text} type={kind} {...(sign && { sign })} />;
  }
}
