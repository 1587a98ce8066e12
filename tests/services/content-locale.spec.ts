import { describe, expect, it } from "vitest";
import { CATEGORIES, contentFolderOfFile, POST } from "./content-reader.ts";

const folder = contentFolderOfFile();
const slugs = () => folder.read().posts.map(({ slug }) => slug);

describe("a British file", () => {
  it("replaces the one beside it for en-GB; the other files are in en-AU", () => {
    folder.save("posts/a-draw.en-GB.md", POST.replace("A draw", "A British draw"));
    folder.save("posts/second.md", POST);
    const reader = folder.open();
    expect(reader().posts.map(({ title }) => title)).toEqual(["A draw", "A draw"]);
    expect(reader("en-GB").posts).toMatchObject([
      { slug: "a-draw", title: "A British draw" },
      { slug: "second", title: "A draw" },
    ]);
  });

  it("with a mistake leaves the en-AU text in both languages, and is logged once", () => {
    folder.save("posts/a-draw.en-GB.md", POST.replace("A draw", "x".repeat(5_000)));
    const reader = folder.open();
    expect(reader("en-GB").posts.map(({ title }) => title)).toEqual(["A draw"]);
    expect(reader().posts).toHaveLength(1);
    expect(folder.messages()).toEqual([expect.stringMatching(/^posts\/a-draw\.en-GB\.md:2: title/)]);
  });

  it("that translates nothing is a mistake", () => {
    folder.save("posts/a-drawing.en-GB.md", POST);
    expect(slugs()).toEqual(["a-draw"]);
    expect(folder.messages()).toEqual(["posts/a-drawing.en-GB.md:1: there is no posts/a-drawing.md beside it"]);
  });

  it("that names an unknown category leaves the en-AU text, and is logged under its own name", () => {
    folder.save("posts/a-draw.en-GB.md", POST.replace("A draw", "A British draw").replace(": draws", ": none"));
    expect(folder.read("en-GB").posts.map(({ title }) => title)).toEqual(["A draw"]);
    expect(folder.messages()).toEqual([
      'posts/a-draw.en-GB.md:4: there is no category "none"; choose one of draws, people',
    ]);
  });
});

describe("a British list", () => {
  const british = (entries: string) => folder.save("categories.en-GB.yaml", entries);
  const names = () => folder.read("en-GB").categories.map(({ name }) => name);

  it("replaces the entries of the list beside it one by one, in the order of the original", () => {
    british("- { slug: people, name: Folk, description: Who works here. }\n");
    folder.save("topics.yaml", CATEGORIES);
    folder.save("topics.en-GB.yaml", "- { slug: draws, name: Lots, description: x }\n");
    expect(names()).toEqual(["Draws", "Folk"]);
    expect(folder.read("en-GB").topics.map(({ name }) => name)).toEqual(["Lots", "People"]);
    expect(folder.read().categories.map(({ name }) => name)).toEqual(["Draws", "People"]);
    expect(folder.messages()).toEqual([]);
  });

  it("leaves out unknown and repeated entries", () => {
    british(["folk", "draws", "draws"].map((slug) => `- { slug: ${slug}, name: ${slug}, description: x }\n`).join(""));
    expect(names()).toEqual(["draws", "People"]);
    expect(folder.messages()).toEqual([
      'categories.en-GB.yaml:1: categories.yaml has no "folk"',
      'categories.en-GB.yaml:3: the slug "draws" is used twice',
    ]);
  });

  it("with a mistake leaves the original", () => {
    british("- { slug: draws }\n");
    expect(names()).toEqual(["Draws", "People"]);
    expect(folder.messages()).toEqual([
      "categories.en-GB.yaml:1: 0.name is missing",
      "categories.en-GB.yaml:1: 0.description is missing",
    ]);
  });
});
