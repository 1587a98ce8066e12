// Loaded where an island of a translated page is rendered anew: its fields keep what was typed and chosen before, and the focus.

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsIn = (island: Element) => [...island.querySelectorAll<Field>("input:not([type=hidden]), select, textarea")];

/** Copies the values of an island's fields to the fields that replace them, when they are replaced. */
export function keepTyped(island: Element): void {
  const before = fieldsIn(island);
  let focused = document.activeElement;
  const follow = ({ target }: Event) => {
    focused = target as Element;
  };
  island.addEventListener("focusin", follow);
  const observer = new MutationObserver(() => {
    if (before.some(({ isConnected }) => isConnected)) return;
    observer.disconnect();
    island.removeEventListener("focusin", follow);
    const after = fieldsIn(island);
    for (const field of before) {
      const place = before.filter(({ name }) => name === field.name).indexOf(field);
      const now = after.filter(({ name }) => name === field.name)[place];
      if (!now) continue;
      copy(field, now);
      if (field === focused && document.activeElement === document.body) focus(field, now);
    }
  });
  observer.observe(island, { childList: true });
}

function copy(field: Field, now: Field) {
  if (field instanceof HTMLInputElement && now instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    if (field.checked !== field.defaultChecked && field.checked !== now.checked) now.click();
    return;
  }
  const isChanged =
    field instanceof HTMLSelectElement
      ? !field.selectedOptions[0]?.defaultSelected
      : field.type !== "file" && field.value !== field.defaultValue;
  if (!isChanged) return;
  // React ignores a value set through the property of its own element.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), "value")?.set?.call(now, field.value);
  now.dispatchEvent(new Event(now instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

function focus(field: Field, now: Field) {
  now.focus({ preventScroll: true });
  const { selectionEnd, selectionStart } = field instanceof HTMLSelectElement ? {} : field;
  if (now instanceof HTMLSelectElement || typeof selectionStart !== "number") return;
  now.setSelectionRange(selectionStart, selectionEnd ?? selectionStart);
}
