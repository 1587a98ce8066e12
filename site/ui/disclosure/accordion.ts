// An entry that asks for it comes into view when somebody opens it: where it starts, 100 px below the top (shell §4, §9).
if (typeof document !== "undefined") {
  document.addEventListener("click", ({ target }) => {
    const details = target instanceof Element ? target.closest("summary")?.parentElement : null;
    if (!(details instanceof HTMLDetailsElement) || details.dataset["scroll"] === undefined || details.open) return;
    // After it has opened and, in a group, its neighbour has closed.
    details.addEventListener("toggle", () => details.scrollIntoView({ behavior: "smooth", block: "start" }), {
      once: true,
    });
  });
}
