// Keeps what is typed into the registration form in this tab, so that a reload does not lose it. Never the password.
import { keepInTab, readTab } from "#site/lib/favourites-storage.ts";

const KEY = "dc_join";

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLSelectElement =>
      (field instanceof HTMLInputElement && !["hidden", "password"].includes(field.type)) ||
      field instanceof HTMLSelectElement,
  );

const isTick = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.type === "checkbox";

function read(): Record<string, string> {
  try {
    return JSON.parse(readTab(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Fills in what was typed before, except in a form that comes back with the values of its post, and keeps what is typed from now on. */
export function keepRegistration(form: HTMLFormElement): void {
  const kept = read();
  if (form.dataset["foldsAddress"] !== undefined) {
    for (const field of fieldsOf(form)) {
      const value = kept[field.name];
      if (value === undefined) continue;
      if (isTick(field)) field.checked = value !== "";
      else field.value = value;
    }
    if (kept["address"]) delete form.dataset["foldsAddress"];
  }
  form.addEventListener("input", () => {
    const typed = fieldsOf(form).map((field) => [field.name, isTick(field) && !field.checked ? "" : field.value]);
    keepInTab(KEY, JSON.stringify(Object.fromEntries(typed)));
  });
}

/** Forgets it once the visitor has an account. */
export const forgetRegistration = () => keepInTab(KEY, null);
