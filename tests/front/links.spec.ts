// Sign-in links, as customers open them.
import { expect, it } from "vitest";
import { LOCKED } from "#tests/two-factor.ts";
import { frontShopOfFile } from "./front-shop.ts";

const shop = frontShopOfFile();

it("explain that the account is locked, and do not repeat the token", async () => {
  const id = "2fa_account_locked";
  const body = {
    messages: [{ code: id, message: LOCKED, level: "error" }],
    errors: { general: [{ id, message: LOCKED }] },
  };
  await shop.setReply("/v2/transfer", { status: 401, body });

  const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
  const answer = await shop.ask("/login/transfer/trt_1", { method: "POST", headers, body: "saveDevice=on" });

  expect(answer.status).toBe(401);
  expect(answer.text).toContain("Account locked");
  expect(answer.text).not.toContain("data-link-form");
});
