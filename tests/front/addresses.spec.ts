// Address lookup through the gateway, at both providers' formats of the sandbox.
import { describe, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import type { Visitor } from "./visitor.ts";

type Suggestions = { isOff: boolean; suggestions: { id: string; text: string }[] };
const suggest = (visitor: Visitor, text: string, country = "AU") =>
  visitor.call<Suggestions>("addresses.suggest", { text, country });
const find = (visitor: Visitor, id = "") => visitor.call("addresses.find", { id });

const shop = frontShopOfFile();

describe("address lookup", () => {
  it("suggests addresses and returns the parts of one (Google Places)", async () => {
    const visitor = shop.visit();
    const { isOff, suggestions } = await suggest(visitor, "12 harbour street");
    expect([isOff, suggestions[1]?.text]).toEqual([false, "12 Harbour Street, Melbourne VIC 3000"]);
    expect(await find(visitor, suggestions[1]?.id)).toEqual({
      address: "12 Harbour Street",
      suburb: "Melbourne",
      state: "VIC",
      postcode: "3000",
      country: "AU",
    });
    expect((await suggest(visitor, "nowhere")).suggestions).toEqual([]);
    expect((await suggest(visitor, "12 harbour street", "NZ")).suggestions, "of another country").toEqual([]);
    expect(await find(visitor, "unknown")).toBeNull();
    expect(JSON.stringify(shop.lines), "no address is logged").not.toMatch(/harbour/i);
  });

  it("asks the provider that the shop's settings name (Ideal Postcodes)", async () => {
    await shop.controls.change("getConfig", { address_lookup_provider: "IDEAL_POSTCODES" });
    const visitor = shop.visit();
    const { suggestions } = await suggest(visitor, "12 harbour street", "GB");
    expect(suggestions[0]?.text).toBe("12 Harbour Street, London SW1A 1AA");
    expect(await find(visitor, suggestions[0]?.id)).toEqual({
      address: "12 Harbour Street",
      suburb: "London",
      state: "",
      postcode: "SW1A 1AA",
      country: "GB",
    });
  });

  it("answers 503 while the provider does not answer", async () => {
    shop.setReplyOnly("/sandbox/addresses/v1/places:autocomplete", "garbage");
    await expect(suggest(shop.visit(), "12 harbour street")).rejects.toThrow("503");
  });
});
