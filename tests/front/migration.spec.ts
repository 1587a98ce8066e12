// Moving an account without scripts, and when the dialog opens by itself.

import { expect, it } from "vitest";
import { readVisitor } from "#site/lib/shell/start/visitor.ts";
import { TRY_AGAIN } from "#site/ui/feedback/feedback.ts";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { customerOf } from "./people.ts";
import type { Visitor } from "./visitor.ts";

const shop = frontShopOfFile();
const PATH = "/shell/migrate";

const opens = ({ cookies }: Visitor) => readVisitor([...cookies].map((pair) => pair.join("=")).join("; ")).migrates;

async function movable(status: "eligible_soft" | "eligible_hard" = "eligible_soft", fails = false) {
  const customer = await customerOf(shop);
  await shop.controls.migration(customer.email, status, fails);
  return customer;
}

it("opens for customers whose account is due, until they close it (Migration 1, 2, 6)", async () => {
  const customer = await movable("eligible_hard");
  await customer.goto("/my-account");
  expect(opens(customer)).toBe(true);
  await customer.call("migration.dismiss", {});
  expect(opens(customer)).toBe(false);
  await customer.goto("/my-account");
  expect(opens(customer), "the cookie lasts").toBe(false);
});

it("opens for nobody else, and not without the capability (Migration 3, 4, 11)", async () => {
  const other = await customerOf(shop);
  await other.goto("/my-account");
  expect(opens(other)).toBe(false);
  expect((await shop.visit().goto(PATH)).url).toContain("/login");

  const customer = await movable();
  await shop.controls.capability("customer_migration", "off");
  const seen = async () => {
    const overview = await customer.goto("/my-account");
    return [opens(customer), overview.has("link", "Move your account"), (await customer.goto(PATH)).status];
  };
  expect(await seen()).toEqual([false, false, 404]);
  await shop.controls.capability("customer_migration", "on");
  expect(await seen()).toEqual([true, true, 200]);
});

it("moves with the terms only, and ends with success (Migration 5, 7, 8)", async () => {
  const customer = await movable();
  const page = await customer.goto(PATH);
  const refused = await customer.submit(page, LABELS.migration.submit);
  expect([refused.status, refused.text]).toEqual([
    422,
    expect.stringContaining("You must agree to the terms and conditions to proceed."),
  ]);
  const running = await customer.submit(refused, LABELS.migration.submit, { [LABELS.migration.termsAccepted]: true });
  expect(running.text).toContain("We are moving your account.");
  expect((await customer.goto("/my-account")).has("link", "See whether it is moved")).toBe(true);
  await shop.clock("+1m");
  expect((await customer.submit(running, "Check again")).text).toContain("Your account is moved");
  expect((await customer.goto(PATH)).text).toContain("Your account is moved");
});

it("offers to try again or to contact support after a failure (Migration 9, 10)", async () => {
  const customer = await movable("eligible_hard", true);
  const page = await customer.goto(PATH);
  const running = await customer.submit(page, LABELS.migration.submit, { [LABELS.migration.termsAccepted]: true });
  await shop.clock("+1m");
  const failed = await customer.submit(running, "Check again");
  expect([failed.status, failed.text]).toEqual([409, expect.stringContaining("Your account was not moved")]);
  expect(failed.has("link", "Contact support")).toBe(true);
  expect((await customer.submit(failed, TRY_AGAIN)).text).toContain("We are moving your account.");
});

it("says at the next visit that the last move failed, and tells in the news how one ended", async () => {
  const customer = await movable("eligible_hard", true);
  const agree = { [LABELS.migration.termsAccepted]: true };
  const first = await customer.goto(PATH);
  expect(first.text).not.toContain("Your last move didn't work");
  await customer.submit(first, LABELS.migration.submit, agree);
  await shop.clock("+1m");
  const news = async () => (await customer.goto("/shell/notifications")).text;
  await expect.poll(news).toContain("We could not move your account");
  const next = await customer.goto(PATH);
  expect(next.text).toContain("Your last move didn't work");
  expect((await customer.submit(next, LABELS.migration.submit, agree)).text).toContain("We are moving your account.");

  await shop.controls.migration(customer.email, "eligible_hard");
  await customer.submit(await customer.goto(PATH), LABELS.migration.submit, agree);
  await shop.clock("+1m");
  await expect.poll(news).toContain("Your account is moved");
});
