const textOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)]);

/** The values that the page came with: what was typed before its script started counts as a change. */
function textOnArrival(form: HTMLFormElement) {
  const copy = form.cloneNode(true) as HTMLFormElement;
  copy.reset();
  return textOf(copy);
}

/** Asks before leaving the page with unsaved changes. Call `saved` after a save. */
export function warnWhenDirty(form: HTMLFormElement) {
  let before = textOnArrival(form);
  const ask = (event: BeforeUnloadEvent) => {
    // A form that is being sent is about to be saved.
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
