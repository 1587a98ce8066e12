// Shows what is wrong with a field when it is left. That it has become right is seen as it is edited (enhance.ts).
import { errorsIn, type Form, readValues, valuesOf } from "./form.ts";
import { showError } from "./show-errors.ts";

/** Checks each field of a form that is left after an edit. Skips fields that the customer only passes on the way to another. */
export function checkOnLeave(form: Pick<Form, "fields">, element: HTMLFormElement): void {
  const edited = new Set<string>();
  let isPressing = false;
  const nameOf = (target: EventTarget | null) => (target instanceof Element ? (target.getAttribute("name") ?? "") : "");
  const check = (name: string) => {
    const values = readValues(form, valuesOf(new FormData(element)));
    const message = errorsIn(form, values, element.dataset["today"] ?? "")[name];
    if (message) showError(element, name, message);
  };
  // A message would move the button below away from the pointer that presses it.
  const afterPress = (run: () => void) => {
    if (!isPressing) return run();
    addEventListener("pointerup", () => setTimeout(run), { once: true });
  };
  element.addEventListener("pointerdown", () => {
    isPressing = true;
  });
  for (const end of ["pointerup", "pointercancel"]) {
    addEventListener(end, () => {
      isPressing = false;
    });
  }
  element.addEventListener("input", ({ target }) => edited.add(nameOf(target)));
  element.addEventListener("focusout", ({ target, relatedTarget }) => {
    const name = nameOf(target);
    const field = target instanceof Element ? target.closest(".field") : null;
    // The button that shows a password belongs to its field.
    if (!edited.has(name) || (relatedTarget instanceof Node && field?.contains(relatedTarget))) return;
    afterPress(() => check(name));
  });
}
