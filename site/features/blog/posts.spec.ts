import { expect, it } from "vitest";
import { chooseStories, type Post } from "./posts.ts";

const post = (slug: string, day: string): Post => ({
  slug,
  title: slug,
  excerpt: "",
  category: { slug: "causes", name: "Causes" },
  publishedAt: `2026-${day}T00:00:00Z`,
});

it("Stories are the preferred posts, then others, each once and newest first", () => {
  const own = [post("boats", "11-04"), post("pool", "09-09")];
  const newest = [post("draw", "11-18"), post("boats", "11-04"), post("ticket", "09-30"), post("old", "01-01")];
  expect(chooseStories(own, newest, 4).map(({ slug }) => slug)).toEqual(["draw", "boats", "ticket", "pool"]);
});
