import type { ComponentPropsWithRef } from "react";
import { controlProps, FieldFrame } from "./FieldFrame.tsx";
import { type FieldWords, splitWords } from "./field.ts";
import "./reveal.ts";
import "./text-field.css";

type Props = FieldWords & Omit<ComponentPropsWithRef<"input">, keyof FieldWords | "type">;

/** A password field with a show/hide button. */
export function PasswordField(props: Props) {
  const { words, control } = splitWords(props);
  const { id } = controlProps(words);
  return (
    <FieldFrame {...words}>
      <div className="affix">
        <input
          className="input"
          autoComplete="current-password"
          {...controlProps(words)}
          {...control}
          type="password"
        />
        <button
          className="button button--quiet button--small affix__after"
          type="button"
          aria-controls={id}
          aria-pressed="false"
          data-reveal
        >
          Show
        </button>
      </div>
    </FieldFrame>
  );
}
