// Adds the price of the chosen books to the button of the form.

const raffleForm = document.querySelector<HTMLFormElement>("form[data-raffle]");

function showPrice({ dataset, elements }: HTMLFormElement, output: Element) {
  const prices = JSON.parse(dataset["raffle"] ?? "{}") as Record<string, number>;
  const chosen = (name: string) => {
    const field = elements.namedItem(name);
    return field instanceof RadioNodeList || field instanceof HTMLSelectElement ? field.value : "";
  };
  const amount = (prices[chosen("item.raffleOffer")] ?? 0) * Number(chosen("item.books"));
  const options = {
    style: "currency",
    currency: dataset["currency"] ?? "AUD",
    currencyDisplay: "narrowSymbol",
  } as const;
  output.textContent = amount > 0 ? ` · ${amount.toLocaleString(document.documentElement.lang, options)}` : "";
}

const output = raffleForm?.querySelector("[data-price]");
if (raffleForm && output) {
  raffleForm.addEventListener("change", () => showPrice(raffleForm, output));
  // After Back, browsers restore the choice.
  addEventListener("pageshow", () => showPrice(raffleForm, output));
}
