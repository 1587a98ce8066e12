/** Saves a press where the next step needs no decision; without this the button does the same. */
document.querySelector<HTMLFormElement>("[data-auto-submit]")?.requestSubmit();
