import { expect, it } from "vitest";
import { backendOfFile } from "./backend.ts";

const backend = backendOfFile();
const reference = "cpr_0123456789abcdef0123456789abcdef";
const chosen = { tooMany: true, notRelevant: false, neverAsked: true, comment: "Wrong person" };

it.each([
  [undefined, `/main/customer/${reference}/communication-preferences`],
  ["powerball", `/main/customer/${reference}/communication-preferences/powerball`],
])(
  "an unsubscribe from %s sends email false and its reasons, and no other channel (Preferences 8)",
  async (productOfferKey, path) => {
    await backend.open().caller.communicationPreferences.unsubscribe({ reference, productOfferKey, ...chosen });
    const calls = backend.asked.map(({ method, url, body }) => [method, url, JSON.parse(String(body))]);
    const reasons = ["too_many", "never_asked", "Wrong person"];
    expect(calls).toEqual([["PUT", path, { preferences: { email: false }, unsubscribe_reasons: reasons }]]);
  },
);
