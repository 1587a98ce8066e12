// Drafts of the CMS: hidden from lists and reads, and shown to the holder of a preview token.
import { describe, expect, it } from "vitest";
import { signPreview } from "#services/cms/preview-token.ts";
import { setShopNow } from "#services/lib/clock.ts";
import { postFile } from "#tests/content-folder.ts";
import { servicesWithContent } from "./content-services.ts";

const PAGE = '---\ntitle: Privacy\ndescription: x\nversion: "1"\nin_force: 2026-11-01\nstatus: draft\n---\nText.\n';
const services = servicesWithContent({
  "categories.yaml": "- { slug: draws, name: Draws, description: x }\n",
  "topics.yaml": "- { slug: tickets, name: Tickets, description: x }\n",
  "posts/shown.md": postFile(),
  "posts/draft.md": postFile({ status: "draft", image: "coast-rescue", body: "**Not yet.**" }),
  "posts/future.md": postFile({ published: "2026-11-21T09:00:00+11:00" }),
  "pages/privacy.md": PAGE,
  "questions/tickets/01-why.md": "---\nquestion: Why?\nstatus: draft\n---\nBecause.\n",
  "banners/01-shown.md": "---\nheading: Shown\nlink: /blog\nlabel: Read\nregions: [NSW]\n---\nA text.\n",
  "banners/02-draft.md": "---\nheading: Draft\nlink: /blog\nlabel: Read\nstatus: draft\n---\nA text.\n",
  "banners/02-draft.en-GB.md": "---\nheading: British\nlink: /blog\nlabel: Read\n---\nA text.\n",
});

const read = (path: string, query = "") => services.call({ path: `/cms/items/${path}${query}` });
const tokenOf = (path: string, now?: Date) => {
  const [collection = "", id = ""] = path.split("/");
  return signPreview(services.env, { collection, id }, now);
};
const DRAFTS = ["posts/draft", "posts/future", "pages/privacy", "questions/why", "banners/draft"];

describe("a draft", () => {
  it.each(DRAFTS)("%s is 404 without a token, and shown with its own", async (path) => {
    expect((await read(path)).status).toBe(404);
    const { status, body } = await read(path, `?preview=${tokenOf(path)}`);
    expect([status, body.result.status]).toEqual([200, "draft"]);
  });

  it("is in no list", async () => {
    const ids = async (collection: string) =>
      (await read(collection)).body.result.map(({ id }: { id: string }) => id) as string[];
    expect(await ids("posts")).toEqual(["shown"]);
    expect(await ids("banners")).toEqual(["shown"]);
    expect(await ids("pages")).toEqual([]);
    expect(await ids("questions")).toEqual([]);
    expect((await read("banners", "?locale=en-GB")).body.result).toHaveLength(1);
  });

  it("of a post has the fields of the blog", async () => {
    const { body } = await read("posts/draft", `?preview=${tokenOf("posts/draft")}`);
    expect(body.result.data).toMatchObject({
      title: "A post",
      category: { slug: "draws", name: "Draws" },
      image: "coast-rescue",
      published_at: "2026-10-31T22:00:00.000Z",
      body: "**Not yet.**",
    });
  });
});

describe("a preview token", () => {
  const anHourAgo = () => new Date(Date.now() - 3_600_000);

  it.each([
    ["of another item", () => tokenOf("posts/shown")],
    ["of another collection", () => tokenOf("pages/draft")],
    ["that has expired", () => tokenOf("posts/draft", anHourAgo())],
    ["that is invented", () => `${Math.floor(Date.now() / 1000) + 60}.${"A".repeat(43)}`],
    ["that is none", () => "true"],
  ])("%s is 404, for drafts and for published items", async (_, token) => {
    expect((await read("posts/draft", `?preview=${token()}`)).status).toBe(404);
    expect((await read("banners/shown", `?preview=${token()}`)).status).toBe(404);
  });

  it("shows published items too, and no unknown ones", async () => {
    const shown = await read("banners/shown", `?preview=${tokenOf("banners/shown")}`);
    expect(shown.body.result).toMatchObject({
      status: "published",
      data: { heading: "Shown", text: "A text.", link: "/blog", label: "Read", regions: ["NSW"], segments: [] },
    });
    expect((await read("posts/none", `?preview=${tokenOf("posts/none")}`)).status).toBe(404);
    expect((await read("nothing/none", `?preview=${tokenOf("nothing/none")}`)).status).toBe(404);
  });
});

it("a post is in the CMS from its time on, by the shop's clock", async () => {
  await setShopNow(services.db, new Date("2026-11-21T00:00:00Z"));
  expect((await read("posts/future")).status).toBe(200);
});
