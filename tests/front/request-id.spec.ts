// The id that customers quote to support is the request id in the logs.
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";

const shop = frontShopOfFile();

const idShown = (html: string) => /quote <code[^>]*>([0-9a-f-]{36})<\/code>/.exec(html)?.[1];

it.each([
  ["a page that is not there", "/not/here/at/all", 404],
  ["an offer that is not there", "/no-such-lottery", 404],
])("%s shows its request id, which is in the log", async (_, path, status) => {
  const page = await shop.ask(path);
  expect(page.status).toBe(status);
  const id = idShown(page.text);
  expect(id).toBe(page.headers["x-shop-request-id"]);
  await expect.poll(() => shop.lines.filter(({ requestId }) => requestId === id).length).toBeGreaterThan(0);
});

it.each([
  ["down", 503],
  ["garbage", 500],
] as const)("shows the id when a service is %s", async (trouble, status) => {
  await shop.setReply("/v2/anon-cart/anc_1", trouble);
  const page = await shop.ask("/cart", { headers: { cookie: "dc_cart=anc_1" } });
  expect([page.status, idShown(page.text)]).toEqual([status, page.headers["x-shop-request-id"]]);
});
