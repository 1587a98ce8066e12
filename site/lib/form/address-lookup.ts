// Suggests addresses while the customer types one. Loads the list only when an address field gets the focus.

const enhanced = new WeakSet<HTMLFormElement>();

/** Adds suggestions to a form with the fields of an address (site/lib/form/details.ts). Does nothing for other forms. */
export function enhanceAddress(form: HTMLFormElement | null): void {
  const input = form?.querySelector<HTMLInputElement>("input[name=address]");
  if (!form || !input || enhanced.has(form)) return;
  enhanced.add(form);
  hideStateAbroad(form);
  // Shows the fields that a suggestion fills in, where the form has them folded.
  const unfold = () => form.removeAttribute("data-folds-address");
  unfoldAtUse(form, input, unfold);
  const start = () =>
    void import("./address-combobox.ts")
      .then(({ addressCombobox }) => addressCombobox(form, input, unfold, () => nameChosen(form)))
      // The fields still take an address by hand.
      .catch(unfold);
  if (document.activeElement === input) start();
  else input.addEventListener("focus", start, { once: true });
}

/**
 * Unfolds at the button, once a field is filled in by hand or by the browser, when the address is left without a suggestion, and after an
 * error, so that the fields do not fold again once it is corrected.
 */
function unfoldAtUse(form: HTMLFormElement, input: HTMLInputElement, unfold: () => void): void {
  const byHand = form.querySelector<HTMLDetailsElement>("[data-by-hand]");
  const open = () => {
    unfold();
    (input.value ? form.querySelector<HTMLInputElement>("input[name=suburb]") : input)?.focus();
  };
  byHand?.addEventListener("toggle", () => byHand.open && open());
  // Pressed before this script ran: the focus stays, unless it is still at the button, which is hidden now.
  if (byHand?.open && byHand.contains(document.activeElement)) open();
  else if (byHand?.open) unfold();
  // A chosen suggestion needs no look at its fields, and unfolding them would move what is below.
  const unfoldTyped = () => fieldValue(form, "addressEntry") !== "autocomplete" && unfold();
  form.querySelector("input[name=suburb]")?.addEventListener("change", unfoldTyped);
  input.addEventListener("blur", () => input.value && unfoldTyped());
  input.addEventListener("change", () => document.activeElement !== input && unfoldTyped());
  form.addEventListener("focusin", () => form.querySelector(".field__error") && unfold());
}

const fieldValue = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`)?.value ?? "";

/** Shows the rest of a chosen address on the button that unfolds its fields. */
function nameChosen(form: HTMLFormElement): void {
  const summary = form.querySelector("[data-by-hand] > summary");
  const state = fieldValue(form, "state").replace("OTHER", "");
  const place = [fieldValue(form, "suburb"), state, fieldValue(form, "postcode")].filter(Boolean).join(" ");
  summary?.replaceChildren(`${place}: edit the address`);
}

/** Hides the state for other countries, which have none to choose (gateway/rules/addresses.ts). Without a script it is shown. */
function hideStateAbroad(form: HTMLFormElement): void {
  const country = form.querySelector<HTMLSelectElement>("select[name=country]");
  const state = form.querySelector<HTMLSelectElement>("select[name=state]");
  const postcode = form.querySelector("input[name=postcode]");
  const field = state?.closest<HTMLElement>(".field");
  if (!country || !state || !field) return;
  const update = () => {
    const isAbroad = country.value !== "AU";
    if (isAbroad) state.value = "OTHER";
    else if (field.hidden && state.value === "OTHER") state.value = "";
    field.hidden = isAbroad;
    // Many countries have letters in their post codes.
    postcode?.setAttribute("inputmode", isAbroad ? "text" : "numeric");
  };
  country.addEventListener("change", update);
  update();
}
