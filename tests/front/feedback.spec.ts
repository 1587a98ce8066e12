// The feedback form as a page, and its block in the footer.

import { expect, it } from "vitest";
import { RATINGS } from "#site/features/feedback/feedback.form.ts";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, entryOf, field, one, textOf } from "./html.ts";
import { customerOf } from "./people.ts";
import type { Page } from "./visitor.ts";

const shop = frontShopOfFile();
const blocks = ({ footer }: Page) => all(footer, "region", "Feedback");

it("Widgets 8: the footer has a feedback block only with the capability", async () => {
  const visitor = shop.visit();
  expect(blocks(await visitor.goto("/")).map((block) => textOf(block))).toEqual([
    expect.stringContaining("How are we doing?"),
  ]);
  await shop.controls.capability("feedback", "off");
  expect(blocks(await visitor.goto("/"))).toEqual([]);
  expect((await visitor.goto("/shell/feedback")).status).toBe(404);
});

it("Widgets 9, 10 and 11: the rating is required, the comment has its placeholder, only visitors are asked for an email", async () => {
  const { main } = await shop.visit().goto("/shell/feedback");
  expect(field(main, LABELS.feedback.comment).getAttribute("placeholder")).toBe(
    "Any Feedback - we are all ears! (optional)",
  );
  expect(main.querySelectorAll("input[type=email]")).toHaveLength(1);
  const page = await (await customerOf(shop)).goto("/shell/feedback");
  expect(page.main.querySelectorAll("textarea, input[type=email]").map(({ tagName }) => tagName)).toEqual(["TEXTAREA"]);
});

it("without a script, shows why it is refused, then sends it and links back", async () => {
  const visitor = shop.visit();
  const play = await visitor.goto("/powerball");
  const form = await visitor.follow(play, "Give feedback", blocks(play)[0]);
  const refused = await visitor.submit(form, LABELS.feedback.submit, {
    [LABELS.feedback.comment]: "No script here.",
    "Email (optional)": "fred",
  });
  expect(refused.text).toContain("This field is required");
  expect(refused.text).toContain("Please enter a valid email address");
  expect(entryOf(field(refused.main, LABELS.feedback.comment))).toBe("No script here.");

  const sent = await visitor.submit(refused, LABELS.feedback.submit, { Satisfied: true, "Email (optional)": "" });
  expect(sent.has("heading", "We have your feedback")).toBe(true);
  expect((await visitor.follow(sent, "Done")).url).toBe("/powerball");
});

it("the banner's variant_b includes the rating, and shows no text without content", async () => {
  await shop.controls.serve("getConfigComponents", { "feedback-banner": "variant_b" });
  const visitor = shop.visit();
  const about = await visitor.goto("/about");
  const { main } = await visitor.follow(about, RATINGS.satisfied, blocks(about)[0]);
  expect(field(main, RATINGS.satisfied).hasAttribute("checked")).toBe(true);

  await shop.controls.content("feedback.text", null);
  const [block] = blocks(await visitor.goto("/about"));
  expect(block && all(block, "heading")).toEqual([]);
  expect(block && one(block, "link", "Give feedback").getAttribute("href")).toMatch(/^\/shell\/feedback/);
});
