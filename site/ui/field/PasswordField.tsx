import { type ComponentPropsWithRef, useState } from "react";
import { controlProps, FieldFrame } from "./FieldFrame.tsx";
import type { FieldWords } from "./field.ts";
import "./text-field.css";

type Props = FieldWords & Omit<ComponentPropsWithRef<"input">, keyof FieldWords | "type">;

/** A password that can be shown while it is typed. */
export function PasswordField({ name, id, label, hint, error, required, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const words = { name, id, label, hint, error, required };
  const control = controlProps(words);
  return (
    <FieldFrame {...words}>
      <div className="affix">
        <input
          className="input"
          autoComplete="current-password"
          {...control}
          {...rest}
          type={shown ? "text" : "password"}
        />
        <button
          className="button button--quiet button--small affix__after"
          type="button"
          aria-controls={control.id}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? "Hide" : "Show"}
        </button>
      </div>
    </FieldFrame>
  );
}
