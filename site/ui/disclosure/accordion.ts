// Scrolls an entry with `data-scroll` to 100 px below the top when it is opened (shell §4, §9).
if (typeof document !== "undefined") {
  document.addEventListener("click", ({ target }) => {
    const details = target instanceof Element ? target.closest("summary")?.parentElement : null;
    if (!(details instanceof HTMLDetailsElement) || details.dataset["scroll"] === undefined || details.open) return;
    // Wait until the entry has opened and, in a group, its neighbour has closed.
    details.addEventListener("toggle", () => details.scrollIntoView({ behavior: "smooth", block: "start" }), {
      once: true,
    });
  });
}
