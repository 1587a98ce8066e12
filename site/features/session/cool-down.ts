const SECOND_MS = 1000;

/** Disables a button for `seconds` and shows the time left on it (account §4: a minute after a code was sent). */
export function coolDown(button: HTMLElement, seconds: number) {
  if (seconds <= 0) return;
  const label = button.dataset["label"] ?? button.textContent?.trim() ?? "";
  button.dataset["label"] = label;
  button.setAttribute("aria-disabled", "true");
  const endsAt = performance.now() + seconds * SECOND_MS;
  const tick = () => {
    const left = Math.ceil((endsAt - performance.now()) / SECOND_MS);
    button.textContent = left > 0 ? `${label} (in ${left} s)` : label;
    if (left > 0) return;
    clearInterval(timer);
    button.removeAttribute("aria-disabled");
  };
  const timer = setInterval(tick, SECOND_MS);
  tick();
}
