// Loads the play screen with the first sign that the visitor uses the page: before that, the page needs no React. What is
// pressed until the screen is live is held back and repeated. React would otherwise hydrate all of it inside that press.
import { AUTOMATIC, asksForFavourites, readTab } from "#site/lib/favourites-storage.ts";
import { whenUsed } from "#site/lib/shell/start/used.ts";
import { readVisitor } from "#site/lib/shell/start/visitor.ts";
import { LIVE } from "./live.ts";
import { showLoadFailure } from "./load-failure.ts";

type Island = HTMLElement & { load?: () => Promise<() => Promise<void>> };
type Field = HTMLInputElement | HTMLSelectElement;

const RENDERED_MS = 2_000;
/** What React hydrates for at once. */
const HELD =
  "pointerdown pointerup mousedown mouseup touchstart touchend keydown keyup keypress input change click".split(" ");

function startScreen(screen: Island) {
  const controls = () => [...screen.querySelectorAll("button,input,select")];
  const before = controls();
  /** A translated page is rendered anew: returns what is now in the place of a control. */
  const inPlace = <T extends Element>(control: T) =>
    (control.isConnected ? control : controls()[before.indexOf(control)]) as T;
  const buttons: HTMLButtonElement[] = [];
  const fields = new Map<Field, Field["value"] | boolean>();
  const over = new AbortController();
  const { signal } = over;

  let isLoading = false;
  async function load() {
    if (isLoading) return;
    isLoading = true;
    await (await screen.load?.())?.();
  }

  /** Nothing that was pressed is repeated: the form adds another ticket than the screen would. */
  function giveUp(failure: Event) {
    failure.preventDefault();
    over.abort();
    for (const button of buttons) button.removeAttribute("aria-busy");
    for (const label of screen.querySelectorAll("[data-short]")) label.removeAttribute("data-short");
    showLoadFailure(screen);
    // The frame reports it, or reloads a page that is older than the files of the last builds.
    if (failure instanceof CustomEvent) reportError(failure.detail.error);
  }

  function hold(event: Event) {
    event.stopImmediatePropagation();
    // Assistive technology may press and choose without any other sign of use.
    void load();
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    if (type === "change" || type === "input") keep(target);
    const button = type === "click" && target.closest("button");
    if (!button) return;
    event.preventDefault();
    button.setAttribute("aria-busy", "true");
    buttons.push(button);
  }

  function keep(field: Element) {
    if (field instanceof HTMLSelectElement) fields.set(field, field.value);
    else if (field instanceof HTMLInputElement) fields.set(field, isBox(field) ? field.checked : field.value);
  }

  /** Repeats what was pressed, one at a time. React renders a field in a microtask. */
  async function repeat() {
    over.abort();
    screen.toggleAttribute("data-live", true);
    for (const [field, value] of fields) {
      set(inPlace(field), value);
      await null;
    }
    for (const button of buttons) {
      button.removeAttribute("aria-busy");
      inPlace(button).click();
      await rendered();
    }
  }

  // Chosen before this script ran.
  for (const field of screen.querySelectorAll<Field>("input, select")) if (isChanged(field)) keep(field);
  for (const commands of screen.querySelectorAll("fieldset")) commands.disabled = false;
  for (const type of HELD)
    screen.addEventListener(type, hold, { capture: true, passive: type.startsWith("touch"), signal });
  screen.addEventListener("astro:hydration-error", giveUp, { signal });
  document.addEventListener(LIVE, repeat, { signal });
  if (fields.size > 0 || isWaitedFor()) void load();
  else whenUsed(() => void load());
}

/**
 * Waits until React has rendered what a button started: fifty games take a while on a slow phone, and the next button may need
 * them. With a time limit, because Chromium does not report idle time after a key that changes nothing on the screen.
 */
const rendered = () =>
  new Promise<unknown>((done) => {
    globalThis.requestIdleCallback?.(done);
    setTimeout(done, RENDERED_MS);
  });

const isBox = (field: HTMLInputElement) => field.type === "checkbox";

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  return isBox(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Sets a field as the visitor did. */
function set(field: Field, value: string | boolean) {
  if (typeof value === "boolean") {
    // A kept ticket may have this number already.
    if (field instanceof HTMLInputElement && field.checked !== value) field.click();
    return;
  }
  // React ignores a value set through the property of its own element.
  const { prototype } = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** Whether the screen has to show what the page does not have: favourite numbers, or what was kept in this tab. */
function isWaitedFor(): boolean {
  if (asksForFavourites() || readTab(AUTOMATIC) || readVisitor(document.cookie).autoFavourites) return true;
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith("dc_play"));
  } catch {
    return false;
  }
}

const island = document.querySelector<Island>("astro-island[client=press]");
if (island) startScreen(island);
