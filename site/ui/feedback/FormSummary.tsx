import { useEffect, useRef } from "react";
import { fieldIds } from "../field/field.ts";
import { Alert } from "./Alert.tsx";
import type { FormProblem } from "./feedback.ts";

type Props = {
  problems: readonly FormProblem[];
  title?: string;
  /** Which attempt this is: with each one the focus comes back here, also when nothing changed. */
  attempt?: number;
};

/** Everything wrong with a form in one place. It takes the focus; each entry leads to its field. */
export function FormSummary({ problems, title = "Please check the form", attempt = 0 }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  const words = problems.map(({ message }) => message).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found, or looked for again, moves the focus
  useEffect(() => summary.current?.focus(), [words, attempt]);

  if (problems.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without a script the page that refused a form begins at what is wrong
    <div ref={summary} tabIndex={-1} autoFocus>
      <Alert level="danger" title={title} live>
        <ul className="plain-list">
          {problems.map(({ message, field }) => (
            <li key={`${field}${message}`}>
              {field ? <a href={`#${fieldIds({ name: field }).id}`}>{message}</a> : message}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
