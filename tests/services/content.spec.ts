import { beforeEach, describe, expect, it } from "vitest";
import { createContentReader } from "#services/content/content-reader.ts";
import { createLogger } from "#services/lib/log.ts";
import { BANNER, CATEGORIES, contentFolderOfFile, POST } from "./content-reader.ts";
import { testEnv } from "./open-services.ts";

const folder = contentFolderOfFile();
const slugs = () => folder.read().posts.map(({ slug }) => slug);

describe("a mistake between files", () => {
  it("is a post of an unknown category", () => {
    folder.save("posts/broken.md", POST.replace("category: draws", "category: none"));
    expect(slugs()).toEqual(["a-draw"]);
    expect(folder.messages()).toEqual(['posts/broken.md:4: there is no category "none"; choose one of draws, people']);
    folder.save("posts/broken.md", POST.replace("category: draws", "category: drwas"), 2);
    folder.read();
    expect(folder.messages()[1]).toContain("choose one of draws, people. Did you mean draws?");
  });

  it("is a cause or an offer that does not exist: the text is shown without it", () => {
    folder.save("causes/boats.md", "---\nkey: boats\nname: Boats\ndescription: x\n---\nText.\n");
    folder.save("posts/broken.md", POST.replace("category", "cause: boat\ncategory"));
    folder.save("topics.yaml", "- { slug: paying, name: Paying, description: x }\n");
    folder.save("questions/paying/01-how.md", "---\nquestion: How?\noffers: [powerbal]\n---\nSo.\n");
    const content = folder.read();
    expect([content.posts.length, content.questions.length]).toEqual([2, 1]);
    expect(folder.messages()).toEqual([
      'posts/broken.md:4: there is no cause "boat"; the post is shown without it. Did you mean boats?',
      'questions/paying/01-how.md:3: there is no offer "powerbal". Did you mean powerball?',
    ]);
  });

  it("is logged with all others of its file", () => {
    const text = POST.replace("title: A draw", "titel: x\nauthor: Me")
      .replace(/published: .*/, "published: today")
      .replace("category: draws", "category: no");
    folder.save("posts/broken.md", `${text}\n![x](/files/lions)\n\n[y](/nowhere/at/all/now)\n`);
    expect(slugs()).toEqual(["a-draw"]);
    expect(folder.lines.map(({ line }) => line)).toEqual([2, 3, 5, 6, 12, 14]);
  });

  it.each([
    ["category", "posts/category.md", POST, 'posts/category.md:1: the slug "category" is reserved'],
    ["all", "posts/all.md", POST, 'posts/all.md:1: the slug "all" is reserved'],
    ["capitals", "posts/A_Draw.md", POST, "posts/A_Draw.md:1: the file's name must be"],
    [
      "the folder and name of another",
      "posts/more/a-draw.md",
      POST,
      "posts/more/a-draw.md:1: there is already a posts/a-draw.md;",
    ],
    [
      "a folder that sorts before",
      "posts/a/a-draw.md",
      POST,
      "posts/a/a-draw.md:1: there is already a posts/a-draw.md;",
    ],
    [
      "a folder",
      "posts/more/new.md",
      POST,
      "posts/more/new.md:1: folders below posts are not read; move the file to posts/new.md",
    ],
    ["an empty question", "questions/tickets/01-why.md", "---\nquestion: ''\n---\n", "questions/tickets/01-why.md:2: "],
  ])("is a file name with %s", (_, file, text, message) => {
    folder.save(file, text);
    expect(slugs()).toEqual(["a-draw"]);
    expect(folder.messages()).toEqual([expect.stringContaining(message)]);
  });

  it("in categories.yaml leaves out that category", () => {
    folder.save(
      "categories.yaml",
      `${CATEGORIES}- { slug: all, name: All, description: x }\n- { slug: draws, name: Again, description: x }\n`,
    );
    expect(folder.read().categories.map(({ name }) => name)).toEqual(["Draws", "People"]);
    expect(folder.messages()).toEqual([
      'categories.yaml:7: the slug "all" is reserved',
      'categories.yaml:8: the slug "draws" is used twice',
    ]);
  });
});

