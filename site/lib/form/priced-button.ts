// Names what is chosen and its price on the button of a form. Imports nothing: shared modules would outweigh it.

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-priced]")) {
  const label = form.querySelector("[data-label]");
  const nameButton = () => {
    const chosen = form.querySelector<HTMLSelectElement>("select")?.selectedOptions[0];
    if (label && chosen) label.textContent = `Add ${chosen.text}`;
  };
  form.addEventListener("change", nameButton);
  // After Back, browsers restore the choice.
  addEventListener("pageshow", nameButton);
}
