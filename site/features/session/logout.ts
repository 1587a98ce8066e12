/** Clears this browser's storage on sign-out, for browsers that ignore the Clear-Site-Data header. */
document.querySelector("[data-logout]")?.addEventListener("submit", () => {
  sessionStorage.clear();
  localStorage.clear();
});
