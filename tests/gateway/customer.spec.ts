import { describe, expect, it } from "vitest";
import { startShop } from "#tests/shop.ts";

describe("confirmations asked of a customer", () => {
  it("are asked until each is confirmed", async () => {
    const { caller, services, signIn } = await startShop();
    const { customer } = await signIn("dan");
    expect(customer).toMatchObject({ addressConfirmationRequired: false, emailAddressConfirmationRequired: false });
    await services.db
      .updateTable("customer")
      .set({ address_confirmation_required: true, email_confirmation_required: true })
      .where("id", "=", customer.customerId)
      .execute();

    expect(await caller.session.get()).toMatchObject({ addressConfirmationRequired: true });
    expect(await caller.customer.confirmAddress()).toMatchObject({
      addressConfirmationRequired: false,
      emailAddressConfirmationRequired: true,
    });
    expect(await caller.customer.confirmEmailAddress()).toMatchObject({ emailAddressConfirmationRequired: false });
    // Confirming again changes nothing.
    expect(await caller.customer.confirmAddress()).toMatchObject({ addressConfirmationRequired: false });
  });

  it("accept a form, and require sign-in", async () => {
    const { form, signIn } = await startShop();
    const empty = new URLSearchParams();
    expect(await form("customer.confirmAddress", empty)).toMatchObject({ ok: false, problem: { code: "signed_out" } });

    await signIn("dan");
    expect(await form("customer.confirmAddress", empty)).toMatchObject({ ok: true });
    expect(await form("customer.confirmEmailAddress", empty)).toMatchObject({ ok: true });
  });
});
