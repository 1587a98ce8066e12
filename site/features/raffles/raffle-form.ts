// Names the chosen books and their price on the button of the form. Imports nothing: shared modules would outweigh it.

function nameButton(form: HTMLFormElement, label: Element) {
  const prices = JSON.parse(form.dataset["raffle"] ?? "{}") as Record<string, number>;
  const chosen = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof RadioNodeList || field instanceof HTMLSelectElement ? field.value : "";
  };
  const books = Number(chosen("item.books"));
  const amount = (prices[chosen("item.raffleOffer")] ?? 0) * books;
  const currency = form.dataset["currency"] ?? "AUD";
  const price = amount.toLocaleString(document.documentElement.lang, {
    ...({ style: "currency", currency, currencyDisplay: "narrowSymbol" } as const),
  });
  if (amount <= 0) return;
  const chosenBooks = `${books} ${books === 1 ? "book" : "books"}`;
  label.textContent =
    "preOrder" in form.dataset ? `Pre-order ${chosenBooks} · ${price} later` : `Add ${chosenBooks} · ${price}`;
}

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-raffle]")) {
  const label = form.querySelector("[data-label]");
  if (!label) continue;
  form.addEventListener("change", () => nameButton(form, label));
  // After Back, browsers restore the choice.
  addEventListener("pageshow", () => nameButton(form, label));
}
