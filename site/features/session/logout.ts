/** What scripts kept on this browser goes with the customer, also where the Clear-Site-Data header is not honoured. */
document.querySelector("[data-logout]")?.addEventListener("submit", () => {
  sessionStorage.clear();
  localStorage.clear();
});
