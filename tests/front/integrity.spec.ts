// The scripts of the payment page: which there are, and that a changed one does not run.
import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { addQuickPick, customerOf } from "./people.ts";

const shop = frontShopOfFile();

/** The name of a built file without its hash. */
const nameOf = (path: string) =>
  path.replace(/^\/_assets\/(.+?)(?:\.astro_astro_type_script_.*)?\.[\w-]{8}\.js$/, "$1");
const integrityOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

it.each([
  ["/cart", ["CartPanel", "CheckoutPanel", "client"], ["Document", "index"]],
  ["/purchase/coast-radio?offer=monday_lotto&count=4", ["PartnerPayment", "client"], ["Document"]],
])("the payment page %s has these scripts, each with the hash of its file", async (page, modules, tags) => {
  const customer = await customerOf(shop);
  await addQuickPick(customer);
  const { headers, html } = await customer.goto(page);

  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"([^>]*)>/g)];
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"([^>]*)>/g)];
  const islands = [...html.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, path = ""]) => path);
  expect(scripts.map(([, path = ""]) => nameOf(path)).sort()).toEqual(tags);
  expect([...new Set(islands.map(nameOf))].sort()).toEqual(modules);

  // The template is emptied after the first paint: an island that is loaded before would load modules that nothing has checked.
  const isLate = html.includes("<template data-modules>");
  expect(new Set([...html.matchAll(/ client="([^"]*)"/g)].map(([, directive]) => directive === "paint"))).toEqual(
    new Set([isLate]),
  );

  const checked = new Map<string, string | undefined>();
  for (const [, path = "", rest = ""] of [...scripts, ...preloads]) {
    checked.set(path, /integrity="([^"]+)"/.exec(rest)?.[1]);
  }
  const [, map = ""] =
    /<script type="importmap">([^<]*)<\/script>(?=(?:<template data-modules>)?<link rel="modulepreload")/.exec(html) ??
    [];
  for (const [path, hash] of Object.entries<string>(JSON.parse(map).integrity)) checked.set(path, hash);
  // Toasts are loaded when they are needed, with their hash.
  expect([...checked.keys()].map(nameOf)).toContain("add-toast");
  expect(preloads.map(([, path = ""]) => nameOf(path))).not.toContain("add-toast");
  expect(headers["content-security-policy"]).toContain(`'${integrityOf(map)}'`);
  const loaded = new Set(islands.concat(scripts.map(([, path = ""]) => path)));
  for (const path of loaded) {
    const { text } = await shop.ask(path);
    expect([path, checked.get(path)]).toEqual([path, integrityOf(text)]);
    for (const [, name] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
      loaded.add(`/_assets/${name}`);
  }
  expect(loaded.size).toBe(checked.size);
});

it("other pages have none: their HTML stays small", async () => {
  expect((await shop.visit().goto("/login")).html).not.toContain("integrity=");
});
