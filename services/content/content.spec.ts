import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLogger } from "#services/lib/log.ts";
import { createContentReader } from "./content.ts";

const CATEGORIES = `- slug: draws
  name: Draws
  description: How draws work.
- slug: people
  name: People
  description: Who works here.
`;

const POST = `---
title: A draw
excerpt: What happens at a draw.
category: draws
published: 2026-11-01T09:00:00+11:00
---
## First

Text.
`;

const BANNER = `---
heading: Four boats
link: /blog/four-boats
label: Read the story
---
What a raffle pays for.
`;

let folder: string;
let lines: { file?: string; line?: number; message: string }[];
let now: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "drawcard-content-"));
  lines = [];
  now = 0;
  save("categories.yaml", CATEGORIES);
  save("posts/a-draw.md", POST);
});
afterEach(() => rmSync(folder, { recursive: true }));

function save(name: string, text: string, modified = 1) {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  utimesSync(path, modified, modified);
}

const open = () =>
  createContentReader(folder, createLogger("error", { write: (line) => void lines.push(JSON.parse(line)) }), () => now);
const read = () => open()();
const slugs = () => read().posts.map(({ slug }) => slug);

describe("the content folder", () => {
  it("gives posts with their text, and categories in the editors' order", () => {
    expect(read()).toMatchObject({
      posts: [{ slug: "a-draw", title: "A draw", status: "published", body: "## First\n\nText." }],
      categories: [{ slug: "draws" }, { slug: "people" }],
      mistakes: [],
    });
  });

  it("accepts a byte order mark and Windows line ends", () => {
    save("posts/windows.md", `\uFEFF${POST.replaceAll("\n", "\r\n")}`);
    expect(slugs()).toEqual(["a-draw", "windows"]);
  });

  it("is read again a second after a file was saved, added or deleted", () => {
    const reader = open();
    expect(reader().posts[0]?.title).toBe("A draw");

    save("posts/a-draw.md", POST.replace("A draw", "A new title"), 2);
    save("posts/second.md", POST);
    now = 999;
    expect(reader().posts[0]?.title).toBe("A draw");
    now = 1_000;
    expect(reader().posts.map(({ title }) => title)).toEqual(["A new title", "A draw"]);

    rmSync(join(folder, "posts/second.md"));
    now = 2_000;
    expect(reader().posts).toHaveLength(1);
  });

  it("keeps its last content while the folder is missing", () => {
    const reader = open();
    reader();
    rmSync(folder, { recursive: true });
    now = 1_000;
    expect(reader().posts).toHaveLength(1);
    mkdirSync(folder);
  });
});

describe("a British file", () => {
  it("replaces the one beside it for en-GB; the other files are in en-AU", () => {
    save("posts/a-draw.en-GB.md", POST.replace("A draw", "A British draw"));
    save("posts/second.md", POST);
    const reader = open();
    expect(reader().posts.map(({ title }) => title)).toEqual(["A draw", "A draw"]);
    expect(reader("en-GB").posts).toMatchObject([
      { slug: "a-draw", title: "A British draw" },
      { slug: "second", title: "A draw" },
    ]);
  });

  it("with a mistake leaves the en-AU text in both languages, and is logged once", () => {
    save("posts/a-draw.en-GB.md", POST.replace("A draw", "x".repeat(5_000)));
    const reader = open();
    expect(reader("en-GB").posts.map(({ title }) => title)).toEqual(["A draw"]);
    expect(reader().posts).toHaveLength(1);
    expect(lines.map(({ message }) => message)).toEqual([expect.stringMatching(/^posts\/a-draw\.en-GB\.md:2: title/)]);
  });

  it("that translates nothing is a mistake", () => {
    save("posts/a-drawing.en-GB.md", POST);
    expect(slugs()).toEqual(["a-draw"]);
    expect(lines.map(({ message }) => message)).toEqual([
      "posts/a-drawing.en-GB.md:1: there is no posts/a-drawing.md beside it",
    ]);
  });
});

describe("a draft", () => {
  const draft = (text: string) => text.replace("---\n", "---\nstatus: draft\n");

  it("is left out, unless drafts are asked for", () => {
    save("posts/draft.md", draft(POST));
    save("banners/01-boats.md", draft(BANNER));
    const reader = open();
    expect(reader()).toMatchObject({ posts: [{ slug: "a-draw" }], banners: [] });
    expect(reader("en-AU", "withDrafts")).toMatchObject({
      posts: [{ slug: "a-draw" }, { slug: "draft", status: "draft" }],
      banners: [{ slug: "boats", status: "draft", heading: "Four boats" }],
    });
  });

  it("in British English leaves the en-AU text in place", () => {
    save("posts/a-draw.en-GB.md", draft(POST.replace("A draw", "A British draw")));
    const reader = open();
    expect(reader("en-GB").posts).toMatchObject([{ title: "A draw" }]);
    expect(reader("en-GB", "withDrafts").posts).toMatchObject([{ title: "A British draw" }]);
  });

  it("with a mistake is logged with its line", () => {
    save("posts/draft.md", draft(POST.replace("draws", "none")));
    read();
    expect(lines.map(({ message }) => message)).toEqual(['posts/draft.md:5: categories.yaml has no category "none"']);
  });
});

