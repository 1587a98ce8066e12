import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { watchContent } from "#services/content/content-reader.ts";
import { BANNER, contentFolderOfFile, POST } from "./content-reader.ts";

const folder = contentFolderOfFile();
afterEach(() => void vi.useRealTimers());
const slugs = () => folder.read().posts.map(({ slug }) => slug);

describe("the content folder", () => {
  it("gives posts with their text, and categories in the editors' order", () => {
    expect(folder.read()).toMatchObject({
      posts: [{ slug: "a-draw", title: "A draw", status: "published", body: "## First\n\nText." }],
      categories: [{ slug: "draws" }, { slug: "people" }],
      mistakes: [],
    });
  });

  it("accepts a byte order mark and Windows line ends", () => {
    folder.save("posts/windows.md", `\uFEFF${POST.replaceAll("\n", "\r\n")}`);
    expect(slugs()).toEqual(["a-draw", "windows"]);
  });

  it("is read again a second after a file was saved, added or deleted", () => {
    const reader = folder.open();
    expect(reader().posts[0]?.title).toBe("A draw");

    folder.save("posts/a-draw.md", POST.replace("A draw", "A new title"), 2);
    folder.save("posts/second.md", POST);
    folder.clock.now = 999;
    expect(reader().posts[0]?.title).toBe("A draw");
    folder.clock.now = 1_000;
    expect(reader().posts.map(({ title }) => title)).toEqual(["A new title", "A draw"]);

    rmSync(join(folder.path, "posts/second.md"));
    folder.clock.now = 2_000;
    expect(reader().posts).toHaveLength(1);
  });

  it("keeps its last content while the folder is missing", () => {
    const reader = folder.open();
    reader();
    rmSync(folder.path, { recursive: true });
    folder.clock.now = 1_000;
    expect(reader().posts).toHaveLength(1);
    mkdirSync(folder.path);
  });

  it("logs a mistake each time its file is saved, and when it is right again", () => {
    const reader = folder.open();
    folder.save("posts/broken.md", "no");
    reader();
    folder.clock.now = 1_000;
    reader();
    expect(folder.lines).toHaveLength(1);

    folder.save("posts/broken.md", "no", 2);
    folder.clock.now = 2_000;
    reader();
    expect(folder.lines).toHaveLength(2);

    folder.save("posts/broken.md", POST, 3);
    folder.clock.now = 3_000;
    expect(reader()).toMatchObject({ posts: [{}, {}], mistakes: [] });
    expect(folder.lines[2]).toMatchObject({ file: "posts/broken.md", message: "posts/broken.md is right again" });
    folder.clock.now = 4_000;
    reader();
    expect(folder.lines).toHaveLength(3);
  });

  it("logs that a file with a mistake was deleted", () => {
    const reader = folder.open();
    folder.save("posts/broken.md", "no");
    reader();
    rmSync(join(folder.path, "posts/broken.md"));
    folder.clock.now = 1_000;
    reader();
    expect(folder.messages().slice(1)).toEqual(["posts/broken.md was deleted"]);
  });

  it("is watched: a mistake is logged within two seconds, before a page is opened", () => {
    vi.useFakeTimers();
    const unwatch = watchContent(folder.open());
    folder.save("posts/broken.md", "no");
    folder.clock.now = 2_000;
    vi.advanceTimersByTime(2_000);
    expect(folder.lines).toHaveLength(1);

    unwatch();
    folder.save("posts/worse.md", "no");
    folder.clock.now = 4_000;
    vi.advanceTimersByTime(2_000);
    expect(folder.lines).toHaveLength(1);
  });

  it("that is missing is logged once", () => {
    const reader = folder.open();
    rmSync(folder.path, { recursive: true });
    for (folder.clock.now = 1_000; folder.clock.now < 4_000; folder.clock.now += 1_000) reader();
    expect(folder.messages()).toEqual(["the content folder cannot be read"]);
    mkdirSync(folder.path);
  });
});

describe("a draft", () => {
  const draft = (text: string) => text.replace("---\n", "---\nstatus: draft\n");

  it("is left out, unless drafts are asked for", () => {
    folder.save("posts/draft.md", draft(POST));
    folder.save("banners/01-boats.md", draft(BANNER));
    const reader = folder.open();
    expect(reader()).toMatchObject({ posts: [{ slug: "a-draw" }], banners: [] });
    expect(reader("en-AU", "withDrafts")).toMatchObject({
      posts: [{ slug: "a-draw" }, { slug: "draft", status: "draft" }],
      banners: [{ slug: "boats", status: "draft", heading: "Four boats" }],
    });
  });

  it("in British English leaves the en-AU text in place", () => {
    folder.save("posts/a-draw.en-GB.md", draft(POST.replace("A draw", "A British draw")));
    const reader = folder.open();
    expect(reader("en-GB").posts).toMatchObject([{ title: "A draw" }]);
    expect(reader("en-GB", "withDrafts").posts).toMatchObject([{ title: "A British draw" }]);
  });

  it("with a mistake is logged with its line", () => {
    folder.save("posts/draft.md", draft(POST.replace("draws", "none")));
    folder.read();
    expect(folder.messages()).toEqual(['posts/draft.md:5: there is no category "none"; choose one of draws, people']);
  });
});
