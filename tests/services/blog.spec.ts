import { describe, expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { postFile } from "#tests/content-folder.ts";
import { servicesWithContent } from "./content-services.ts";

const category = (slug: string) => `- { slug: ${slug}, name: The ${slug}, description: About them. }\n`;
const services = servicesWithContent({
  "categories.yaml": ["people", "draws", "empty"].map(category).join(""),
  "posts/older.md": postFile({ published: "2026-10-01T09:00:00+11:00", category: "people", cause: "night_pantry" }),
  "posts/newer.md": postFile({ published: "2026-11-19T09:00:00+11:00", image: "coast-rescue", body: "**Text.**" }),
  "posts/same-time-b.md": postFile({ published: "2026-11-01T00:00:00Z" }),
  "posts/same-time-a.md": postFile({ published: "2026-11-01T11:00:00+11:00" }),
  "posts/draft.md": postFile({ status: "draft" }),
  "posts/future.md": postFile({ published: "2026-11-20T18:00:00+11:00", category: "empty" }),
});

const read = (path: string) => services.call({ path: `/blog${path}` });
const slugs = async (path: string) => (await read(path)).body.result.map(({ slug }: { slug: string }) => slug);

describe("the blog", () => {
  it("lists published posts, newest first and without their texts", async () => {
    const { body } = await read("/posts");
    expect(body.result.map(({ slug }: { slug: string }) => slug)).toEqual([
      "newer",
      "same-time-a",
      "same-time-b",
      "older",
    ]);
    expect(body.page_info).toEqual({ limit: 12, offset: 0, total: 4 });
    expect(body.result[0]).toEqual({
      slug: "newer",
      title: "A post",
      excerpt: "What it says.",
      category: { slug: "draws", name: "The draws" },
      image: "/files/coast-rescue",
      published_at: "2026-11-18T22:00:00.000Z",
    });
  });

  it("pages and filters by category", async () => {
    expect(await slugs("/posts?limit=2&offset=1")).toEqual(["same-time-a", "same-time-b"]);
    expect(await slugs("/posts?category=people")).toEqual(["older"]);
    expect(await slugs("/posts?category=unknown")).toEqual([]);
    expect(await slugs("/posts?offset=50")).toEqual([]);
  });

  it("names the cause that a post is about, and filters by it", async () => {
    expect((await read("/posts?cause=night_pantry")).body.result).toMatchObject([
      { slug: "older", cause: "night_pantry" },
    ]);
    expect(await slugs("/posts?cause=unknown")).toEqual([]);
  });

  it("reads a post with its text; drafts, future and unknown posts are 404", async () => {
    expect((await read("/posts/newer")).body.result).toMatchObject({ slug: "newer", body: "**Text.**" });
    for (const slug of ["draft", "future", "unknown", "__proto__"])
      expect([slug, (await read(`/posts/${slug}`)).status]).toEqual([slug, 404]);
  });

  it("lists the categories with posts, in the editors' order", async () => {
    expect((await read("/categories")).body.result).toEqual([
      { slug: "people", name: "The people" },
      { slug: "draws", name: "The draws" },
    ]);
  });

  it("publishes a post at its time by the shop's clock", async () => {
    await setShopNow(services.db, new Date("2026-11-20T07:00:00Z"));
    expect((await slugs("/posts"))[0]).toBe("future");
    expect((await read("/posts/future")).status).toBe(200);
    expect(await slugs("/categories")).toEqual(["people", "draws", "empty"]);
  });
});
