// Which parts of an address fit together. The service has rules of its own (address.rules.ts); tests/rules compares them.
import type { FormRule } from "./form.ts";
import { isRegion, regionNames } from "./regions.ts";
import { postCode } from "./validators.ts";

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

/** The post codes of the countries that the shop is made for. Others have any that the validator accepts. */
const FORMATS: Partial<Record<string, RegExp>> = {
  AU: /^\d{4}$/,
  GB: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i,
};

function isIn(ranges: string, postcode: string): boolean {
  const bounds = ranges.split(" ").map((range) => range.split("-"));
  return bounds.some(([from = "", to = from]) => postcode >= from && postcode <= to);
}

/** Refuses a post code of another country or of another Australian state. */
export const postcodeOfAddress: FormRule = (postcode, { values: { country, state } }) => {
  if (!postcode || postCode(postcode) !== null) return null;
  if (FORMATS[String(country)]?.test(String(postcode)) === false) return postCode("!");
  const codes = country === "AU" && state !== "OTHER" && POST_CODES[String(state)];
  if (!codes || !isRegion(state) || isIn(codes, String(postcode))) return null;
  return `Please enter a post code in ${regionNames[state]}`;
};

/** Refuses an Australian state in another country, and in Australia all but a state or the post code of an external territory. */
export const stateOfAddress: FormRule = (state, { values: { country, postcode } }) => {
  // The gateway sets the region of Britain, which has no states.
  if (!country || country === "GB" || !isRegion(state)) return null;
  const codes = POST_CODES[state];
  const isAustralian = codes !== undefined && state !== "OTHER";
  if (country !== "AU") return isAustralian ? `Please choose ${regionNames.OTHER} or change the country` : null;
  if (isAustralian || (codes && (!FORMATS.AU?.test(String(postcode)) || isIn(codes, String(postcode))))) return null;
  return "Please choose your state";
};
