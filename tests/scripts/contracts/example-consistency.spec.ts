// The examples of all contracts are consistent; every kind of contradiction is found.
import { describe, expect, it } from "vitest";
import { findContradictions } from "#scripts/contracts/lint/example-consistency.ts";
import type { Document } from "#scripts/generate/document.ts";
import { readContracts } from "./sites.ts";

const contracts = readContracts();

/** Returns the contradictions after a text in a contract is replaced. */
function after(service: string, from: string, to: string): string[] {
  const text = JSON.stringify(contracts[service]);
  if (!text.includes(from)) throw new Error(`${service} does not contain ${from}`);
  return findContradictions({ ...contracts, [service]: JSON.parse(text.replace(from, to)) as Document });
}

describe("the examples", () => {
  it("are consistent", () => {
    expect(findContradictions(contracts)).toEqual([]);
  });

  it.each([
    [
      "an unknown customer",
      ["social", '"organiser_customer_id":"cus_ben00000000001"', '"organiser_customer_id":"cus_zoe00000000001"'],
      "cus_zoe00000000001 in listGroups 200 two is in no example of getCustomer",
    ],
    [
      "a draw that another service dates otherwise",
      ["social", '"stop":"2026-11-25T09:25:00Z"', '"stop":"2026-11-25T09:20:00Z"'],
      "stop of drw_wednesday_lotto_4322 is",
    ],
    [
      "a ticket in the cart that closes at another time than its draw",
      ["main", '"draw_stop":"2026-11-23T09:25:00Z"', '"draw_stop":"2026-11-23T09:20:00Z"'],
      "stop of drw_monday_lotto_4321 is",
    ],
    [
      "a group of two names",
      ["social", '"group_name":"Beach office"', '"group_name":"Beach house"'],
      "group_name of grp_",
    ],
    [
      "an offer that is not sold",
      ["placement", '"product_offer_key":"powerball"', '"product_offer_key":"pawerball"'],
      "pawerball in getPlacements 200 feature is not an offer of listProductOffers",
    ],
    [
      "a purchase that was paid in two ways",
      ["main", '"deposit_amount":{"amount":0,', '"deposit_amount":{"amount":1,'],
      "deposit_amount of chk_0000000000000001 is",
    ],
    [
      "a purchase at two times",
      ["main", '"created_at":"2026-11-20T01:00:00Z","order_ids"', '"created_at":"2026-11-20T01:00:01Z","order_ids"'],
      "created_at of chk_0000000000000001 is",
    ],
    [
      "a customer of two names",
      ["main", '"firstname":"Anna"', '"firstname":"Hanna"'],
      "firstname of cus_anna0000000001 is",
    ],
    [
      "two draws of one seed",
      [
        "social",
        '"seed_hash":"44bb674d',
        '"seed_hash":"0b6cfc9dd8dd949b916d43eb2bd4898739dbab90fd00f3abebd08e6e212642da","old":"',
      ],
      "the draw of seed 0b6cfc9d… is",
    ],
    [
      "an unknown kind of id",
      ["main", '"order_ids":["ord_0000000000000001"]', '"order_ids":["zzz_0000000000000001"]'],
      "unknown id prefix zzz_",
    ],
  ] as const)("are reported for %s", (_what, [service, from, to], words) => {
    expect(after(service, from, to).join("\n")).toContain(words);
  });

  it("fail for a fact whose name is in no example", () => {
    const social = JSON.stringify(contracts["social"]).replaceAll('"organiser_customer_id":', '"organiser":');

    expect(findContradictions({ ...contracts, social: JSON.parse(social) as Document })).toContain(
      "organiser_customer_id of grp_… is in no example (lint/example-consistency.ts)",
    );
  });
});
