// An address field with a list of suggestions (the combobox pattern of the ARIA authoring practices). A choice fills in the other
// fields, which can always be filled in by hand.
import { gateway } from "#site/lib/gateway/client.ts";
import "./address-combobox.css";

type Suggestion = Awaited<ReturnType<typeof gateway.addresses.suggest.mutate>>["suggestions"][number];
type Found = NonNullable<Awaited<ReturnType<typeof gateway.addresses.find.mutate>>>;

const PAUSE_MS = 250;
const SHORTEST = 4;
const FILLED = ["address", "suburb", "postcode", "state", "country"] as const;

const named = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null;
};

function setValue(form: HTMLFormElement, name: string, value: string) {
  const field = named(form, name);
  const isOffered = !(field instanceof HTMLSelectElement) || [...field.options].some((one) => one.value === value);
  if (!field || !value || !isOffered) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Turns the address field of a form into a combobox. Calls `onNone` without suggestions, `onFilled` after a choice filled in the fields. */
export function addressCombobox(
  form: HTMLFormElement,
  input: HTMLInputElement,
  onNone: () => void,
  onFilled: () => void,
): void {
  const list = document.createElement("ul");
  const status = document.createElement("span");
  list.id = `${input.id}-suggestions`;
  list.className = "suggestions";
  list.hidden = true;
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "Suggested addresses");
  status.className = "sr-only";
  status.setAttribute("role", "status");
  input.after(list, status);
  for (const [name, value] of Object.entries({
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": list.id,
  }))
    input.setAttribute(name, value);

  let shown: Suggestion[] = [];
  let active = -1;
  let asked = 0;
  let isOff = false;
  let isFilling = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOpen = () => !list.hidden;

  function point(to: number) {
    active = to;
    for (const [index, option] of [...list.children].entries())
      option.setAttribute("aria-selected", String(index === to));
    if (to < 0) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", `${list.id}-${to}`);
  }

  function show(suggestions: Suggestion[]) {
    shown = suggestions;
    list.replaceChildren(
      ...suggestions.map(({ text }, index) => {
        const option = document.createElement("li");
        option.id = `${list.id}-${index}`;
        option.className = "suggestions__option";
        option.setAttribute("role", "option");
        option.textContent = text;
        return option;
      }),
    );
    list.hidden = suggestions.length === 0;
    input.setAttribute("aria-expanded", String(isOpen()));
    // Enter takes the first; leaving the field keeps what was typed.
    point(isOpen() ? 0 : -1);
  }
  const say = (text: string) => status.replaceChildren(text);

  async function ask() {
    const turn = ++asked;
    const text = input.value.trim();
    if (isOff || text.length < SHORTEST) return show([]);
    const country = (named(form, "country")?.value ?? "") as "AU";
    // Without suggestions the address is typed as ever.
    const reply = await gateway.addresses.suggest.mutate({ text, country }).catch(() => null);
    if (turn !== asked || document.activeElement !== input) return;
    isOff = reply?.isOff ?? false;
    const found = reply?.suggestions ?? [];
    show(found);
    if (found.length === 0) onNone();
    const count = found.length === 1 ? "1 address" : `${found.length} addresses`;
    if (reply && !isOff) say(found.length > 0 ? `${count} found. Choose from the list.` : "No address found.");
  }

  function fillIn(found: Found) {
    isFilling = true;
    setValue(form, "addressEntry", "autocomplete");
    for (const name of FILLED) setValue(form, name, found[name]);
    isFilling = false;
    onFilled();
    say("The address is filled in.");
  }

  async function choose(index: number) {
    const suggestion = shown[index];
    clearTimeout(timer);
    const turn = ++asked;
    show([]);
    if (!suggestion) return;
    const found = await gateway.addresses.find.mutate({ id: suggestion.id }).catch(() => null);
    // The customer has typed since.
    if (turn !== asked) return;
    if (found) fillIn(found);
    else say("This address can't be filled in. Please type it.");
  }

  input.addEventListener("input", () => {
    if (isFilling) return;
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), PAUSE_MS);
  });
  // What is typed afterwards is the customer's own.
  form.addEventListener("input", ({ target }) => {
    const name = target instanceof HTMLElement ? target.getAttribute("name") : null;
    if (isFilling || !FILLED.some((one) => one === name)) return;
    asked++;
    setValue(form, "addressEntry", "manual");
  });
  input.addEventListener("keydown", (event) => {
    if (!isOpen()) return;
    const last = shown.length - 1;
    if (event.key === "ArrowDown") point(active >= last ? 0 : active + 1);
    else if (event.key === "ArrowUp") point(active <= 0 ? last : active - 1);
    else if (event.key === "Enter" && active >= 0) void choose(active);
    // Closes the list only, not the dialog around it.
    else if (event.key === "Escape") show([]);
    else return;
    list.children[active]?.scrollIntoView({ block: "nearest" });
    event.preventDefault();
    event.stopPropagation();
  });
  input.addEventListener("blur", () => show([]));
  // Keeps the focus in the field, so that the click is not lost to its blur.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("click", ({ target }) => {
    const option = target instanceof HTMLElement ? target.closest("[role=option]") : null;
    if (option) void choose([...list.children].indexOf(option));
  });
  // What was typed while this loaded.
  if (input.value !== input.defaultValue) void ask();
}
