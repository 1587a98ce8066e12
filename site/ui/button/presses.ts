// Buttons that only a script makes work, such as "Print". They are shown once this file is here (button.css), and a press
// that comes before the script of its button waits for it.

type Press = (button: HTMLElement) => void;

const presses = new Map<string, Press>();
const waiting = new Set<HTMLElement>();

// Once in a page, by the first script that imports this file: buttons that come later are heard too.
if (typeof document !== "undefined") {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-press]") : null;
    if (!button) return;
    const press = presses.get(button.dataset["press"] ?? "");
    if (press) return press(button);
    button.setAttribute("aria-busy", "true");
    waiting.add(button);
  });
  document.documentElement.toggleAttribute("data-presses", true);
}

/** Sets what a press of the buttons with this name does, and does it for those that were pressed before. */
export function onPress(name: string, press: Press) {
  presses.set(name, press);
  for (const button of waiting) {
    if (button.dataset["press"] !== name) continue;
    waiting.delete(button);
    button.removeAttribute("aria-busy");
    press(button);
  }
}
