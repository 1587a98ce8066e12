// Shows errors in a server-rendered form, using the `<template>` elements in the form.
import type { FieldErrors } from "./form.ts";
import type { Summary } from "./summary.ts";

const clonesOf = (form: HTMLFormElement, name: string) =>
  [...form.querySelectorAll<HTMLTemplateElement>(`template[data-template="${name}"]`)].flatMap(
    ({ content }) => (content.firstElementChild?.cloneNode(true) as HTMLElement | undefined) ?? [],
  );

/** Returns the message, with its link phrase ("contact support") as a link. */
function linked(form: HTMLFormElement, message: string): (string | Node)[] {
  const link = clonesOf(form, "link").find(({ textContent }) => textContent && message.includes(textContent));
  const [before = "", ...after] = link ? message.split(link.textContent) : [message];
  return link ? [before, link, ...after] : [before];
}

/** Returns a field's input, or the fieldset of radio buttons. */
const controlOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLElement>(`#${CSS.escape(`field-${name}`)}`);

function describe(control: HTMLElement, errorId: string, isWrong: boolean) {
  const ids = (control.getAttribute("aria-describedby") ?? "").split(" ").filter((id) => id && id !== errorId);
  if (isWrong) ids.push(errorId);
  if (ids.length > 0) control.setAttribute("aria-describedby", ids.join(" "));
  else control.removeAttribute("aria-describedby");
  if (isWrong) control.setAttribute("aria-invalid", "true");
  else control.removeAttribute("aria-invalid");
}

function showAtField(form: HTMLFormElement, control: HTMLElement, message: string, isAnnounced: boolean) {
  const [error] = clonesOf(form, "error");
  if (!error) return;
  error.id = `${control.id}-error`;
  if (isAnnounced) error.setAttribute("role", "alert");
  error.querySelector("span")?.append(...(control.matches("[type=checkbox]") ? [message] : linked(form, message)));
  describe(control, error.id, true);
  control.closest(".field")?.append(error);
}

/** Shows what is wrong with a field that has been left, in place of what was wrong with it before. */
export function showError(form: HTMLFormElement, name: string, message: string) {
  const control = controlOf(form, name);
  if (!control || errorsShown(form)[name] === message) return;
  clearError(form, name);
  showAtField(form, control, message, true);
}

/** Returns a text, with one phrase of it as a link. */
function withLink(text: string, links: Readonly<Record<string, string>>): (string | Node)[] {
  const phrase = Object.keys(links).find((one) => text.includes(one));
  if (phrase === undefined) return [text];
  const link = document.createElement("a");
  link.href = links[phrase] ?? "";
  link.textContent = phrase;
  const [before = "", ...after] = text.split(phrase);
  return [before, link, ...after];
}

function showSummary(form: HTMLFormElement, { title, problems }: Summary) {
  const place = form.querySelector<HTMLElement>("[data-summary]");
  const [alert] = clonesOf(form, "summary");
  if (!place || !alert) return;
  alert.querySelector(".alert__title")?.replaceChildren(title);
  for (const { message, field, links = {} } of problems) {
    const row = document.createElement("li");
    row.append(...withLink(message, field ? { [message]: `#field-${field}` } : links));
    alert.querySelector("ul")?.append(row);
  }
  place.append(alert);
  place.focus();
}

/** Returns the messages at the fields of a form. */
export const errorsShown = (form: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    [...form.querySelectorAll(".field__error")].map(({ id, textContent }) => [fieldOf(id), textContent.trim()]),
  );

const fieldOf = (errorId: string) => errorId.replace(/^field-|-error$/g, "");

/** Removes the message of a field that has become right, also from the summary. */
export function clearError(form: HTMLFormElement, name: string) {
  const control = controlOf(form, name);
  const error = form.querySelector(`#${CSS.escape(`field-${name}-error`)}`);
  if (control && error) describe(control, error.id, false);
  error?.remove();
  const summary = form.querySelector("[data-summary]");
  summary
    ?.querySelector(`a[href="#field-${CSS.escape(name)}"]`)
    ?.closest("li")
    ?.remove();
  if (!summary?.querySelector("li")) summary?.replaceChildren();
}

/** Replaces the messages of a form and focuses the summary, or the first invalid field if there is none. */
export function showErrors(form: HTMLFormElement, errors: FieldErrors, summary: Summary | null) {
  for (const old of form.querySelectorAll(".field__error")) {
    const control = controlOf(form, fieldOf(old.id));
    if (control) describe(control, old.id, false);
    old.remove();
  }
  form.querySelector("[data-summary]")?.replaceChildren();
  let first: HTMLElement | undefined;
  for (const [name, message] of Object.entries(errors)) {
    const control = controlOf(form, name);
    if (!control || !message) continue;
    first ??= control;
    // Screen readers announce the summary, so announce fields only without one.
    showAtField(form, control, message, !summary);
  }
  if (summary) return showSummary(form, summary);
  first?.focus();
  if (first instanceof HTMLInputElement) first.select();
}
