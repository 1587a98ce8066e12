// The questions: by topic, with a search, linkable, for search engines, on their own page or on the contact page.
import { afterAll, describe, expect, it } from "vitest";
import { contentFolder } from "#tests/content-folder.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, field, one, textOf } from "./html.ts";
import type { Page } from "./visitor.ts";

const question = (text: string, answer: string) => `---\nquestion: ${JSON.stringify(text)}\n---\n${answer}\n`;
const files = contentFolder({
  "topics.yaml":
    "- { slug: paying, name: Paying & wallet, description: About money. }\n- { slug: draws, name: Draws, description: About draws. }\n",
  "questions/draws/01-when.md": question(
    "When are draws?",
    "At <script>alert(1)</script> night.[^1]\n\n[^1]: Or later.",
  ),
  "questions/paying/01-how.md": question(
    "How can I pay?",
    "By **card**. [Never cash](javascript:alert(1)).[^1]\n\n[^1]: Or from the wallet.",
  ),
  "questions/paying/02-refund.md": question(
    "Is there a refund?",
    "Yes, before the [draw](/lotto-results).\n\n## Then\n\nIt goes to your card.",
  ),
  "questions/paying/02-refund.en-GB.md": question("Is there a refund?", "Rather, before the draw."),
});
const shop = frontShopOfFile({ env: { CONTENT_DIR: files.folder } });
afterAll(() => files.remove());

const FAQ = "/about/faq";
const CONTACT = "/about/contact-us";
const open = (path = FAQ) => shop.visit().goto(path);
const shown = ({ main }: Page) => main.querySelectorAll("details summary").map((summary) => textOf(summary));
const canonicalOf = ({ html }: Page) =>
  /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replace("http://127.0.0.1:4321", "");
/** The questions in the page's data for search engines. */
function listed({ html }: Page): string[] | undefined {
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "{}");
  const nodes: { "@type": string; mainEntity: { name: string }[] }[] = data["@graph"] ?? [data];
  return nodes.find((node) => node["@type"] === "FAQPage")?.mainEntity.map(({ name }) => name);
}

describe("the questions", () => {
  it("stand by topic in the editors' order, closed, each with an address of its own (Content 6)", async () => {
    const page = await open();
    expect(page.status).toBe(200);
    expect(shown(page)).toEqual(["How can I pay?", "Is there a refund?", "When are draws?"]);
    expect(all(one(page.main, "region", "Paying & wallet"), "heading").map((heading) => textOf(heading))).toEqual([
      ...["Paying & wallet", "How can I pay?", "Is there a refund?", "Then"],
    ]);
    expect(page.main.querySelectorAll("details[open]")).toEqual([]);
    const ids = page.body.querySelectorAll("[id]").map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of page.html.matchAll(/href="#([^"]+)"/g)) expect(ids, id).toContain(id);
    // Browsers open the details around a target.
    expect(page.main.querySelector("details #q-refund")).toBeTruthy();
    expect(page.html).not.toMatch(/<script>alert|javascript:alert/);
  });

  it("are searched by a plain form for all the words; the page for search engines has what is shown", async () => {
    const visitor = shop.visit();
    const found = await visitor.submit(await visitor.goto(FAQ), "Search", { "Search the questions": "card REFUND" });
    expect([found.url, shown(found), listed(found)]).toEqual([
      "/about/faq?q=card+REFUND",
      ["Is there a refund?"],
      ["Is there a refund?"],
    ]);
    expect(found.main.querySelectorAll("details[open]")).toHaveLength(1);
    expect(found.text).toContain("1 answer for “card REFUND”");
    expect(field(found.main, "Search the questions").getAttribute("value")).toBe("card REFUND");
    expect(canonicalOf(found)).toBe(FAQ);

    const none = await visitor.goto(`${FAQ}?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect([none.status, shown(none), none.text.includes("No answer for"), listed(none)]).toEqual([
      200,
      [],
      true,
      undefined,
    ]);
    // Inside a quoted attribute it is harmless.
    expect(none.html.replace(/="[^"]*"/g, "")).not.toContain("<script>alert");
    expect(shown(await visitor.follow(none, "Show all questions"))).toHaveLength(3);
  });

  it("are cached for all visitors of a region, but an invented search is not", async () => {
    const cacheOf = async (path: string) => (await shop.ask(path)).headers["cache-control"];
    expect(await cacheOf(FAQ)).toContain("s-maxage");
    expect(await cacheOf(`${FAQ}?other=1`)).toContain("s-maxage");
    for (const word of ["one", "two"]) expect(await cacheOf(`${FAQ}?q=${word}`)).toContain("no-store");
    expect(await cacheOf(`${FAQ}?q=${"x".repeat(200)}`)).toContain("s-maxage");
    const cms = shop.asked.filter((call) => call.includes("/cms/items/questions"));
    expect(cms).toHaveLength(1);
  });

  it("are in British English in Great Britain, or else as they are", async () => {
    await shop.setReply("/cms/items/site_config", {
      result: {
        site_name: "Drawcard",
        site_name_hidden: false,
        indexing_disabled: false,
        locale: "en-GB",
        route_overrides: {},
        regulation_logos: [],
      },
    });
    const page = await open();
    expect(page.text).toContain("Rather, before the draw.");
    expect(shown(page)).toHaveLength(3);
  });

  it("ship no React and are the kind faq for search engines (SEO 9)", async () => {
    const page = await open();
    expect(page.html).not.toContain("<astro-island");
    expect(listed(page)).toEqual(shown(page));
  });

  it("are replaced by a notice while the CMS is down, which is not kept; later by the last good copy", async () => {
    await shop.setReply("/cms/items/questions", "down");
    const failed = await open();
    expect([failed.status, failed.text.includes("We can't show the questions right now")]).toEqual([200, true]);
    expect(failed.headers["cache-control"]).toContain("no-store");

    await shop.quiet();
    expect(shown(await open())).toHaveLength(3);
    shop.setReplyOnly("/cms/items/questions", "down");
    expect(shown(await open())).toHaveLength(3);
  });

  it("are absent with a CMS that has none", async () => {
    await shop.setReply("/cms/items/questions", {
      status: 200,
      body: { result: [], page_info: { limit: 100, offset: 0, total: 0 } },
    });
    const page = await open();
    expect([page.status, shown(page), listed(page)]).toEqual([200, [], undefined]);
  });
});

describe("the flag support_faq", () => {
  it("moves the questions to the contact page, which is then the canonical address; the sitemap omits /about/faq (Content 10)", async () => {
    const sitemap = async () => (await shop.ask("/sitemap/pages.xml")).text;
    await shop.controls.capability("support_faq", "off");
    expect(await sitemap()).toContain("/about/faq</loc>");
    expect(shown(await open(CONTACT))).toEqual([]);
    expect(canonicalOf(await open())).toBe(FAQ);

    await shop.controls.capability("support_faq", "on");
    expect(await sitemap()).not.toContain("/about/faq");
    const contact = await open(CONTACT);
    expect([shown(contact).length, listed(contact)]).toEqual([3, shown(contact)]);
    expect([contact, await open()].map(canonicalOf)).toEqual([CONTACT, CONTACT]);
    expect(shown(await open(`${CONTACT}?q=refund`))).toEqual(["Is there a refund?"]);
  });
});
