import { expect, it } from "vitest";
import { addressProviders } from "./address-providers.ts";

it("has no lookup without a key, unless the sandbox stands in", () => {
  expect(addressProviders(null, null)).toBeNull();
  expect(Object.keys(addressProviders(null, "http://127.0.0.1:4100") ?? {})).toEqual(["GOOGLE", "IDEAL_POSTCODES"]);
});