describe("a banner", () => {
  it.each([
    ["a script as its link", BANNER.replace("/blog/four-boats", "javascript:alert(1)"), 3, /^link: must be a path/],
    ["another host without its scheme", BANNER.replace("/blog/four-boats", "//x.example"), 3, /^link: must be a path/],
    ["an unknown region", BANNER.replace("label", "regions: [NSW, XX]\nlabel"), 4, /^regions\.1: /],
    [
      "an end before its start",
      BANNER.replace("label", "from: 2026-11-02T00:00:00Z\nuntil: 2026-11-01T00:00:00Z\nlabel"),
      5,
      /^until: must be later/,
    ],
    ["a long text", BANNER + "x".repeat(300), 1, /longer than 240 characters/],
  ])("with %s is left out, and its file and line are logged", (_, text, line, message) => {
    save("banners/01-boats.md", BANNER);
    save("banners/02-broken.md", text);
    expect(read().banners.map(({ slug }) => slug)).toEqual(["boats"]);
    expect(lines).toMatchObject([{ file: "banners/02-broken.md", line }]);
    expect(lines[0]?.message.replace(/^.*?:\d+: /, "")).toMatch(message);
  });
});

describe("a mistake", () => {
  it.each([
    ["a title of 5,000 characters", POST.replace("A draw", "x".repeat(5_000)), 2, /^title: /],
    ["a title of two lines", POST.replace("A draw", '"A\\ndraw"'), 2, /^title: must be one line/],
    ["a missing excerpt", POST.replace(/excerpt: .*\n/, ""), 1, /^excerpt: /],
    ["an unknown field", POST.replace("---\n", "---\nauthor: Me\n"), 1, /author/],
    ["an unknown field below others", POST.replace("category", "author: Me\ncategory"), 4, /author/],
    ["an unknown category", POST.replace("category: draws", "category: none"), 4, /no category "none"/],
    ["a date without a time zone", POST.replace("+11:00", ""), 5, /^published: must be a time/],
    ["a picture on another site", POST.replace("---\n", "---\nimage: https://x.example/a.png\n"), 2, /^image: /],
    ["broken YAML", POST.replace("A draw", '"A draw'), 1, /quote/],
    ["no front matter", "# A draw", 1, /front matter/],
    ["front matter without an end", POST.replace(/\n---\n/, "\n"), 1, /front matter/],
    ["front matter that is text", "---\nA draw\n---\n", 1, /object/],
    ["a long text", POST + "x".repeat(100_001), 1, /longer than 100000 characters/],
    ["a billion laughs", POST.replace("A draw", "&a [x]\nb: &b [*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b]"), 1, /alias/],
  ])("names file and line of %s, and the other posts stay", (_, text, line, message) => {
    save("posts/broken.md", text);
    expect(slugs()).toEqual(["a-draw"]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      file: "posts/broken.md",
      message: expect.stringMatching(/^posts\/broken\.md:\d+: /),
    });
    expect(lines[0]?.message.replace(/^.*?:\d+: /, "")).toMatch(message);
    expect(Math.abs((lines[0]?.line ?? 0) - line)).toBeLessThanOrEqual(line === 1 ? 6 : 0);
  });

  it.each([
    ["category", "posts/category.md", POST, 'posts/category.md:1: the slug "category" is reserved'],
    ["all", "posts/all.md", POST, 'posts/all.md:1: the slug "all" is reserved'],
    ["capitals", "posts/A_Draw.md", POST, "posts/A_Draw.md:1: the file's name must be"],
    ["a repeated slug", "posts/more/a-draw.md", POST, 'posts/more/a-draw.md:1: the slug "a-draw" is used twice'],
    ["an empty question", "questions/tickets/01-why.md", "---\nquestion: ''\n---\n", "questions/tickets/01-why.md:2: "],
  ])("is a file name with %s", (_, file, text, message) => {
    save(file, text);
    expect(slugs()).toEqual(["a-draw"]);
    expect(lines.map(({ message }) => message)).toEqual([expect.stringContaining(message)]);
  });

  it("in categories.yaml leaves out that category", () => {
    save(
      "categories.yaml",
      `${CATEGORIES}- { slug: all, name: All, description: x }\n- { slug: draws, name: Again, description: x }\n`,
    );
    expect(read().categories.map(({ name }) => name)).toEqual(["Draws", "People"]);
    expect(lines.map(({ message }) => message)).toEqual([
      'categories.yaml:7: the slug "all" is reserved',
      'categories.yaml:8: the slug "draws" is used twice',
    ]);
  });

  it("is logged once, until it is mended", () => {
    const reader = open();
    save("posts/broken.md", "no");
    reader();
    now = 1_000;
    reader();
    expect(lines).toHaveLength(1);

    save("posts/broken.md", POST, 2);
    now = 2_000;
    expect(reader()).toMatchObject({ posts: [{}, {}], mistakes: [] });
  });
});

