import { fieldIds } from "../field/field.ts";
import { Alert } from "./Alert.tsx";
import type { FormProblem } from "./feedback.ts";

type Props = { problems: readonly FormProblem[]; title?: string };

/** Everything wrong with a form in one place; each entry leads to its field. */
export function FormSummary({ problems, title = "Please check the form" }: Props) {
  if (problems.length === 0) return null;
  return (
    <Alert level="danger" title={title} live>
      <ul className="plain-list">
        {problems.map(({ message, field }) => (
          <li key={`${field}${message}`}>
            {field ? <a href={`#${fieldIds({ name: field }).id}`}>{message}</a> : message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
