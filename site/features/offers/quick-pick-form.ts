// Sets an idempotency key on each quick-pick submit, so that a double click buys once. The server cannot render the
// key, because the page is cached for many visitors.

const forms = document.querySelectorAll<HTMLFormElement>("form[data-quick-pick]");
const keyOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[name="idempotencyKey"]');

for (const form of forms) {
  form.addEventListener("submit", () => {
    const key = keyOf(form);
    if (key && key.value === "") key.value = crypto.randomUUID();
  });
}

// A visitor who returns to the page starts a new purchase.
addEventListener("pageshow", () => {
  for (const form of forms) {
    const key = keyOf(form);
    if (key) key.value = "";
  }
});
