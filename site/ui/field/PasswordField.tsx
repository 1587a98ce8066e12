import type { ComponentPropsWithRef } from "react";
import { controlProps, FieldFrame } from "./FieldFrame.tsx";
import { type FieldProps, splitFieldProps } from "./field.ts";
import "../button/button.css";
import "./reveal.ts";
import "./text-field.css";

type Props = FieldProps & Omit<ComponentPropsWithRef<"input">, keyof FieldProps | "type">;

/** A password field with a show/hide button. */
export function PasswordField(props: Props) {
  const { field, control } = splitFieldProps(props);
  const { id } = controlProps(field);
  return (
    <FieldFrame {...field}>
      <div className="affix">
        <input
          className="input"
          autoComplete="current-password"
          {...controlProps(field)}
          {...control}
          type="password"
        />
        <button
          className="button button--quiet button--small affix__after"
          type="button"
          aria-controls={id}
          aria-pressed="false"
          data-press="reveal"
          // A press before hydration has changed it.
          suppressHydrationWarning
        >
          Show
        </button>
      </div>
    </FieldFrame>
  );
}
