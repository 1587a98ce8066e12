// A link that signs in is handed over by the page it leads to: by this, or by a press where no script runs.

// account §9. Half a second in which a page that was only fetched ahead, or is left again, signs nobody in.
const WAIT_MS = 500;

const form = document.querySelector<HTMLFormElement>("[data-link-form]");
if (form) setTimeout(() => form.requestSubmit(form.querySelector("button")), WAIT_MS);

export {};
