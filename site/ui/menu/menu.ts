// Keyboard support for every menu: arrows, Home, End and type-ahead. The browser handles opening, closing, Esc and focus
// return, because a menu is a popover. Without this script Tab reaches the items.

/** An action or a link in a menu. */
export type MenuItem = { id: string; label: string; href?: string; danger?: boolean };

// Letters typed within this time form one word.
const TYPING_MS = 500;

const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

/** Returns the item that a key moves the focus to. Wraps around at both ends. */
function target(key: string, items: HTMLElement[]): HTMLElement | undefined {
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (key === "ArrowDown") return items[(at + 1) % items.length];
  if (key === "ArrowUp") return items.at(at <= 0 ? -1 : at - 1);
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  return undefined;
}

let typed = "";
let typedAt = 0;

/** Returns the next item that starts with the typed letters. Repeating a letter moves to the next match. */
function typedItem(letter: string, items: HTMLElement[], now: number): HTMLElement | undefined {
  typed = now - typedAt > TYPING_MS ? letter : typed + letter;
  typedAt = now;
  const begins = (item: HTMLElement) => (item.textContent ?? "").trim().toLowerCase().startsWith(typed);
  const at = items.indexOf(document.activeElement as HTMLElement);
  // While a word is being typed, the focused item may still match.
  const from = typed.length > 1 ? at : at + 1;
  return [...items.slice(Math.max(from, 0)), ...items].find(begins);
}

function inMenu(menu: HTMLElement, event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, timeStamp } = event;
  if (ctrlKey || metaKey || altKey) return;
  const items = itemsOf(menu);
  if (key === "Tab") menu.hidePopover();
  const isLetter = key.length === 1 && key !== " ";
  const next = isLetter ? typedItem(key.toLowerCase(), items, timeStamp) : target(key, items);
  if (!next && !isLetter) return;
  event.preventDefault();
  next?.focus();
}

function onTrigger(button: HTMLButtonElement, event: KeyboardEvent) {
  const menu = button.popoverTargetElement;
  if (!(menu instanceof HTMLElement) || !["ArrowDown", "ArrowUp"].includes(event.key)) return;
  event.preventDefault();
  menu.showPopover({ source: button });
  itemsOf(menu)
    .at(event.key === "ArrowUp" ? -1 : 0)
    ?.focus();
}

if (typeof document !== "undefined") {
  document.addEventListener("keydown", (event) => {
    if (!(event.target instanceof Element)) return;
    const menu = event.target.closest<HTMLElement>(".menu");
    if (menu) inMenu(menu, event);
    else if (event.target instanceof HTMLButtonElement && event.target.ariaHasPopup === "menu")
      onTrigger(event.target, event);
  });
  // Move the focus into an opened menu. `toggle` does not bubble, so capture it.
  document.addEventListener(
    "toggle",
    ({ target: menu, newState }) => {
      if (
        menu instanceof HTMLElement &&
        menu.matches(".menu") &&
        newState === "open" &&
        !menu.matches(":focus-within")
      ) {
        itemsOf(menu)[0]?.focus();
      }
    },
    true,
  );
  document.addEventListener("click", ({ target: pressed }) => {
    const item = pressed instanceof Element ? pressed.closest('.menu [role="menuitem"]') : null;
    item?.closest<HTMLElement>(".menu")?.hidePopover();
  });
}
