// Names the chosen books and their price on the button of the form. Imports nothing: shared modules would outweigh it.

function nameButton(form: HTMLFormElement, label: Element) {
  const labels = JSON.parse(form.dataset["raffle"] ?? "{}") as Record<string, Record<string, string>>;
  const chosen = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof RadioNodeList || field instanceof HTMLSelectElement ? field.value : "";
  };
  const text = labels[chosen("item.raffleOffer")]?.[chosen("item.books")];
  if (text) label.textContent = text;
}

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-raffle]")) {
  const label = form.querySelector("[data-label]");
  if (!label) continue;
  form.addEventListener("change", () => nameButton(form, label));
  // After Back, browsers restore the choice.
  addEventListener("pageshow", () => nameButton(form, label));
}
