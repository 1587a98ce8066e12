const textOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)]);

/** Whether the form differs from how it was drawn. A form on its way is not dirty. */
export const isDirty = (form: HTMLFormElement, before: string) =>
  form.getAttribute("aria-busy") !== "true" && textOf(form) !== before;

/** Has the browser ask before a page with unsaved changes is left. Returns how to stop it. */
export function warnWhenDirty(form: HTMLFormElement): () => void {
  const before = textOf(form);
  const ask = (event: BeforeUnloadEvent) => {
    if (form.isConnected && isDirty(form, before)) event.preventDefault();
  };
  addEventListener("beforeunload", ask);
  return () => removeEventListener("beforeunload", ask);
}
