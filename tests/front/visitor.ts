// A browser without scripts: keeps cookies, follows links and redirects, and submits forms.
import { all, entryOf, field, type HTMLElement, nameOf, one, type Role, readHtml, textOf } from "./html.ts";

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; text: string };
type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string };
type SendRequest = (path: string, asked?: RequestOptions) => Promise<Answer>;
/** Values by label or name: text; `true` checks a checkbox or radio button, `false` clears a checkbox. */
export type Entries = Record<string, string | boolean>;

export type Page = {
  status: number;
  /** Path and query, after redirects. */
  url: string;
  headers: Answer["headers"];
  /** The HTML source. */
  html: string;
  body: HTMLElement;
  /** The landmarks of the page. */
  header: HTMLElement;
  main: HTMLElement;
  footer: HTMLElement;
  title: string;
  /** The visible text. */
  text: string;
  has(role: Role, name?: string | RegExp): boolean;
};

export type Visitor = {
  cookies: Map<string, string>;
  goto(path: string): Promise<Page>;
  /** Posts fields to a URL, as a form of the shop does. */
  post(path: string, fields: Record<string, string>): Promise<Page>;
  /** Follows the link with this name. */
  follow(page: Page, link: string | RegExp, within?: HTMLElement): Promise<Page>;
  /** Enters these values and presses the button with this name. */
  submit(page: Page, button: string | RegExp, entries?: Entries, within?: HTMLElement): Promise<Page>;
  /** Calls a procedure as the shop's script does. */
  call<T = unknown>(procedure: string, input?: object): Promise<T>;
};

const BROWSER_HEADERS = { accept: "text/html", "accept-language": "en-AU,en;q=0.9", "sec-fetch-mode": "navigate" };
/** The URL that tests/front/front-shop.ts gives the shop. */
const ORIGIN = "http://127.0.0.1:4321";
const partOf = (element: HTMLElement, part: "header" | "main" | "footer", fallback: HTMLElement) =>
  element.querySelectorAll(part).find((found) => !found.closest("main, article, section, dialog")) ??
  element.querySelector(part) ??
  fallback;

function pageOf({ status, headers, text: html }: Answer, url: string): Page {
  const root = readHtml(html);
  const body = root.querySelector("body") ?? root;
  return {
    status,
    url,
    headers,
    html,
    body,
    header: partOf(body, "header", body),
    main: root.querySelector("main") ?? body,
    footer: partOf(body, "footer", body),
    title: textOf(root.querySelector("title") ?? root),
    text: textOf(body),
    has: (role, name) => all(body, role, name).length > 0,
  };
}

/** Returns the controls whose values a browser sends with a form. */
function controlsOf(form: HTMLElement, body: HTMLElement): HTMLElement[] {
  const { id } = form;
  const outside = id ? body.querySelectorAll(`[form="${id}"]`) : [];
  return [...form.querySelectorAll("input, select, textarea"), ...outside].filter(
    (control) => control.hasAttribute("name") && !control.hasAttribute("disabled") && control.tagName !== "BUTTON",
  );
}

function fillIn(form: HTMLElement, body: HTMLElement, entries: Entries): URLSearchParams {
  const fields = new URLSearchParams();
  const controls = controlsOf(form, body);
  const wanted = new Map(Object.entries(entries).map(([label, entry]) => [fieldIn(form, body, label), entry]));
  const chosen = new Set([...wanted].filter(([, entry]) => entry === true).map(([control]) => control));
  // Of several checked radio buttons with one name, a browser keeps the last.
  const last = new Map(
    controls.filter((one) => one.hasAttribute("checked")).map((one) => [one.getAttribute("name"), one]),
  );
  for (const control of controls) {
    const name = control.getAttribute("name") ?? "";
    const type = control.getAttribute("type");
    const entry = wanted.get(control);
    if (type === "submit" || type === "image" || type === "button") continue;
    if (type === "radio" || type === "checkbox") {
      const isOther =
        type === "radio" && [...chosen].some((other) => other !== control && other.getAttribute("name") === name);
      if (type === "radio" && entry === undefined && last.get(name) !== control) continue;
      if (!isOther && (entry ?? control.hasAttribute("checked"))) fields.append(name, entryOf(control) || "on");
    } else fields.append(name, typeof entry === "string" ? optionOf(control, entry) : entryOf(control));
  }
  return fields;
}

