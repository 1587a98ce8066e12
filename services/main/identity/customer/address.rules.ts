// Which parts of an address fit together. Pure.
import type { RefusalMessage } from "#services/lib/refusal.ts";

/** The name and the post codes of each state and territory, with codes that cross its border, such as 2620 and 0872. */
const STATES = new Map([
  ["ACT", { name: "Australian Capital Territory", codes: "0200-0299 2540 2600-2620 2900-2920" }],
  ["NSW", { name: "New South Wales", codes: "1000-2999 3500 3585-3586 3644 3691 3707 4375-4385" }],
  ["NT", { name: "Northern Territory", codes: "0800-0999 4825" }],
  ["QLD", { name: "Queensland", codes: "2406 4000-4999 9000-9999" }],
  ["SA", { name: "South Australia", codes: "0872 5000-5999" }],
  ["TAS", { name: "Tasmania", codes: "7000-7999" }],
  ["VIC", { name: "Victoria", codes: "3000-3999 8000-8999" }],
  ["WA", { name: "Western Australia", codes: "0872 6000-6999" }],
]);

/** Jervis Bay, Lord Howe, Norfolk, Christmas and Cocos Islands, and Antarctica. */
const EXTERNAL = "2540 2898-2899 6798-6799 7151";

/** Whether a list has this code: four digits have the order of their texts. */
const isIn = (codes: string, postcode: string) =>
  codes.split(" ").some((range) => {
    const [from = "", to = from] = range.split("-");
    return postcode >= from && postcode <= to;
  });

const refused = (target: string, message: string): RefusalMessage[] => [{ code: "invalid_field", message, target }];

/** The post codes of the countries that the shop is made for. The schema has the bounds of all others. */
const FORMATS = new Map([
  ["AU", /^\d{4}$/],
  ["GB", /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i],
]);

/** Returns the messages for an address. Takes the raw body: a part may be missing or have any type, which the schema refuses. */
export function checkAddress({ country, postcode, state }: Record<string, unknown>): RefusalMessage[] {
  if (typeof country !== "string" || typeof postcode !== "string") return [];
  const format = FORMATS.get(country);
  const isWrong = postcode !== "" && format?.test(postcode) === false;
  return [
    ...(isWrong ? refused("postcode", "Please enter a valid post code") : []),
    ...checkState(country, String(state), isWrong ? null : postcode),
  ];
}

/** `postcode` is null if it is wrong in any state. */
function checkState(country: string, state: string, postcode: string | null): RefusalMessage[] {
  const known = STATES.get(state);
  if (country !== "AU") return known ? refused("state", "Please choose Somewhere else or change the country") : [];
  if (known) {
    return postcode === null || isIn(known.codes, postcode)
      ? []
      : refused("postcode", `Please enter a post code in ${known.name}`);
  }
  if (state === "OTHER" && (postcode === null || isIn(EXTERNAL, postcode))) return [];
  return refused("state", "Please choose your state");
}
