// Which parts of an address fit together. The service has rules of its own (address.rules.ts); tests/rules compares them.
import type { FormRule } from "./form.ts";
import { isRegion, regionNames } from "./regions.ts";

/**
 * The post codes of each state and territory. Codes that cross a border fit on both sides: around Canberra and Jervis Bay, along
 * the Murray, at the border of Queensland, and 0872 in the central desert. "Somewhere else" is for external territories.
 */
const POST_CODES: Partial<Record<string, string>> = {
  ACT: "0200-0299 2540 2600-2620 2900-2920",
  NSW: "1000-2999 3500 3585-3586 3644 3691 3707 4375-4385",
  NT: "0800-0999 4825",
  QLD: "2406 4000-4999 9000-9999",
  SA: "0872 5000-5999",
  TAS: "7000-7999",
  VIC: "3000-3999 8000-8999",
  WA: "0872 6000-6999",
  OTHER: "2540 2898-2899 6798-6799 7151",
};

/** Whether a region has this post code. Regions of other countries have any. */
function hasPostCode(region: string, postcode: string): boolean {
  const ranges = POST_CODES[region]?.split(" ").map((range) => range.split("-"));
  return ranges?.some(([from = "", to = from]) => postcode >= from && postcode <= to) ?? true;
}

const isComplete = (postcode: unknown) => /^\d{4}$/.test(String(postcode ?? ""));

/** Refuses an Australian post code of another state. */
export const postcodeOfState: FormRule = (postcode, { values: { country, state } }) => {
  if (country !== "AU" || state === "OTHER" || !isRegion(state) || !isComplete(postcode)) return null;
  return hasPostCode(state, String(postcode)) ? null : `Please enter a post code in ${regionNames[state]}`;
};

/** Refuses an Australian state in another country, and "Somewhere else" for a post code of a state. */
export const stateOfCountry: FormRule = (state, { values: { country, postcode } }) => {
  if (!country || !isRegion(state) || !POST_CODES[state]) return null;
  if (country !== "AU") return state === "OTHER" ? null : `Please choose ${regionNames.OTHER} or change the country`;
  if (state !== "OTHER" || !isComplete(postcode) || hasPostCode(state, String(postcode))) return null;
  return "Please choose your state";
};
