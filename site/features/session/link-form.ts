// Submits the sign-in link's form. Without JavaScript the customer presses its button.

// account §9. A half-second delay, so that a prefetched page, or one left immediately, does not sign in.
const WAIT_MS = 500;

const form = document.querySelector<HTMLFormElement>("[data-link-form]");
if (form) setTimeout(() => form.requestSubmit(form.querySelector("button")), WAIT_MS);

export {};
