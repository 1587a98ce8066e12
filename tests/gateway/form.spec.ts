import { describe, expect, it } from "vitest";
import { coerce, readForm, withoutSecrets } from "#gateway/entry/form.ts";
import { addItemInput } from "#gateway/routers/cart.input.ts";
import { createInput } from "#gateway/routers/purchases.input.ts";
import { loginInput, signUpInput } from "#gateway/routers/session.input.ts";

const key = "6f1b8c1e-9a53-4c0e-8a0f-0d6f7f6a9d11";
const fields = (text: string) => readForm(new URLSearchParams(text));

describe("a form", () => {
  it("nests dotted names and collects repeated ones in lists", () => {
    expect(fields("a.b.0=1&a.b.1=2&c=3&c=4")).toEqual({ a: { b: { 0: "1", 1: "2" } }, c: ["3", "4"] });
  });

  it("converts to the input of cart.addItem, with its games", () => {
    const values = fields(
      "item.lotteryKey=powerball&item.gameOffer=standard&item.numDraws=1" +
        "&item.games.0.Numbers=1&item.games.0.Numbers=2&item.games.0.Powerball=7" +
        `&item.games.1.Numbers=3&item.games.1.Numbers=4&item.games.1.Powerball=9&idempotencyKey=${key}`,
    );
    const parsed = addItemInput.parse(coerce(addItemInput, values));
    expect(parsed.item).toHaveProperty("games", [
      { Numbers: [1, 2], Powerball: [7] },
      { Numbers: [3, 4], Powerball: [9] },
    ]);
    expect(parsed.item).toMatchObject({ lotteryKey: "powerball", gameType: "standard", numDraws: 1 });
    expect(parsed.item).not.toHaveProperty("quickpick");
  });

  it("converts to the fields of the named type of product", () => {
    const values = fields(
      "item.productType=raffle_ticket&item.lotteryKey=charity_raffle&item.raffleOffer=book_5&item.books=2" +
        `&item.showWinnerName=on&idempotencyKey=${key}`,
    );
    expect(addItemInput.parse(coerce(addItemInput, values)).item).toEqual({
      productType: "raffle_ticket",
      lotteryKey: "charity_raffle",
      raffleOffer: "book_5",
      books: 2,
      showWinnerName: true,
    });
  });

  it("asks for a quick-pick by omitting the games", () => {
    const values = fields(
      `item.lotteryKey=monday_lotto&item.gameOffer=standard&item.numGames=18&item.quickpick=on&idempotencyKey=${key}`,
    );
    expect(addItemInput.parse(coerce(addItemInput, values)).item).toMatchObject({ numGames: 18, quickpick: true });
  });

  it("converts to the input of purchases.create, with amounts as numbers", () => {
    const values = fields(
      `idempotencyKey=${key}&cartRevision=3&expectedTotal.amount=2.70&expectedTotal.currency=AUD` +
        "&deposit.methodCode=td&deposit.depositMethodId=dpm_td&deposit.amount=5",
    );
    expect(createInput.parse(coerce(createInput, values))).toMatchObject({
      cartRevision: 3,
      expectedTotal: { amount: 2.7, currency: "AUD" },
      deposit: { methodCode: "td", amount: 5 },
    });
  });

  it("pays from the wallet without a deposit", () => {
    const values = fields(`idempotencyKey=${key}&cartRevision=3&expectedTotal.amount=2.70&expectedTotal.currency=AUD`);
    expect(createInput.parse(coerce(createInput, values)).deposit).toBeUndefined();
  });

  it("reads an unchecked box as false", () => {
    const parsed = loginInput.parse(coerce(loginInput, fields("email=anna@example.com&password=x")));
    expect(parsed.saveDevice).toBe(false);
  });

  it("cannot pollute prototypes", () => {
    fields("__proto__.polluted=1&constructor.prototype.polluted=1");
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it("is returned without its secrets", () => {
    expect(
      withoutSecrets(fields("email=a&password=b&passwordConfirmation=b&deposit.csc=123&deposit.amount=5")),
    ).toEqual({
      email: "a",
      deposit: { amount: "5" },
    });
  });
});

describe("sign-up", () => {
  const filled =
    "firstname=Fred&lastname=Example&email=fred@example.com&password=Drawcard-demo-1&passwordConfirmation=Drawcard-demo-1" +
    "&dateOfBirth=1990-05-17&phoneNumber=0491570006&address=1 Example Street&suburb=Sydney&state=NSW&postcode=2000" +
    "&country=AU&termsAccepted=on";
  const messagesOf = (text: string) => {
    const { error } = signUpInput.safeParse(coerce(signUpInput, fields(text)));
    return Object.fromEntries(error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
  };

  it("accepts the fields of shell §5", () => {
    expect(messagesOf(filled)).toEqual({});
  });

  it("names every missing field at once, with the exact texts", () => {
    const required = "This field is required";
    expect(messagesOf("")).toEqual({
      firstname: required,
      lastname: required,
      email: required,
      password: required,
      dateOfBirth: required,
      phoneNumber: required,
      address: required,
      suburb: required,
      state: required,
      postcode: required,
      country: required,
      termsAccepted: "You must agree to the terms and conditions to proceed.",
    });
  });

  it.each([
    ["email=fred@example.com", "email=fred", { email: "Please enter a valid email address" }],
    ["phoneNumber=0491570006", "phoneNumber=abc", { phoneNumber: "Please enter a valid phone number" }],
    ["postcode=2000", "postcode=!!", { postcode: "Please enter a valid post code" }],
    ["lastname=Example", "lastname=4111111111111111", { lastname: "Please enter the card holder's name." }],
    ["Confirmation=Drawcard-demo-1", "Confirmation=other", { passwordConfirmation: "Your password does not match" }],
    ["&termsAccepted=on", "", { termsAccepted: "You must agree to the terms and conditions to proceed." }],
  ])("refuses %s changed to %s", (from, to, messages) => {
    expect(messagesOf(filled.replace(from, to))).toEqual(messages);
  });
});
