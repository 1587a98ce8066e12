// "Bad input and trouble": configuration or CMS missing, slow, malformed or hostile. Each page still renders with defaults, the
// fault is logged once, nothing is injected.
import { describe, expect, it } from "vitest";
import { quarterOf } from "#tests/seeded.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { capabilities, siteConfig } from "./upstream-replies.ts";

const shop = frontShopOfFile();

const OTHER_PAGES = [
  "/lotto-tickets",
  "/lotto-results",
  "/powerball",
  "/powerball/results",
  "/cart",
  "/login",
  "/shell/menu",
];
const CONFIGURATION = {
  siteConfig: "/cms/items/site_config",
  theme: "/cms/items/theme",
  navigation: "/config/navigation",
  config: "/v2/config",
  seo: "/translation/en-AU/items",
};

/** Returns the logged faults, with repetitions. */
const faults = () =>
  shop.lines.flatMap(({ configuration, reason }) => (configuration ? [`${configuration}: ${reason}`] : []));

/** Expects a complete page: header and footer, a heading, and the end of the document. */
async function opened(path: string) {
  const started = performance.now();
  const { status, text } = await shop.ask(path);
  const isWhole = /<header class="site-header/.test(text) && /<h1/.test(text) && text.trimEnd().endsWith("</html>");
  return { path, status, isWhole, text, ms: performance.now() - started };
}

/** Expects whole pages: home, and a quarter of the others; in the proof all. */
async function allOpen() {
  const others = quarterOf(OTHER_PAGES, (path) => `${expect.getState().currentTestName} ${path}`);
  for (const page of ["/", ...others]) {
    const { path, status, isWhole } = await opened(page);
    expect([path, status, isWhole]).toEqual([path, 200, true]);
  }
}

describe.each(["down", "garbage"] as const)("when a service is %s", (trouble) => {
  it.each(["siteConfig", "theme", "navigation", "seo"] as const)("every page uses the shipped %s", async (name) => {
    await shop.setReply(CONFIGURATION[name], trouble);
    await allOpen();
    const logged = faults().filter((fault) => fault.startsWith(`${name}:`));
    expect(new Set(logged).size).toBe(logged.length);
    expect(logged.length).toBeGreaterThan(0);
  });
});

describe("when all configuration is unavailable", () => {
  it("the shop is open under its default name, with its two default links", async () => {
    for (const path of Object.values(CONFIGURATION).filter((path) => path !== CONFIGURATION.config))
      await shop.setReply(path, "down");
    await shop.setReply("/config/theme", "down");
    await allOpen();
    const { text } = await opened("/");
    expect([
      /<title>[^<]* \| Drawcard<\/title>/.test(text),
      text.includes(">Lotto<"),
      text.includes(">Results<"),
    ]).toEqual([true, true, true]);
    const names = new Set(faults());
    expect(faults()).toHaveLength(names.size);
  });
});

