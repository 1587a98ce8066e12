const textOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)]);

/** Has the browser ask before a page with unsaved changes is left. Call `saved` when what is typed has been saved. */
export function warnWhenDirty(form: HTMLFormElement) {
  let before = textOf(form);
  const ask = (event: BeforeUnloadEvent) => {
    // A form on its way is about to be saved.
    const isBusy = form.getAttribute("aria-busy") === "true";
    if (form.isConnected && !isBusy && textOf(form) !== before) event.preventDefault();
  };
  addEventListener("beforeunload", ask);
  return {
    saved() {
      before = textOf(form);
    },
    stop: () => removeEventListener("beforeunload", ask),
  };
}
