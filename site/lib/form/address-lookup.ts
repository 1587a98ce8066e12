// Suggests addresses while the customer types one. Loads the list only when an address field gets the focus.

const enhanced = new WeakSet<HTMLFormElement>();

/** Adds suggestions to a form with the fields of an address (site/lib/form/details.ts). Does nothing for other forms. */
export function enhanceAddress(form: HTMLFormElement | null): void {
  const input = form?.querySelector<HTMLInputElement>("input[name=address]");
  if (!form || !input || enhanced.has(form)) return;
  enhanced.add(form);
  const start = () =>
    void import("./address-combobox.ts")
      .then(({ addressCombobox }) => addressCombobox(form, input))
      .catch(() => {
        // The fields still take an address by hand.
      });
  if (document.activeElement === input) start();
  else input.addEventListener("focus", start, { once: true });
}