describe("campaigns", () => {
  const campaign = (more = "") => `---\ncampaign: spring\nheading: Spring is here\n${more}---\nTwo draws.\n`;

  it("are read with their text, but not as drafts", () => {
    save("campaigns/spring.md", campaign("promotion: WELCOME1\n"));
    save("campaigns/summer.md", campaign("status: draft\n").replace("spring", "summer"));
    expect(read().campaigns).toEqual([
      {
        ...{ slug: "spring", campaign: "spring", heading: "Spring is here" },
        ...{ promotion: "WELCOME1", status: "published", body: "Two draws." },
      },
    ]);
  });

  it.each([
    ["a value that no link can have", campaign().replace("spring", "two words"), ":2: campaign: must be a value"],
    ["a value that is taken", campaign(), ':2: the campaign "spring" is used twice'],
    ["a long text", `${campaign().replace("spring", "other")}${"x".repeat(1_000)}`, ":1: the text is longer than 1000"],
    ["no heading", campaign().replace(/heading.*\n/, ""), ":2: heading: "],
  ])("leave out a file with %s", (_, text, message) => {
    save("campaigns/a-spring.md", campaign());
    save("campaigns/broken.md", text);
    expect(read().campaigns.map(({ slug }) => slug)).toEqual(["a-spring"]);
    expect(lines.map(({ message }) => message)).toEqual([expect.stringContaining(message)]);
  });
});

describe("questions and pages", () => {
  const question = (text: string, answer = "Yes.") => `---\nquestion: ${text}\n---\n${answer}\n`;
  const page = (version: string) =>
    `---\ntitle: Privacy\ndescription: x\nversion: "${version}"\nin_force: 2026-11-22\n---\nText.\n`;
  const topic = (slug: string) => `- { slug: ${slug}, name: About ${slug}, description: x }\n`;
  const messages = () => {
    read();
    return lines.map(({ message }) => message);
  };
  beforeEach(() => {
    save("topics.yaml", topic("tickets") + topic("accounts"));
    save("questions/tickets/02-how.md", question("How?"));
    save("pages/privacy.md", page("2.0"));
  });

  it("are in the order of topics and files, without the number", () => {
    save("questions/accounts/01-who.md", question("Who?"));
    save("questions/tickets/01-why.md", question("Why?"));
    expect(read().questions.map(({ slug, topic }) => [topic, slug])).toEqual([
      ["tickets", "why"],
      ["tickets", "how"],
      ["accounts", "who"],
    ]);
    expect(lines).toEqual([]);
  });

  it.each([
    ["questions/lions/01-why.md", question("Why?"), ':1: topics.yaml has no topic "lions"'],
    ["questions/01-why.md", question("Why?"), ":1: a question belongs into the folder of its topic"],
    ["questions/tickets/03-how.md", question("How?"), ':1: the slug "how" is used twice'],
    ["questions/tickets/03-why.md", question("Why?", ""), ":1: the question has no answer"],
    ["pages/more/privacy.md", page("1.0"), ':1: the slug "privacy" is used twice'],
    ["versions/terms/1-0.md", page("1.0"), ':1: there is no page "terms"'],
    ["versions/privacy/2-0.md", page("2.0"), ":4: this version is in force, not an earlier one"],
  ])("leave out %s", (name, text, mistake) => {
    save(name, text);
    const found = messages();
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(mistake);
    const { questions, pages, versions } = read();
    expect([questions.length, pages.length, versions.length]).toEqual([1, 1, 0]);
  });

  it("keep the earlier versions of a page", () => {
    save("versions/privacy/1-0.md", page("1.0"));
    expect(read()).toMatchObject({ versions: [{ slug: "privacy", version: "1.0" }], mistakes: [] });
  });
});

it("The shop's own content has no mistake", () => {
  const reader = createContentReader(import.meta.dirname, createLogger("silent"));
  expect(reader().mistakes.map(({ message }) => message)).toEqual([]);
  expect(reader().posts.length).toBeGreaterThanOrEqual(3);
  expect(reader().questions).toHaveLength(40);
});
