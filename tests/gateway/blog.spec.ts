// Posts of the blog: shared between visitors, and 404 for a backend without a blog.
import { expect, it } from "vitest";
import { backendOfFile, openBackend } from "#tests/gateway/backend.ts";

const backend = backendOfFile();

const NOT_FOUND = { problem: { code: "not_found", status: 404 } };

it("pages posts and shares each reply between visitors", async () => {
  const read = () => backend.open().caller.blog.list({ page: 3, category: "draws" });
  expect((await read()).posts.length).toBeGreaterThan(0);
  await read();
  expect(backend.askedAt("/blog/posts").map(({ url }) => url)).toEqual([
    "/blog/posts?limit=12&offset=24&category=draws&locale=en-AU",
  ]);
});

it("answers 404 if discovery names no blog", async () => {
  const other = await openBackend();
  try {
    const main = { base_path: "/main" };
    other.answer("/discover", (_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ result: { services: { main } } }));
    });
    const { blog } = other.open().caller;
    await expect(blog.list()).rejects.toMatchObject(NOT_FOUND);
    await expect(blog.get({ slug: "a-post" })).rejects.toMatchObject(NOT_FOUND);
  } finally {
    await other.close();
  }
});
