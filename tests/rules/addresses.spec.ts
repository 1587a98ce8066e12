// The rules of an address exist twice: for the forms and the gateway, and in the service, which trusts neither.
import { expect, it } from "vitest";
import { postcodeOfAddress, stateOfAddress } from "#gateway/rules/addresses.ts";
import { regions } from "#gateway/rules/regions.ts";
import { checkAddress } from "#services/main/identity/customer/address.rules.ts";

type Address = { country: string; postcode: string; state: string };

const problemsOf = (values: Address) => ({
  postcode: postcodeOfAddress(values.postcode, { values, today: "" }),
  state: stateOfAddress(values.state, { values, today: "" }),
});

const NOWHERE = "Please choose Somewhere else or change the country";
it.each([
  ["NSW", "2000", "AU", null, null],
  ["NSW", "3644", "AU", null, null],
  ["ACT", "0200", "AU", null, null],
  ["ACT", "2601", "AU", null, null],
  ["NSW", "2620", "AU", null, null],
  ["ACT", "2620", "AU", null, null],
  ["NT", "0872", "AU", null, null],
  ["SA", "0872", "AU", null, null],
  ["OTHER", "6798", "AU", null, null],
  ["WA", "6000", "AU", null, null],
  ["WA", "3000", "AU", "Please enter a post code in Western Australia", null],
  ["NSW", "6000", "AU", "Please enter a post code in New South Wales", null],
  ["TAS", "0800", "AU", "Please enter a post code in Tasmania", null],
  ["OTHER", "2000", "AU", null, "Please choose your state"],
  ["NSW", "20000", "AU", "Please enter a valid post code", null],
  ["GB", "2000", "AU", null, "Please choose your state"],
  ["", "2000", "AU", null, null],
  ["NSW", "6011", "NZ", null, NOWHERE],
  ["OTHER", "6011", "NZ", null, null],
  ["OTHER", "90210-1234", "US", null, null],
  ["GB", "SW1A 1AA", "GB", null, null],
  ["NSW", "SW1A 1AA", "GB", null, null],
  ["GB", "2000", "GB", "Please enter a valid post code", null],
])("%s %s %s", (state, postcode, country, atPostcode, atState) => {
  expect(problemsOf({ country, postcode, state })).toEqual({ postcode: atPostcode, state: atState });
});

it("the service refuses what the forms refuse: every post code of every region", () => {
  const differences = ["AU", "GB", "NZ"].flatMap((country) =>
    regions.flatMap((state) =>
      Array.from({ length: 10_000 }, (_, code) => ({ country, state, postcode: String(code).padStart(4, "0") })).filter(
        (address) => {
          // The region that the gateway sets.
          const sent = { ...address, ...(address.country === "GB" && { state: "GB" }) };
          const refused = Object.fromEntries(checkAddress(sent).map(({ target, message }) => [target, message]));
          const { postcode = null, state = null } = refused;
          const shown = problemsOf(address);
          return shown.postcode !== postcode || shown.state !== state;
        },
      ),
    ),
  );
  expect(differences).toEqual([]);
});
