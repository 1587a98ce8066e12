// Tests the forced account upgrade (shell §2, account §2).
import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD, startShop } from "#tests/shop.ts";

const details = {
  firstname: "Fred",
  lastname: "Example",
  phoneNumber: "0491570006",
  address: "2 Example Street",
  suburb: "Brisbane",
  state: "QLD",
  postcode: "4000",
  country: "AU",
};

/** Signs up a customer without a postal address who must upgrade. */
async function signUpWithUpgrade(local: string) {
  const shop = await startShop();
  const email = `${local}@example.com`;
  const { caller, controls, services } = shop;
  const { customer } = await caller.session.signUp({
    ...details,
    email,
    password: DEMO_PASSWORD,
    dateOfBirth: "1990-05-17",
    termsAccepted: true,
  });
  const nothing = { address: null, phone_number: null, postcode: null, state: null, suburb: null };
  await services.db.updateTable("customer").set(nothing).where("id", "=", customer.customerId).execute();
  await controls.customer(email, { accountUpgrade: true });
  await caller.session.get();
  return { ...shop, email };
}

describe("a forced account upgrade", () => {
  it("completes with all details and accepted terms", async () => {
    const { caller, email, open } = await signUpWithUpgrade("upgrade");
    expect(open().session.forcedPage).toBe("my-account-upgrade-account");
    expect(await caller.customer.details()).toMatchObject({ email, address: null, postcode: null });

    expect(await caller.customer.upgrade({ ...details, termsAccepted: true })).toMatchObject({ accountUpgrade: false });

    expect(open().session.forcedPage).toBeNull();
    expect(await caller.customer.details()).toMatchObject(details);
  });

  it("is refused to a customer who need not upgrade, and changes nothing", async () => {
    const { caller, signIn } = await startShop();
    await signIn("erin");
    const before = await caller.customer.details();
    const upgrade = caller.customer.upgrade({ ...details, termsAccepted: true });
    await expect(upgrade).rejects.toMatchObject({ problem: { code: "not_required", status: 409 } });
    expect(await caller.customer.details()).toEqual(before);
  });

  it("reports invalid input by field, and stays demanded", async () => {
    const { caller, form, open } = await signUpWithUpgrade("incomplete");
    const { address: _, ...rest } = details;
    const result = await form(
      "customer.upgrade",
      new URLSearchParams({ ...rest, postcode: "20", lastname: "4".repeat(13) }),
    );

    expect(result).toMatchObject({
      ok: false,
      values: { suburb: "Brisbane" },
      problem: {
        targets: {
          address: [{ message: "This field is required" }],
          postcode: [{ message: "Please enter a valid post code" }],
          lastname: [{ message: "Please enter the card holder's name." }],
          termsAccepted: [{ message: "You must agree to the terms and conditions to proceed." }],
        },
      },
    });
    await caller.session.get();
    expect(open().session.forcedPage).toBe("my-account-upgrade-account");
  });

  it("comes after the forced password change", async () => {
    const { caller, email, controls, open } = await signUpWithUpgrade("both");
    await controls.customer(email, { passwordChange: true });
    await caller.session.get();
    expect(open().session.forcedPage).toBe("force-password-change");

    await caller.password.forceChange({ password: "Drawcard-demo-2", confirmPassword: "Drawcard-demo-2" });
    expect(open().session.forcedPage).toBe("my-account-upgrade-account");
    await caller.customer.upgrade({ ...details, termsAccepted: true });
    expect(open().session.forcedPage).toBeNull();
  });
});
