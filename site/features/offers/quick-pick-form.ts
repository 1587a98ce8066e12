// Names each press of a quick-pick button, so that a double click buys once. The name cannot come with the page: it is
// kept for many visitors.

const forms = document.querySelectorAll<HTMLFormElement>("form[data-quick-pick]");
const keyOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[name="idempotencyKey"]');

for (const form of forms) {
  form.addEventListener("submit", () => {
    const key = keyOf(form);
    if (key && key.value === "") key.value = crypto.randomUUID();
  });
}

// Somebody who comes back wants another one.
addEventListener("pageshow", () => {
  for (const form of forms) {
    const key = keyOf(form);
    if (key) key.value = "";
  }
});