describe("a banner", () => {
  it.each([
    ["a script as its link", BANNER.replace("/blog/a-draw", "javascript:alert(1)"), 3, /^link: must be a path/],
    ["another host without its scheme", BANNER.replace("/blog/a-draw", "//x.example"), 3, /^link: must be a path/],
    ["an unknown region", BANNER.replace("label", "regions: [NSW, XX]\nlabel"), 4, /^regions\.1 must be one of ACT, /],
    [
      "an end before its start",
      BANNER.replace("label", "from: 2026-11-02T00:00:00Z\nuntil: 2026-11-01T00:00:00Z\nlabel"),
      5,
      /^until: must be later/,
    ],
    ["a long text", BANNER + "x".repeat(300), 1, /longer than 240 characters/],
  ])("with %s is left out, and its file and line are logged", (_, text, line, message) => {
    folder.save("banners/01-boats.md", BANNER);
    folder.save("banners/02-broken.md", text);
    expect(folder.read().banners.map(({ slug }) => slug)).toEqual(["boats"]);
    expect(folder.lines).toMatchObject([{ file: "banners/02-broken.md", line }]);
    expect(folder.lines[0]?.message.replace(/^.*?:\d+: /, "")).toMatch(message);
  });
});

describe("campaigns", () => {
  const campaign = (more = "") => `---\ncampaign: spring\nheading: Spring is here\n${more}---\nTwo draws.\n`;

  it("are read with their text, but not as drafts", () => {
    folder.save("campaigns/spring.md", campaign("promotion: WELCOME1\n"));
    folder.save("campaigns/summer.md", campaign("status: draft\n").replace("spring", "summer"));
    expect(folder.read().campaigns).toEqual([
      {
        slug: "spring",
        campaign: "spring",
        heading: "Spring is here",
        promotion: "WELCOME1",
        status: "published",
        body: "Two draws.",
      },
    ]);
  });

  it.each([
    ["a value that no link can have", campaign().replace("spring", "two words"), ":2: campaign: must be a value"],
    ["a value that is taken", campaign(), ':2: the campaign "spring" is used twice'],
    ["a long text", `${campaign().replace("spring", "other")}${"x".repeat(1_000)}`, ":1: the text is longer than 1000"],
    ["no heading", campaign().replace(/heading.*\n/, ""), ":2: heading is missing"],
  ])("leave out a file with %s", (_, text, message) => {
    folder.save("campaigns/a-spring.md", campaign());
    folder.save("campaigns/broken.md", text);
    expect(folder.read().campaigns.map(({ slug }) => slug)).toEqual(["a-spring"]);
    expect(folder.messages()).toEqual([expect.stringContaining(message)]);
  });
});

