/** Makes the close buttons of closable alerts work, those that come later too. */
document.addEventListener("click", ({ target }) => {
  const alert = target instanceof Element ? target.closest("[data-close-alert]")?.closest<HTMLElement>(".alert") : null;
  if (!alert) return;
  // The focus goes to what holds the alert, not back to the top of the page.
  alert.parentElement?.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  alert.remove();
});
