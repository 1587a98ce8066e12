import { expect, it } from "vitest";
import { contentFolderOfFile, POST } from "./content-reader.ts";

const folder = contentFolderOfFile();
const slugs = () => folder.read().posts.map(({ slug }) => slug);

it.each([
  [
    "a title of 5,000 characters",
    POST.replace("A draw", "x".repeat(5_000)),
    2,
    /^title has 5000 characters; at most 160$/,
  ],
  ["a title of two lines", POST.replace("A draw", '"A\\ndraw"'), 2, /^title: must be one line/],
  ["a missing excerpt", POST.replace(/excerpt: .*\n/, ""), 1, /^excerpt is missing$/],
  ["an unknown field", POST.replace("---\n", "---\nauthor: Me\n"), 1, /^there is no field "author"$/],
  [
    "an unknown field below others",
    POST.replace("category", "author: Me\ncategory"),
    4,
    /^there is no field "author"$/,
  ],
  ["a misspelt field", POST.replace("title", "titel"), 2, /^there is no field "titel"\. Did you mean title\?$/],
  ["a misspelt value", POST.replace("---\n", "---\nstatus: draf\n"), 2, /^status must be .*\. Did you mean draft\?$/],
  ["an empty title", POST.replace("A draw", "''"), 2, /^title is empty$/],
  ["a title that is a comment", POST.replace("A draw", "#1"), 2, /^title is empty; .* # in quotes$/],
  ["a title with a colon", POST.replace("A draw", "Draws: how"), 2, /^a value has a colon; put the value in quotes/],
  ["a title that begins with @", POST.replace("A draw", "@home"), 2, /special character; put the value in quotes/],
  ["words after a quoted title", POST.replace("A draw", '"A" draw'), 2, /closing quote; put the value in quotes/],
  ["a number as its title", POST.replace("A draw", "2026"), 2, /^title must be text; put the value in quotes$/],
  ["two titles", POST.replace("title: A draw", "title: One\ntitle: Two"), 3, /^this field is given twice$/],
  ["a line without a field", POST.replace("title: A draw", "A draw"), 2, /^this line has no field/],
  ["a date without a time zone", POST.replace("+11:00", ""), 5, /^published: must be a time/],
  ["a picture on another site", POST.replace("---\n", "---\nimage: https://x.example/a.png\n"), 2, /^image: /],
  ["broken YAML", POST.replace("A draw", '"A draw'), 1, /quote/],
  ["no front matter", "# A draw", 1, /front matter/],
  ["front matter without an end", POST.replace(/\n---\n/, "\n"), 1, /front matter/],
  ["front matter that is text", "---\nA draw\n---\n", 1, /^fields are missing/],
  ["a long text", POST + "x".repeat(100_001), 1, /longer than 100000 characters/],
  ["a billion laughs", POST.replace("A draw", "&a [x]\nb: &b [*a,*a,*a,*a,*a,*a]\nc: [*b,*b,*b,*b]"), 1, /alias/],
])("logs file and line of %s, and keeps the other posts", (_, text, line, message) => {
  folder.save("posts/broken.md", text);
  expect(slugs()).toEqual(["a-draw"]);
  expect(folder.lines).toHaveLength(1);
  expect(folder.lines[0]).toMatchObject({
    file: "posts/broken.md",
    message: expect.stringMatching(/^posts\/broken\.md:\d+: /),
  });
  expect(folder.lines[0]?.message.replace(/^.*?:\d+: /, "")).toMatch(message);
  expect(Math.abs((folder.lines[0]?.line ?? 0) - line)).toBeLessThanOrEqual(line === 1 ? 6 : 0);
});

it.each([
  ["in the front matter", POST.replace("A draw", "Caf\u00e9"), 2],
  ["in the text", POST.replace("Text.", "Text.\n\nCaf\u00e9."), 11],
])("logs the line that is not UTF-8 %s, and does not publish the post", (_, text, line) => {
  folder.save("posts/broken.md", Buffer.from(text, "latin1"));

  expect(slugs()).toEqual(["a-draw"]);
  expect(folder.messages()).toEqual([
    `posts/broken.md:${line}: the file is not in UTF-8; save it with the encoding UTF-8`,
  ]);
});

it("names a file that is saved as UTF-16", () => {
  folder.save("posts/broken.md", Buffer.from(`\uFEFF${POST}`, "utf16le"));
  folder.read();

  expect(folder.messages()).toEqual([expect.stringMatching(/^posts\/broken\.md:1: the file is not in UTF-8/)]);
});

it.each([
  ["posts/my-post.markdown", "texts are .md files in posts"],
  ["posts/My post.docx", "texts are .md files in posts"],
  ["posts/dune.jpg", "pictures belong into files"],
  ["post/a-draw.md", "texts are .md files in posts"],
  ["README.md", "texts are .md files in posts"],
  ["categories.yml", "lists are categories.yaml, topics.yaml"],
  ["tags.yaml", "lists are categories.yaml, topics.yaml"],
])("warns that %s is not read, and how it would be", (name, words) => {
  folder.save(name, POST);

  expect(slugs()).toEqual(["a-draw"]);
  expect(folder.messages()).toEqual([expect.stringContaining(`${name}:1: the file is not read; `)]);
  expect(folder.messages()[0]).toContain(words);
});

it.each([".git/HEAD", "posts/.a-draw.md.swp", "posts/a-draw.md~", "reader.ts"])("says nothing of %s", (name) => {
  folder.save(name, POST);

  expect([slugs(), folder.messages()]).toEqual([["a-draw"], []]);
});
