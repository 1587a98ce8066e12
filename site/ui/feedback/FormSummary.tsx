import { useEffect, useRef } from "react";
import { fieldIds } from "../field/field.ts";
import { Linked } from "../field/Linked.tsx";
import { Alert } from "./Alert.tsx";
import type { FormProblem } from "./feedback.ts";

type Props = {
  problems: readonly FormProblem[];
  title?: string;
  /** The number of the attempt. Each new attempt moves the focus here again, even if the problems are the same. */
  attempt?: number;
};

/** Lists every problem of a form, each with a link to its field. Takes the focus. */
export function FormSummary({ problems, title = "Please check the form", attempt = 0 }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  const text = problems.map(({ message }) => message).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: new problems or a new attempt move the focus
  useEffect(() => summary.current?.focus(), [text, attempt]);

  if (problems.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without a script a rejected form reloads with the focus on its problems
    <div ref={summary} tabIndex={-1} autoFocus>
      <Alert level="danger" title={title} live>
        <ul className="plain-list">
          {problems.map(({ message, field, links }) => (
            <li key={`${field}${message}`}>
              {field ? (
                <a href={`#${fieldIds({ name: field }).id}`}>{message}</a>
              ) : (
                <Linked text={message} links={links} />
              )}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