describe("when editors or operators configure something harmful:", () => {
  const SCRIPT = `"><script>alert('boom')</script><img src=x onerror=alert(1)>`;
  const LONG = "x".repeat(5_000);
  const link = (more: object) => ({
    key: "k",
    label: "Play",
    route_type: "internal",
    route_name: "lotto-tickets",
    ...more,
  });

  /** No input may become markup, a URL or a script. */
  function expectHarmless(text: string) {
    // Text inside a quoted attribute is harmless if it does not end the attribute.
    const markup = text.replace(/="[^"]*"/g, "");
    expect(/<script>alert|<[a-z][^<>]*\bon\w+=/i.test(markup)).toBe(false);
    expect(/(href|src|action)="\s*(javascript|data|vbscript):/i.test(text)).toBe(false);
    expect(text.includes(LONG)).toBe(false);
  }

  it("reports and omits scripts, javascript: links, 5,000 characters, unknown types and cycles in navigation", async () => {
    const links = [
      link({ label: SCRIPT.slice(0, 39) }),
      link({ label: LONG }),
      link({ route_type: "external", href: "javascript:alert(1)" }),
      link({ route_type: "external", href: "data:text/html,<script>alert(1)</script>" }),
      link({ route_type: "teleport" }),
      link({ route_name: "no-such-page" }),
      link({ capability: "no-such-capability" }),
      link({ route_type: "none", category: "lotto" }),
      link({ label: { toString: "x" } }),
      null,
      "link",
    ];
    const circle = {
      category: "lotto",
      label: "Lotto",
      links: [link({ route_type: "none", category: "lotto" }), ...links],
    };
    await shop.setReply(CONFIGURATION.navigation, {
      result: { primary: links, drawer: [circle, null, 7], footer: [{ key: "f", title: LONG, links }] },
    });
    await allOpen();
    expectHarmless((await opened("/")).text);
    expectHarmless((await opened("/shell/menu")).text);
    const logged = faults();
    const wanted = [
      "invalid URL",
      "unknown route type",
      "unknown route no-such-page",
      "from a drawer",
      "longer than 40",
    ];
    expect(wanted.filter((reason) => !logged.some((fault) => fault.includes(reason)))).toEqual([]);
    expect(new Set(logged).size).toBe(logged.length);
  });

  it.each([{ primary: "x", drawer: { a: 1 }, footer: 7 }, {}, [], null, "navigation"])(
    "survives %j as navigation",
    async (result) => {
      await shop.setReply(CONFIGURATION.navigation, { result });
      await allOpen();
    },
  );

  it("escapes the site's settings", async () => {
    await shop.setReply(
      CONFIGURATION.siteConfig,
      siteConfig({
        site_name: SCRIPT,
        description: LONG,
        social_account: SCRIPT,
        locale: "xx",
        route_overrides: { cart: { path: "javascript:alert(1)", label: LONG }, [SCRIPT]: { path: "/x" } },
        regulation_logos: [{ name: SCRIPT, image: "javascript:alert(1)", href: "javascript:alert(1)" }, null],
      }),
    );
    await allOpen();
    expectHarmless((await opened("/")).text);
  });

  it.each([null, [], "x", { route_overrides: "x", regulation_logos: {}, site_name: 7 }])(
    "survives %j as settings",
    async (result) => {
      await shop.setReply(CONFIGURATION.siteConfig, { result });
      await allOpen();
    },
  );

  it.each([
    null,
    [],
    "x",
    { colours: { action: SCRIPT } },
    { colours: { action: { light: "#fff}</style>", dark: {} } } },
  ])("survives %j as a theme", async (result) => {
    await shop.setReply(CONFIGURATION.theme, { result });
    await allOpen();
    expect((await opened("/")).text.split("</head>")[0]).not.toContain("/_theme/");
  });

  it("escapes the texts for search engines", async () => {
    const items = Object.fromEntries(
      ["meta.home", "meta.lotto-results"].map((id) => [
        id,
        { id, type: "seo", value: { title: SCRIPT, description: LONG, robots: SCRIPT, schema: SCRIPT } },
      ]),
    );
    await shop.setReply(CONFIGURATION.seo, { result: { items } });
    await allOpen();
    expectHarmless((await opened("/lotto-results")).text);
  });

  it("keeps the safe markup of a page's rich text, and shows the rest as text", async () => {
    const body = `<p>Hello <strong>there</strong></p>\n\n<p onclick="alert(1)">Never</p>\n\n<script>alert('boom')</script>\n\n<a href="javascript:alert(1)">press</a> & <iframe src="//evil.example"></iframe>${SCRIPT}`;
    await shop.setReply("/cms/items/pages/about", {
      result: { id: "about", collection: "pages", status: "published", data: { title: SCRIPT, body } },
    });
    const { text, status } = await opened("/about");
    expectHarmless(text);
    expect([
      status,
      text.includes("<p>Hello <strong>there</strong></p>"),
      /<iframe|<p onclick/.test(text.replace(/="[^"]*"/g, "")),
    ]).toEqual([200, true, false]);
  });

  it("ignores unknown capabilities and malformed flags", async () => {
    await shop.setReply(
      "/v2/capabilities",
      capabilities(["commercial_lotteries", "multi_offer_site", "no-such-flag", LONG]),
    );
    await allOpen();
  });
});

// Runs last: concurrent requests share a pending read, so the next test would share it too.
describe("when a service is slow", () => {
  it("the first page waits for it at most two seconds; the next does not wait", async () => {
    await shop.setReply("/config/navigation", "slow");
    const first = await opened("/cart");
    const second = await opened("/about");
    expect([first.isWhole, second.isWhole]).toEqual([true, true]);
    expect(first.ms).toBeGreaterThan(1_500);
    expect(first.ms).toBeLessThan(30_000);
    expect(second.ms).toBeLessThan(first.ms);
    expect(faults().filter((fault) => fault.startsWith("navigation"))).toEqual(["navigation: timed out"]);
  });
});
