import { controlProps, FieldFrame } from "../field/FieldFrame.tsx";
import "../field/text-field.css";

/**
 * The security code of a saved card, where the gateway asks for it with every payment. Never stored. The form checks it:
 * without a script, another payment option may be chosen.
 */
export function SecurityCode({ error }: { error?: string | undefined }) {
  const field = { name: "csc", label: "Security code", hint: "The 3 or 4 digits on your card.", error };
  return (
    <FieldFrame {...field}>
      <input
        className="input"
        type="text"
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        {...controlProps(field)}
      />
    </FieldFrame>
  );
}
