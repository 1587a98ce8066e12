import { describe, expect, it } from "vitest";
import { parseMarkdown, pictureIds } from "./markdown.ts";
import { renderRichText } from "./rich-text.ts";

const render = (markdown: unknown, options = {}) => renderRichText(parseMarkdown(markdown), options);
const html = (markdown: unknown, options = {}) => render(markdown, options).html;

describe("rich text", () => {
  it.each([
    [
      "paragraphs and marks",
      "One *two* **three** ~~four~~ `five`\n\nSix",
      "<p>One <em>two</em> <strong>three</strong> <del>four</del> <code>five</code></p><p>Six</p>",
    ],
    ["a tight list", "- one\n- two\n  - three", "<ul><li>one</li><li>two<ul><li>three</li></ul></li></ul>"],
    ["a loose list from 3", "3. one\n\n4. two", '<ol start="3"><li><p>one</p></li><li><p>two</p></li></ol>'],
    ["a quote", "> Said *so*.", "<blockquote><p>Said <em>so</em>.</p></blockquote>"],
    ["code", "```\na < b\n```", '<pre tabindex="0"><code>a &lt; b</code></pre>'],
    ["a line break and a rule", "a\\\nb\n\n---", "<p>a<br>b</p><hr>"],
    ["a link by reference", "[a][b]\n\n[b]: /cart", '<p><a href="/cart">a</a></p>'],
    ["no text", "", ""],
    ["no string", null, ""],
  ])("renders %s", (_, markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });

  it("numbers footnotes by their first reference and links both ways", () => {
    const found = html("B[^b] a[^a] b[^b] none[^c]\n\n[^a]: Text A\n[^b]: Text B[^a]");
    expect(found).toContain('<sup><a id="note-from__1" href="#note__1" aria-label="Footnote 1">1</a></sup> a');
    expect(found).toContain('id="note-from__1__2"');
    expect(found).toContain("none[^c]");
    expect(found).toMatch(
      /<section class="footnotes" aria-label="Footnotes"><ol><li id="note__1"><p>Text B.*<li id="note__2"><p>Text A/,
    );
  });

  it("names the column in each cell of a table", () => {
    expect(html("| Game | Price *each* |\n|---|--:|\n| Lotto | 1 |")).toBe(
      '<div class="table-room"><table class="table"><thead><tr><th scope="col">Game</th>' +
        '<th scope="col" class="end">Price <em>each</em></th></tr></thead><tbody><tr><th scope="row">Lotto</th>' +
        '<td data-label="Price each" class="end">1</td></tr></tbody></table></div>',
    );
  });
});

describe("headings", () => {
  it("start at level 2, skip no level and have an id each", () => {
    const { headings, html } = render(
      "# One\n\n#### Two\n\n###### Three\n\n## One\n\n## \n\n####### Seven\n\n## Content",
    );
    expect(headings).toEqual([
      { id: "one", text: "One", level: 2 },
      { id: "two", text: "Two", level: 3 },
      { id: "three", text: "Three", level: 4 },
      { id: "one__2", text: "One", level: 2 },
      { id: "content__2", text: "Content", level: 2 },
    ]);
    expect(html).toContain("<p>####### Seven</p>");
  });

  it("have ids of plain letters", () => {
    expect(render('## Prizes: "Café" <b>& more</b>\n\n## 中文').headings.map(({ id }) => id)).toEqual([
      "prizes-cafe-more",
      "section",
    ]);
  });
});

describe("links", () => {
  const link = (url: string) => html(`[text](${url})`, { origin: "https://shop.example" });

  it.each(["/lotto-results?page=2", "https://shop.example/lotto-results?page=2"])(
    "lead to a page of the shop: %s",
    (url) => {
      expect(link(url)).toBe('<p><a href="/lotto-results?page=2">text</a></p>');
    },
  );

  it("to a page that cannot be opened keep only their text", () => {
    const canOpen = (path: string) => !path.startsWith("/causes");
    const render = (url: string) => html(`[text](${url})`, { origin: "https://shop.example", canOpen });
    expect([render("/causes#all"), render("https://shop.example/causes"), render("/blog")]).toEqual([
      "<p>text</p>",
      "<p>text</p>",
      '<p><a href="/blog">text</a></p>',
    ]);
  });

  it("to another site are marked", () => {
    const expected =
      '<a class="external" href="https://other.example/" rel="noopener">text<span class="sr-only"> (another site)</span></a>';
    expect(link("https://other.example")).toBe(`<p>${expected}</p>`);
    expect(link("https://shop.example.evil.example/")).toContain('class="external"');
  });

  it.each([
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    "java&#10;script:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "//evil.example",
    "/\\evil.example",
    "https://user:pass@evil.example/",
    "mailto:a@b.example",
    `https://x.example/${"a".repeat(600)}`,
  ])("with an unsafe address keep only their text: %s", (url) => {
    expect(link(url)).toBe("<p>text</p>");
  });
});