function fieldIn(form: HTMLElement, body: HTMLElement, label: string): HTMLElement {
  try {
    return field(form, label);
  } catch {
    return field(body, label);
  }
}

/** An option may be given by its visible label. */
function optionOf(control: HTMLElement, entry: string): string {
  if (control.tagName !== "SELECT") return entry;
  const shown = control.querySelectorAll("option").find((option) => textOf(option) === entry);
  return shown?.getAttribute("value") ?? entry;
}

/** Opens a browser with its own IP address. */
export function visitorAt(sendRequest: SendRequest): Visitor {
  const cookies = new Map<string, string>();
  const part = () => Math.floor(Math.random() * 256);
  const ip = `10.${part()}.${part()}.${part()}`;

  async function send(path: string, { method = "GET", headers = {}, body }: RequestOptions = {}): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await sendRequest(path, {
      method,
      headers: { ...BROWSER_HEADERS, "x-forwarded-for": ip, ...(cookie && { cookie }), ...headers },
      ...(body === undefined ? {} : { body }),
    });
    for (const line of [answer.headers["set-cookie"] ?? []].flat()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      if (/max-age=0\b/i.test(line)) cookies.delete(pair.slice(0, at));
      else cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  }

  async function open(path: string, asked: RequestOptions = {}, hops = 0): Promise<Page> {
    const answer = await send(path, asked);
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status > 399 || typeof location !== "string") return pageOf(answer, path);
    if (hops > 9) throw new Error(`${path} redirects endlessly`);
    const next = new URL(location, `http://shop${path}`);
    return open(`${next.pathname}${next.search}`, {}, hops + 1);
  }

  const refererOf = (page?: Page): Record<string, string> => (page ? { referer: `${ORIGIN}${page.url}` } : {});

  function post(path: string, fields: Record<string, string> | URLSearchParams, from?: Page) {
    const type = "application/x-www-form-urlencoded";
    const headers = { "content-type": type, "sec-fetch-site": "same-origin", ...refererOf(from) };
    return open(path, { method: "POST", headers, body: new URLSearchParams(fields).toString() });
  }

  const addressOf = (page: Page, address: string) => {
    const { pathname, search } = new URL(address, `http://shop${page.url}`);
    return `${pathname}${search}`;
  };

  return {
    cookies,
    goto: (path) => open(path),
    post: (path, fields) => post(path, fields),
    follow: (page, link, within = page.body) =>
      open(addressOf(page, one(within, "link", link).getAttribute("href") ?? ""), { headers: refererOf(page) }),
    submit(page, button, entries = {}, within = page.body) {
      const pressed = one(within, "button", button);
      const id = pressed.getAttribute("form");
      const form = id ? page.body.querySelector(`form[id="${id}"]`) : pressed.closest("form");
      if (!form) throw new Error(`The button ${nameOf(pressed)} is not in a form`);
      if (pressed.getAttribute("type") === "button") throw new Error(`The button ${nameOf(pressed)} does not submit`);
      const fields = fillIn(form, page.body, entries);
      const name = pressed.getAttribute("name");
      if (name) fields.append(name, pressed.getAttribute("value") ?? "");
      const action = addressOf(page, pressed.getAttribute("formaction") ?? form.getAttribute("action") ?? page.url);
      const method = pressed.getAttribute("formmethod") ?? form.getAttribute("method");
      if (method?.toLowerCase() === "post") return post(action, fields, page);
      return open(`${action.split("?")[0]}?${fields}`);
    },
    async call<T>(procedure: string, input?: object): Promise<T> {
      const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", "x-drawcard": "1" };
      const answer = await send(
        `/trpc/${procedure}`,
        input ? { method: "POST", headers, body: JSON.stringify(input) } : { headers },
      );
      const reply = JSON.parse(answer.text) as { result?: { data: T } };
      if (!reply.result) throw new Error(`${procedure}: ${answer.status} ${answer.text}`);
      return reply.result.data;
    },
  };
}
