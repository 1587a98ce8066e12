import { Icon } from "../icon/Icon.tsx";
import { RARE_ICONS } from "../icon/rare-icons.ts";
import "./stepper.css";

type Step = { label: string; href?: string; current?: boolean; done?: boolean };

/** The steps of a process: done, current and upcoming. */
export function Stepper({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <nav aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of a list without markers */}
      <ol className="steps" role="list">
        {steps.map((step) => (
          <li
            key={step.label}
            className={step.done ? "step is-done" : "step"}
            aria-current={step.current ? "step" : undefined}
          >
            {step.done && <Icon path={RARE_ICONS.check} small />}
            {step.href && !step.current ? <a href={step.href}>{step.label}</a> : <span>{step.label}</span>}
            {step.done && <span className="sr-only">, done</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
