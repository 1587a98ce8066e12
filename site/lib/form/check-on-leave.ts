// Shows what is wrong with a field when it is left. That it has become right is seen as it is edited (enhance.ts).
import { errorsIn, type Form, readValues, valuesOf } from "./form.ts";
import { showError } from "./show-errors.ts";

/** Touch screens send the click after the end of the touch. */
const CLICK_MS = 300;

/** Checks each field of a form that is left after an edit. Skips fields that the customer only passes on the way to another. */
export function checkOnLeave(form: Pick<Form, "fields">, element: HTMLFormElement): void {
  const edited = new Set<string>();
  let press: Promise<void> | undefined;
  const nameOf = (target: EventTarget | null) => (target instanceof Element ? (target.getAttribute("name") ?? "") : "");
  const check = (name: string) => {
    const values = readValues(form, valuesOf(new FormData(element)));
    const message = errorsIn(form, values, element.dataset["today"] ?? "")[name];
    if (message) showError(element, name, message);
  };
  // A message would move the button below away from the pointer that presses it.
  const afterPress = (run: () => void) => void (press ? press.then(run) : run());
  element.addEventListener("pointerdown", () => {
    press = new Promise<void>((done) => {
      for (const end of ["pointerup", "pointercancel"])
        addEventListener(end, () => setTimeout(done, CLICK_MS), { once: true });
    }).finally(() => {
      press = undefined;
    });
  });
  element.addEventListener("input", ({ target }) => edited.add(nameOf(target)));
  element.addEventListener("focusout", ({ target, relatedTarget }) => {
    const name = nameOf(target);
    const field = target instanceof Element ? target.closest(".field") : null;
    // The button that shows a password belongs to its field.
    if (!edited.has(name) || (relatedTarget instanceof Node && field?.contains(relatedTarget))) return;
    afterPress(() => check(name));
  });
}
