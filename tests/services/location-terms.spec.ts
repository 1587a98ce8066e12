// What a customer in a country without sales has acknowledged.
import { afterAll, beforeAll, expect, it } from "vitest";
import { setCountryBan } from "#services/main/identity/customer/country-ban.rows.ts";
import { type ContractShop, openContractShop } from "#tests/contract/shop.ts";

let shop: ContractShop;
beforeAll(async () => {
  shop = await openContractShop();
});
afterAll(() => shop.close());

it("is stored with country, region and time, and asked for again after another ban", async () => {
  const as = await shop.person();
  const stored = () =>
    shop.run((tx) =>
      tx
        .selectFrom("customer")
        .select(["location_country as country", "location_region as region", "location_acknowledged_at as at"])
        .where("id", "=", as.customerId)
        .executeTakeFirstOrThrow(),
    );
  const accept = (body: object) => shop.call("acceptLocationTerms", { as, body });
  await shop.run((tx) => setCountryBan(tx, as.customerId, "US"));
  expect((await accept({ accepted: false })).status).toBe(422);
  expect(await stored()).toEqual({ country: null, region: null, at: null });

  await shop.at("2026-11-20T02:00:00Z");
  expect((await accept({ accepted: true, sub_variant: "OTHER" })).status).toBe(204);
  const { at, ...place } = await stored();
  expect(place).toEqual({ country: "US", region: "OTHER" });
  expect(at?.toISOString()).toMatch(/^2026-11-20T02:00:/);

  await shop.run((tx) => setCountryBan(tx, as.customerId, "NZ"));
  expect((await stored()).at).toBeNull();
});
