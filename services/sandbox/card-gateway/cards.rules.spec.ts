import { describe, expect, it } from "vitest";
import { isCardNumber, readCard, testBehaviour } from "./cards.rules.ts";

const now = new Date("2026-11-20T01:00:00Z");
const typed = { number: "4242 4242 4242 4242", expiry: "12/28", csc: "123", name: "Anna Example" };

describe("readCard", () => {
  it("keeps brand, last four digits and expiry, but not the number", () => {
    const read = readCard(typed, now);

    expect(read).toEqual({
      card: { brand: "Visa", lastFour: "4242", expiryMonth: 12, expiryYear: 2028, behaviour: "approved" },
    });
    expect(JSON.stringify(read)).not.toContain("42424242");
  });

  it("returns problems by field", () => {
    expect(readCard({ number: "4242424242424241", expiry: "10/26", csc: "1", name: "" }, now)).toEqual({
      problems: {
        number: "Enter a valid card number.",
        expiry: "Enter an expiry date in the future, such as 12/28.",
        csc: "Enter the 3 or 4 digit security code.",
        name: "Please enter the card holder's name.",
      },
    });
  });

  it("refuses a name with 13 or more digits", () => {
    expect(readCard({ ...typed, name: "4242424242424" }, now)).toEqual({
      problems: { name: "Please enter the card holder's name." },
    });
    expect(readCard({ ...typed, name: "424242424242" }, now)).toHaveProperty("card");
  });

  it("accepts a card until the end of its month", () => {
    expect(readCard({ ...typed, expiry: "11/2026" }, now)).toHaveProperty("card");
    for (const expiry of ["1228", "122028", "12 28"]) {
      expect(readCard({ ...typed, expiry }, now)).toMatchObject({ card: { expiryMonth: 12, expiryYear: 2028 } });
    }
    expect(readCard({ ...typed, expiry: "1328" }, now)).toHaveProperty("problems.expiry");
    expect(readCard({ ...typed, expiry: "13/28" }, now)).toHaveProperty("problems.expiry");
  });

  it("refuses a real card", () => {
    expect(readCard({ ...typed, number: "4111111111111111" }, now)).toHaveProperty("problems.number");
  });
});

describe("isCardNumber", () => {
  it("checks the digits", () => {
    expect(isCardNumber("4000000000003220")).toBe(true);
    expect(isCardNumber("4000000000003221")).toBe(false);
    expect(isCardNumber("4242")).toBe(false);
  });
});

describe("testBehaviour", () => {
  it("depends on the cents", () => {
    expect([501, 502, 500, 100, 1001].map(testBehaviour)).toEqual([
      "declined",
      "challenged",
      "approved",
      "approved",
      "declined",
    ]);
  });
});
