// Puts messages where the server would have put them: under each field and in the summary, if there is one, which gets the focus.

import type { Problem } from "#gateway/problem.ts";
import { around } from "#site/ui/field/around.ts";
import { SUPPORT } from "./code.ts";
import { fieldErrorsOf, headingOf, summaryOf } from "./summary.ts";

type Entry = { message: string; field?: string };

const copyOf = (form: HTMLFormElement, name: string) => {
  const template = form.querySelector<HTMLTemplateElement>(`template[${name}]`);
  return template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
};

/** A message; the words of it that name support lead there, in a form that says where that is. */
function wordsOf(form: HTMLFormElement, message: string): HTMLElement {
  const words = document.createElement("span");
  const href = form.dataset["supportHref"];
  const cut = href ? around(message, SUPPORT) : null;
  if (!href || !cut) {
    words.textContent = message;
    return words;
  }
  const link = document.createElement("a");
  link.setAttribute("href", href);
  link.textContent = SUPPORT;
  words.append(cut.before, link, cut.after);
  return words;
}

/** Shows what a call was refused for. Nothing that was typed is lost. */
export function showProblem(form: HTMLFormElement, problem: Problem) {
  const errors = fieldErrorsOf(problem);
  showErrors(form, errors, summaryOf(errors, problem), headingOf(problem));
}

export function showErrors(
  form: HTMLFormElement,
  errors: Partial<Record<string, string>>,
  summary: readonly Entry[],
  heading = headingOf(null),
) {
  for (const old of form.querySelectorAll(".field__error")) old.remove();
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]")) {
    const { id, name } = control;
    const errorId = `${id}-error`;
    const others = (control.getAttribute("aria-describedby") ?? "").split(" ").filter((one) => one && one !== errorId);
    const message = errors[name];
    if (message) {
      others.push(errorId);
      control.setAttribute("aria-invalid", "true");
      const error = copyOf(form, "data-error-template");
      error?.setAttribute("id", errorId);
      error?.append(wordsOf(form, message));
      // Without a summary nothing else reads it out.
      if (summary.length === 0) error?.setAttribute("role", "alert");
      if (error) control.closest(".field")?.append(error);
    } else control.removeAttribute("aria-invalid");
    if (others.length > 0) control.setAttribute("aria-describedby", others.join(" "));
    else control.removeAttribute("aria-describedby");
  }
  showSummary(form, summary, heading);
}

function showSummary(form: HTMLFormElement, entries: readonly Entry[], heading: string) {
  const place = form.querySelector<HTMLElement>("[data-summary]");
  place?.replaceChildren();
  if (!place || entries.length === 0) return;
  const alert = copyOf(form, "data-summary-template");
  if (!alert) return;
  alert.querySelector(".alert__title")?.replaceChildren(heading);
  const list = alert.querySelector("ul");
  for (const { message, field } of entries) {
    const row = document.createElement("li");
    const words = document.createElement(field ? "a" : "span");
    if (field) words.setAttribute("href", `#field-${field}`);
    words.textContent = message;
    row.append(words);
    list?.append(row);
  }
  place.append(alert);
  place.focus();
}
