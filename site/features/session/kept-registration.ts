// Keeps what is typed into the registration form in this tab, so that a reload does not lose it. The password and the consents are
// not kept.
import { keepInTab, readTab } from "#site/lib/favourites-storage.ts";

const KEY = "dc_join";

/** Returns the fields to keep. A password that is shown has the type of a text, so it is known by its name. */
const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field): field is HTMLInputElement | HTMLSelectElement =>
      (field instanceof HTMLInputElement &&
        !["hidden", "password", "checkbox"].includes(field.type) &&
        field.name !== "password") ||
      field instanceof HTMLSelectElement,
  );

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
      // What was typed before this script ran stays.
      const isTouched = field instanceof HTMLInputElement && field.value !== field.defaultValue;
      if (value !== undefined && !isTouched) field.value = value;
    }
    if (kept["address"]) delete form.dataset["foldsAddress"];
  }
  form.addEventListener("input", () => {
    const typed = fieldsOf(form).map((field) => [field.name, field.value]);
    keepInTab(KEY, JSON.stringify(Object.fromEntries(typed)));
  });
}

/** Fills in the email of a registration that turned out to need a login. */
export function keepEmail(login: HTMLFormElement): void {
  const field = login.querySelector<HTMLInputElement>("[name=email]");
  if (field && field.value === "") field.value = read()["email"] ?? "";
}

/** Forgets it once the visitor has an account. */
export const forgetRegistration = () => keepInTab(KEY, null);
