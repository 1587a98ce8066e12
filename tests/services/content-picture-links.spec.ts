import { beforeEach, describe, expect, it } from "vitest";
import { png } from "#tests/pictures.ts";
import { BANNER, contentFolderOfFile, POST } from "./content-reader.ts";

const folder = contentFolderOfFile();
beforeEach(() => folder.save("files/boats.png", png(4, 2)));

const withText = (text: string) => `${POST}\n${text}\n`;
const withImage = (image: string) => POST.replace("---\n", `---\nimage: ${image}\n`);

describe("a post", () => {
  it.each([
    ["its own picture", withImage("boats")],
    ["a picture of the demo", withImage("coast-rescue")],
    ["pictures in its text", withText('![Boats](/files/boats "Two boats") and [![a]( </files/coast-rescue> )](/blog)')],
    ["a picture named below", withText("![Boats][one] ![one]\n\n[one]: /files/boats")],
    ["pictures shown as code", withText("`![x](y)`\n\n```md\n![x](y)\n```")],
    ["no picture", withText("Look! [Here](y) it is, ![] and ![so].")],
  ])("with %s is published", (_, text) => {
    folder.save("posts/boats.md", text);
    expect(folder.read()).toMatchObject({ posts: [{ slug: "a-draw" }, { slug: "boats" }], mistakes: [] });
  });

  const none = (name: string) => `there is no picture "${name}" in the folder files`;
  it.each([
    ["an unknown picture", withImage("lions"), 2, none("lions")],
    ["a misspelt picture", withImage("boat"), 2, `${none("boat")}. Did you mean boats?`],
    ["an extension", withImage("boats.png"), 2, "write the picture as image: boats"],
    ["a document", withImage("raffle-terms-12"), 2, none("raffle-terms-12")],
    ["an unknown picture in its text", withText("\n![Boats](/files/boats)\n\n![x](/files/lions)"), 14, none("lions")],
    ["an extension in its text", withText("![x](/files/boats.png)"), 11, "write the picture as /files/boats"],
    ["a file beside it", withText("![x](boats.jpg)"), 11, "write the picture as /files/boats"],
    ["the path of a file", withText("![x](../files/lions.jpg)"), 11, none("../files/lions.jpg")],
    [
      "a picture of another site",
      withText("![x](https://x.example/a.png)"),
      11,
      "pictures of other sites are not shown",
    ],
    ["no address", withText("![x]()"), 11, "a picture has no address"],
    ["an unknown picture named below", withText("![x][one]\n\n[one]: /files/lions"), 11, none("lions")],
  ])("with %s is left out, and the line is logged", (_, text, line, message) => {
    folder.save("posts/broken.md", text);
    expect(folder.read().posts).toMatchObject([{ slug: "a-draw" }]);
    expect(folder.lines).toMatchObject([{ file: "posts/broken.md", line }]);
    expect(folder.messages()[0]).toContain(`posts/broken.md:${line}: ${message}`);
  });

  it.each([
    ["a picture without a text", "![](/files/boats)", "say what the picture shows, for people who cannot see it"],
    [
      "a link to no page",
      "[Results](/loto-results)",
      "this shop has no page /loto-results. Did you mean /lotto-results?",
    ],
    [
      "a link to no post",
      "See [it](/blog/a-drew?x#y).",
      "this shop has no page /blog/a-drew. Did you mean /blog/a-draw?",
    ],
    ["a link to no file", "[Terms](/files/lions)", "this shop has no page /files/lions"],
    [
      "a link named below",
      "[Results][1]\n\n[1]: /lotto-results/nothing/at/all",
      "this shop has no page /lotto-results/",
    ],
  ])("with %s is published, and the line is logged", (_, text, message) => {
    folder.save("posts/linked.md", withText(text));
    expect(folder.read().posts).toMatchObject([{ slug: "a-draw" }, { slug: "linked" }]);
    expect(folder.lines).toMatchObject([{ file: "posts/linked.md", line: text.includes("[1]: ") ? 13 : 11 }]);
    expect(folder.messages()[0]).toContain(message);
  });

  it("that links to pages of the shop, other sites and parts of itself has no mistake", () => {
    const links = ["/", "/blog", "/blog/category/draws/2", "/about/faq?q=x#q-y", "/powerball/results", "/files/boats"];
    const others = ["#first", "https://x.example/y", "mailto:x@x.example", "//x.example"];
    folder.save("posts/linked.md", withText([...links, ...others].map((link) => `[Link](${link})`).join("\n")));
    expect(folder.read().mistakes).toEqual([]);
  });

  it("appears as soon as its picture is saved", () => {
    const reader = folder.open();
    folder.save("posts/lions.md", withImage("lions"));
    expect(reader().posts).toHaveLength(1);
    folder.save("files/lions.gif", png(4, 2));
    folder.clock.now = 1_000;
    expect(reader()).toMatchObject({ posts: [{}, { image: "lions" }], mistakes: [] });
  });

  it("whose British text names an unknown picture keeps its en-AU text", () => {
    folder.save("posts/a-draw.en-GB.md", withImage("lions").replace("A draw", "A British draw"));
    expect(folder.read("en-GB").posts).toMatchObject([{ title: "A draw" }]);
    expect(folder.messages()).toEqual([expect.stringContaining("posts/a-draw.en-GB.md:2: there is no picture")]);
  });
});

it("A banner with an unknown picture is left out", () => {
  folder.save("banners/01-boats.md", BANNER.replace("label", "image: lions\nlabel"));
  expect(folder.read().banners).toEqual([]);
  expect(folder.messages()).toEqual([expect.stringContaining("banners/01-boats.md:4: there is no picture")]);
});

it.each(["![", "![a](", "\n[", "![a][", "[a]: ", "`", "```\n", "~~~\n```\n", "![x](/files/boats)\n"])(
  "A text of nothing but %j does not stop the services",
  (mark) => {
    folder.save("posts/hostile.md", withText(mark.repeat(99_000 / mark.length)));
    const started = performance.now();
    folder.read();
    // 60,000 ms if every mark is compared with the rest of the text.
    expect(performance.now() - started).toBeLessThan(5_000);
  },
);
