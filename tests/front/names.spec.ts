// A customer's name that would reorder the text around it.
import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { newEmail, registration } from "./people.ts";

const shop = frontShopOfFile();

it("shows a name without bidirectional control characters, isolated from the text around it", async () => {
  const visitor = shop.visit();
  const fields = { ...registration(newEmail()), firstname: "\u202eAnna\u2066" };
  expect((await visitor.post("/checkout/login?step=register", fields)).url).toBe("/cart");

  expect((await visitor.goto("/my-account")).html).toContain("<h1>Hello <bdi>Anna</bdi></h1>");
  expect((await visitor.goto("/shell/account")).html).toContain("<bdi>Anna</bdi>");
});
