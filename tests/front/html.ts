// Finds elements by role, name and label, as a screen reader does. Elements with `hidden` are skipped.
import { type HTMLElement, parse } from "node-html-parser";

export type { HTMLElement };

const SELECTORS = {
  alert: "[role=alert]",
  banner: "header[role=banner], body > header, header.header",
  button: "button, [role=button], input[type=submit]",
  checkbox: "input[type=checkbox]",
  complementary: "aside, [role=complementary]",
  contentinfo: "footer",
  heading: "h1, h2, h3, h4, h5, h6",
  link: "a[href]",
  list: "ul, ol",
  listitem: "li",
  main: "main",
  navigation: "nav",
  radio: "input[type=radio]",
  region: "section, [role=region]",
  table: "table",
} as const;
export type Role = keyof typeof SELECTORS;
type Name = string | RegExp;

const normaliseSpace = (text: string) => text.replace(/\s+/g, " ").trim();

// As a browser without JavaScript: what noscript has is part of the page.
export const readHtml = (html: string) => parse(html, { blockTextElements: { script: true, style: true, pre: true } });

function isShown(element: HTMLElement): boolean {
  if (element.hasAttribute("hidden") || /^(SCRIPT|STYLE|TEMPLATE)$/.test(element.tagName ?? "")) return false;
  return element.parentNode ? isShown(element.parentNode) : true;
}

/** Returns an element's text. Skips hidden elements, and those hidden from screen readers unless asked for. */
export function textOf(element: HTMLElement, isSpoken = false): string {
  const read = (node: HTMLElement["childNodes"][number]): string => {
    if (node.nodeType === 3) return node.text;
    const child = node as HTMLElement;
    if (child.nodeType !== 1 || child.hasAttribute("hidden") || /^(SCRIPT|STYLE|TEMPLATE)$/.test(child.tagName))
      return "";
    if (isSpoken && child.getAttribute("aria-hidden") === "true") return "";
    const label = isSpoken && (child.getAttribute("aria-label") ?? child.getAttribute("alt"));
    const isBlock = /^(P|DIV|LI|H\d|DT|DD|TR|TD|TH|SECTION|LABEL|BR|UL|OL)$/.test(child.tagName);
    const text = label || child.childNodes.map(read).join("");
    return isBlock ? ` ${text} ` : text;
  };
  return normaliseSpace(element.childNodes.map(read).join(""));
}

const rootOf = (element: HTMLElement): HTMLElement => (element.parentNode ? rootOf(element.parentNode) : element);
const byId = (element: HTMLElement, id: string) => rootOf(element).querySelector(`[id="${id}"]`);
const textOfIds = (element: HTMLElement, ids: string) =>
  normaliseSpace(
    ids
      .split(/\s+/)
      .map((id) => byId(element, id))
      .map((found) => (found ? textOf(found) : ""))
      .join(" "),
  );

/** Returns the accessible name: aria-label, aria-labelledby, the field's label, the table's caption, otherwise the text. */
export function nameOf(element: HTMLElement): string {
  const label = element.getAttribute("aria-label");
  if (label !== undefined) return normaliseSpace(label);
  const labelledBy = element.getAttribute("aria-labelledby");
  if (labelledBy) return textOfIds(element, labelledBy);
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName)) {
    const { id } = element;
    const labels = [...(id ? rootOf(element).querySelectorAll(`label[for="${id}"]`) : []), element.closest("label")];
    return (
      normaliseSpace(labels.map((one) => (one ? textOf(one, true) : "")).join(" ")) ||
      element.getAttribute("value") ||
      ""
    );
  }
  const caption = element.tagName === "TABLE" ? element.querySelector("caption") : null;
  return textOf(caption ?? element, true);
}

const isNamed = (name: string, wanted: Name) => (typeof wanted === "string" ? name === wanted : wanted.test(name));

/** Returns the visible elements of a role, and of a name if given, in document order. */
export function all(within: HTMLElement, role: Role, name?: Name): HTMLElement[] {
  const found = within.querySelectorAll(SELECTORS[role]).filter(isShown);
  return name === undefined ? found : found.filter((element) => isNamed(nameOf(element), name));
}

/** Returns the first visible element of a role and name. Throws with the existing names if there is none. */
export function one(within: HTMLElement, role: Role, name?: Name): HTMLElement {
  const [found] = all(within, role, name);
  if (found) return found;
  const others = all(within, role).map((element) => JSON.stringify(nameOf(element)));
  throw new Error(`No ${role} ${name ?? ""}. There are: ${others.join(", ") || "none"}`);
}

export const namesOf = (within: HTMLElement, role: Role) => all(within, role).map(nameOf);

/** Returns a form control by its label, its name, or the start of its label (a hint may follow). */
export function field(within: HTMLElement, label: Name): HTMLElement {
  const fields = within.querySelectorAll("input, select, textarea").filter(isShown);
  const found =
    fields.find((one) => isNamed(nameOf(one), label)) ??
    fields.find((one) => one.getAttribute("name") === label) ??
    fields.find((one) => typeof label === "string" && nameOf(one).startsWith(label));
  if (found) return found;
  throw new Error(`No field ${label}. There are: ${fields.map((one) => JSON.stringify(nameOf(one))).join(", ")}`);
}

/** Returns a field's accessible description: its hint and error. */
export const descriptionOf = (control: HTMLElement) =>
  textOfIds(control, control.getAttribute("aria-describedby") ?? "");

/** Returns a control's current value. */
export function entryOf(control: HTMLElement): string {
  if (control.tagName === "TEXTAREA") return control.text.replace(/^\n/, "");
  if (control.tagName !== "SELECT") return control.getAttribute("value") ?? "";
  const options = control.querySelectorAll("option");
  const chosen = options.find((option) => option.hasAttribute("selected")) ?? options[0];
  return chosen?.getAttribute("value") ?? chosen?.text ?? "";
}
