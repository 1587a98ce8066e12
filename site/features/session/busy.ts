/** Shows that what a form asks for is on its way, and that a second press would be the same press. */
export function setBusy(form: HTMLFormElement, isBusy: boolean) {
  form.toggleAttribute("aria-busy", isBusy);
  if (isBusy) form.setAttribute("aria-busy", "true");
  const { dataset } = document.documentElement;
  if (isBusy) dataset["loading"] = "";
  else delete dataset["loading"];
}

export const isBusy = (form: HTMLFormElement) => form.getAttribute("aria-busy") === "true";