describe("pictures", () => {
  const sizes = { harbour: { width: 800, height: 450 } };

  it("alone in a paragraph are figures with their size, smaller copies and caption", () => {
    expect(html('![A boat](/files/harbour "The *harbour*")', { sizes })).toBe(
      '<figure><img src="/files/harbour" ' +
        'srcset="/files/harbour?w=480 480w, /files/harbour?w=960 960w, /files/harbour?w=1440 1440w" ' +
        'sizes="(min-width: 48rem) 44rem, 92vw" alt="A boat" width="800" height="450" loading="lazy" decoding="async">' +
        "<figcaption>The *harbour*</figcaption></figure>",
    );
  });

  it.each([
    "/files/gone",
    "https://evil.example/a.png",
    "data:image/png;base64,x",
    "/files/../cart",
    "/files/__proto__",
  ])("that the CMS does not have leave their text: %s", (url) => {
    expect(html(`![A boat](${url})`, { sizes })).toBe("<p><em>A boat</em></p>");
  });

  it("are listed by file id", () => {
    expect(
      pictureIds(parseMarkdown("![](/files/a) ![][b] ![](/files/a) ![](https://x.example/c)\n\n[b]: /files/b")),
    ).toEqual(["a", "b"]);
  });
});

describe("raw HTML", () => {
  it.each([
    ["<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>"],
    ["a <script>x</script>", "<p>a &lt;script&gt;x&lt;/script&gt;</p>"],
    ["a <img src=x onerror=alert(1)>", "<p>a &lt;img src=x onerror=alert(1)&gt;</p>"],
    ['a <b onclick="x">b</b>', "<p>a &lt;b onclick=&quot;x&quot;&gt;b&lt;/b&gt;</p>"],
    ["<!-- secret -->", "<p>&lt;!-- secret --&gt;</p>"],
    ["a <b>bold</b><br>and <i>*both*</i>", "<p>a <b>bold</b><br>and <i><em>both</em></i></p>"],
    ["a <b>open", "<p>a &lt;b&gt;open</p>"],
    ["a </b> end", "<p>a &lt;/b&gt; end</p>"],
    ["*a <b>b*</b>", "<p><em>a &lt;b&gt;b</em>&lt;/b&gt;</p>"],
    ["<b><i>crossed</b></i>", "<p><b>&lt;i&gt;crossed</b>&lt;/i&gt;</p>"],
    ["a <ul><li>b</li></ul>", "<p>a &lt;ul&gt;&lt;li&gt;b&lt;/li&gt;&lt;/ul&gt;</p>"],
    ["<ul><li>a <script>b</script></li></ul>", "<ul><li>a &lt;script&gt;b&lt;/script&gt;</li></ul>"],
    ["</main><p>out</p>", "<p>&lt;/main&gt;&lt;p&gt;out&lt;/p&gt;</p>"],
  ])("%s", (markdown, expected) => {
    expect(html(markdown)).toBe(expected);
  });
});

describe("bad input", () => {
  it("ends after 100,000 characters", () => {
    expect(html(`${"a ".repeat(50_000)}end`)).not.toContain("end");
  });

  it("of 40 columns can be scrolled with the keyboard, and cells beyond them are left out", () => {
    const row = (cell: string, count: number) => `|${`${cell}|`.repeat(count)}\n`;
    const found = html(row("head", 40) + row("-", 40) + row("x", 60));
    expect(found).toContain('<div class="table-room" tabindex="0"');
    expect(found.match(/<td /g)).toHaveLength(39);
  });

  it("takes a minute to read 220 words, and at least one", () => {
    expect(render("word ".repeat(660)).minutes).toBe(3);
    expect(render("").minutes).toBe(1);
  });
});
