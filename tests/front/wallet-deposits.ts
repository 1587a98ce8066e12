// What the tests of deposits without a purchase share: the plain form, the bank and PayPal.

import { expect } from "vitest";
import { METHOD_NAMES } from "#services/main/wallet/funds/fund-names.rules.ts";
import { FINISH_PAYING } from "#site/features/funds/deposit.form.ts";
import { LABELS } from "#tests/labels.ts";
import { one, readHtml, textOf } from "./html.ts";
import type { Page, Visitor } from "./visitor.ts";

export const PATH = "/my-account/deposit";
export const TEST_MONEY = { [METHOD_NAMES.td]: true };
export const deposit = async (customer: Visitor, amount: string, from = PATH) =>
  customer.submit(await customer.goto(from), LABELS.deposit.submit, { [LABELS.deposit.amount]: amount, ...TEST_MONEY });
export const walletOf = async (customer: Visitor) =>
  textOf(one((await customer.goto("/my-account")).body, "region", "Wallet"));
export const idOf = ({ url }: Page) => /dep_\w+/.exec(url)?.[0] ?? "";
const fieldsOf = (form: ReturnType<typeof readHtml> | null) =>
  Object.fromEntries(
    (form?.querySelectorAll("input") ?? []).map((input) => [
      input.getAttribute("name"),
      input.getAttribute("value") ?? "",
    ]),
  );

/** Answers at the bank that a page leads to. Returns the page on which the bank's response arrives. */
export async function answerAt(customer: Visitor, page: Page, button: "Approve" | "Decline") {
  const form = one(page.main, "button", "Continue to your bank").closest("form");
  const body = new URLSearchParams(fieldsOf(form) as Record<string, string>);
  const bank = readHtml(await (await fetch(form?.getAttribute("action") ?? "", { method: "POST", body })).text());
  return customer.post("/3ds/notify", fieldsOf(one(bank, "button", button).closest("form")) as never);
}

/** Deposits an amount that the sandbox challenges, and answers at the bank. */
export async function answerBank(customer: Visitor, button: "Approve" | "Decline", from = PATH) {
  const back = await answerAt(customer, await deposit(customer, "20.02", from), button);
  return customer.submit(back, FINISH_PAYING);
}

/** Deposits by PayPal, and answers there. */
export async function answerPayPal(customer: Visitor, answer: "approve" | "cancel", from = PATH) {
  const page = await customer.submit(await customer.goto(from), LABELS.deposit.submit, {
    [LABELS.deposit.amount]: "20",
    PayPal: true,
  });
  expect(page.text).toContain("Confirm $20.00 on PayPal's page; it then brings you back here.");
  const href = one(page.main, "link", "Continue to PayPal").getAttribute("href") ?? "";
  const body = new URLSearchParams({ creq: new URL(href).searchParams.get("creq") ?? "", answer });
  const reply = await fetch(href.split("?")[0] ?? "", { method: "POST", body, redirect: "manual" });
  const back = new URL(reply.headers.get("location") ?? "");
  const finish = await customer.goto(`${back.pathname}${back.search}`);
  return { id: idOf(page), ended: await customer.submit(finish, FINISH_PAYING) };
}
