/** Handles the close buttons of alerts, including alerts added later. */
document.addEventListener("click", ({ target }) => {
  const alert = target instanceof Element ? target.closest("[data-close-alert]")?.closest<HTMLElement>(".alert") : null;
  if (!alert) return;
  // Move the focus to the alert's container, so that it does not jump to the top of the page.
  alert.parentElement?.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  alert.remove();
});
