// Tests forced redirects (shell §2): every page knows what the customer's overview requires.
import { expect, it } from "vitest";
import { startShop } from "#tests/shop.ts";

it("keeps the forced page of a customer until the password change or upgrade is done", async () => {
  const { caller, controls, open, signIn } = await startShop();
  await controls.customer("erin@example.com", { passwordChange: true, accountUpgrade: true });
  await signIn("erin");
  expect(open().session.forcedPage).toBe("force-password-change");

  await controls.customer("erin@example.com", { passwordChange: false, accountUpgrade: true });
  await caller.session.get();
  expect(open().session.forcedPage).toBe("my-account-upgrade-account");

  await controls.customer("erin@example.com", { passwordChange: false, accountUpgrade: false });
  await caller.session.get();
  expect(open().session.forcedPage).toBeNull();
});

it("clears the forced page at sign-out", async () => {
  const { caller, controls, open, signIn } = await startShop();
  await controls.customer("erin@example.com", { passwordChange: true });
  await signIn("erin");
  await caller.session.logout();
  expect(open().session.forcedPage).toBeNull();
  await controls.customer("erin@example.com", { passwordChange: false });
});
