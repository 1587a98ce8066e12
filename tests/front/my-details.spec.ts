// The customer's details: all of them, changed with a plain form.

import { describe, expect, it } from "vitest";
import { LABELS } from "#tests/labels.ts";
import { frontShopOfFile } from "./front-shop.ts";
import { all, descriptionOf, field } from "./html.ts";
import { customerOf } from "./people.ts";

const shop = frontShopOfFile();
const PATH = "/my-account/my-details";
const move = { address: "2 Example Street", suburb: "Brisbane", state: "QLD", postcode: "4000" };

describe("/my-account/my-details", () => {
  it("shows every detail and saves a change", async () => {
    const customer = await customerOf(shop);
    const page = await customer.goto(PATH);
    for (const text of [customer.email, "Date of birth 17 May 1990"]) expect(page.text).toContain(text);
    expect(field(page.main, "firstname").getAttribute("value")).toBe("Fred");

    const wrong = await customer.submit(page, LABELS.details.submit, { phoneNumber: "12", postcode: "" });
    expect(descriptionOf(field(wrong.main, "postcode"))).toMatch(/This field is required$/);
    expect(field(wrong.main, "phoneNumber").getAttribute("value")).toBe("12");

    const saved = await customer.submit(page, LABELS.details.submit, { firstname: "Freda", ...move });
    expect(saved.text).toContain("Your details have been successfully updated.");
    expect(field(saved.main, "address").getAttribute("value")).toBe("2 Example Street");
    expect((await customer.goto("/my-account")).text).toContain("Hello Freda");
  });

  it("refuses an address whose parts do not fit together, at the field", async () => {
    const customer = await customerOf(shop);
    const page = await customer.goto(PATH);
    const elsewhere = await customer.submit(page, LABELS.details.submit, { state: "WA" });
    expect(descriptionOf(field(elsewhere.main, "postcode"))).toMatch(/Please enter a post code in Western Australia$/);
    const abroad = await customer.submit(page, LABELS.details.submit, { country: "NZ", postcode: "6011" });
    expect(descriptionOf(field(abroad.main, "state"))).toMatch(/Please choose Somewhere else or change the country$/);
    const moved = { country: "NZ", postcode: "6011", state: "OTHER" };
    expect((await customer.submit(page, LABELS.details.submit, moved)).text).toContain("successfully updated");
    const forged = { address: "1 Example Street", suburb: "Sydney", state: "NSW", postcode: "6000", country: "AU" };
    await expect(customer.call("customer.updateDetails", { phoneNumber: "0491570006", ...forged })).rejects.toThrow();
  });

  it("Verification 16: names the state that a verified customer left, whose name cannot change", async () => {
    const customer = await customerOf(shop);
    await shop.controls.customer(customer.email, { verified: true });
    const page = await customer.goto(PATH);
    expect(page.main.querySelector("[name=firstname]")).toBeNull();
    expect(page.text).toContain("Fred Example");
    const forged = customer.call("customer.updateDetails", {
      firstname: "Freda",
      phoneNumber: "0491570006",
      address: "1 Example Street",
      suburb: "Sydney",
      state: "NSW",
      postcode: "2000",
      country: "AU",
    });
    await expect(forged).rejects.toThrow("Your name is verified");

    const moved = await customer.submit(page, LABELS.details.submit, move);
    expect(moved.text).toContain("Details updated, your account is now unverified");
    expect(moved.text).toContain("You moved out of New South Wales");
    expect(moved.main.querySelector("[role=alert] a, .alert a")?.getAttribute("href") ?? "").toBe(
      "/my-account/verify-account",
    );
    expect(moved.main.querySelector("[name=firstname]")).not.toBeNull();
  });

  it("Verification 9: shows no confirmation banner", async () => {
    const customer = await customerOf(shop);
    await shop.controls.customer(customer.email, { addressConfirmation: true });
    await customer.goto("/my-account");
    expect(all((await customer.goto("/about")).body, "complementary", "Please confirm")).toHaveLength(1);
    expect(all((await customer.goto(PATH)).body, "complementary", "Please confirm")).toEqual([]);
  });

  it("is read-only without account_details_manage", async () => {
    const customer = await customerOf(shop);
    await shop.controls.capability("account_details_manage", "off");
    const page = await customer.goto(PATH);
    expect(page.has("button", LABELS.details.submit)).toBe(false);
    for (const text of ["Fred Example", "1 Example Street", "New South Wales"]) expect(page.text).toContain(text);
    await expect(customer.call("customer.updateDetails", { address: "2 Example Street" })).rejects.toThrow();
  });
});
