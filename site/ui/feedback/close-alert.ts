/** Makes the close buttons of closable alerts work, and only then shows them. */
for (const button of document.querySelectorAll<HTMLButtonElement>("[data-close-alert]")) {
  button.hidden = false;
  button.addEventListener("click", () => button.closest(".alert")?.remove());
}