describe("questions and pages", () => {
  const question = (text: string, answer = "Yes.") => `---\nquestion: ${text}\n---\n${answer}\n`;
  const page = (version: string) =>
    `---\ntitle: Privacy\ndescription: x\nversion: "${version}"\nin_force: 2026-11-22\n---\nText.\n`;
  const topic = (slug: string) => `- { slug: ${slug}, name: About ${slug}, description: x }\n`;
  const messages = () => {
    folder.read();
    return folder.messages();
  };
  beforeEach(() => {
    folder.save("topics.yaml", topic("tickets") + topic("accounts"));
    folder.save("questions/tickets/02-how.md", question("How?"));
    folder.save("pages/privacy.md", page("2.0"));
  });

  it("are in the order of topics and files, without the number", () => {
    folder.save("questions/accounts/01-who.md", question("Who?"));
    folder.save("questions/tickets/01-why.md", question("Why?"));
    expect(folder.read().questions.map(({ slug, topic }) => [topic, slug])).toEqual([
      ["tickets", "why"],
      ["tickets", "how"],
      ["accounts", "who"],
    ]);
    expect(folder.lines).toEqual([]);
  });

  it.each([
    ["questions/lions/01-why.md", question("Why?"), ':1: topics.yaml has no topic "lions"'],
    ["questions/01-why.md", question("Why?"), ":1: a question belongs into the folder of its topic"],
    [
      "questions/tickets/03-how.md",
      question("How?"),
      ':1: the slug "how" is already that of questions/tickets/02-how.md',
    ],
    [
      "questions/accounts/01-how.md",
      question("Why?"),
      'questions/tickets/02-how.md:1: the slug "how" is already that of',
    ],
    ["questions/tickets/03-why.md", question("Why?", ""), ":1: the question has no answer"],
    ["pages/more/privacy.md", page("1.0"), ":1: there is already a pages/privacy.md;"],
    ["versions/terms/1-0.md", page("1.0"), ':1: there is no page "terms"'],
    ["versions/privacy/2-0.md", page("2.0"), ":4: this version is in force, not an earlier one"],
  ])("leave out %s", (name, text, mistake) => {
    folder.save(name, text);
    const found = messages();
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(mistake);
    const { questions, pages, versions } = folder.read();
    expect([questions.length, pages.length, versions.length]).toEqual([1, 1, 0]);
  });

  describe("whose version is raised", () => {
    /** A page with a line for each version. */
    const raised = (version: string, ...changes: string[]) =>
      page(version).replace(
        "in_force",
        `changes: [${changes.map((of) => `{ version: "${of}", date: 2026-11-22, change: x }`).join(", ")}]\nin_force`,
      );
    const shown = (locale: "en-AU" | "en-GB") => folder.read(locale).pages.map(({ version }) => version);

    it("are right with the copy and the line, in both languages", () => {
      folder.save("pages/privacy.md", raised("3.0", "3.0", "2.0"));
      folder.save("pages/privacy.en-GB.md", raised("3.0", "3.0", "2.0"));
      folder.save("versions/privacy/2-0.md", page("2.0"));

      expect(messages()).toEqual([]);
      expect([shown("en-AU"), shown("en-GB")]).toEqual([["3.0"], ["3.0"]]);
    });

    it("name the British file that still has the earlier version", () => {
      folder.save("pages/privacy.md", raised("3.0", "3.0", "2.0"));
      folder.save("pages/privacy.en-GB.md", raised("2.0", "2.0"));
      folder.save("versions/privacy/2-0.md", page("2.0"));

      expect(messages()).toEqual([
        "pages/privacy.en-GB.md:4: this is version 2.0, but pages/privacy.md is version 3.0; change both",
      ]);
      expect([shown("en-AU"), shown("en-GB")]).toEqual([["3.0"], ["2.0"]]);
    });

    it("name the copy that is missing", () => {
      folder.save("pages/privacy.md", raised("3.0", "3.0", "2.0"));

      expect(messages()).toEqual([
        "pages/privacy.md:5: there is no copy of version 2.0; it belongs into versions/privacy/2-0.md",
      ]);
      expect(shown("en-AU")).toEqual(["3.0"]);
    });

    it("name the line that is missing", () => {
      folder.save("pages/privacy.md", raised("3.0", "2.0"));
      folder.save("versions/privacy/2-0.md", page("2.0"));

      expect(messages()).toEqual(["pages/privacy.md:4: changes has no line for version 3.0"]);
      expect(shown("en-AU")).toEqual(["3.0"]);
    });
  });

  it("keep the earlier versions of a page", () => {
    folder.save("versions/privacy/1-0.md", page("1.0"));
    expect(folder.read()).toMatchObject({ versions: [{ slug: "privacy", version: "1.0" }], mistakes: [] });
  });
});

it("The shop's own content has no mistake", () => {
  const reader = createContentReader(testEnv().contentDir, createLogger("silent"));
  for (const locale of ["en-AU", "en-GB"] as const)
    expect(reader(locale).mistakes.map(({ message }) => message)).toEqual([]);
  expect(reader().posts.length).toBeGreaterThanOrEqual(3);
  expect(reader().questions).toHaveLength(44);
});
