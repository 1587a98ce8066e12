// Validates the editors' site settings: name, description, indexing and regulator logos.
import type { Locale } from "../format/locale.ts";
import { ownPath, webAddress } from "../safe-link.ts";

export type RegulationLogo = { name: string; image?: string | undefined; href?: string | undefined };

export type Site = {
  name: string;
  /** Omits the site name from page titles (shell §2). */
  isNameHidden: boolean;
  isIndexingDisabled: boolean;
  locale: Locale;
  description?: string;
  /** Includes the @. Without it, pages have no twitter tags (shell §2). */
  twitter?: string;
  regulations: RegulationLogo[];
};

/** The defaults. A valid setting replaces its default. */
export const DEFAULT_SITE: Site = {
  name: "Drawcard",
  isNameHidden: false,
  isIndexingDisabled: false,
  locale: "en-AU",
  regulations: [],
};

const MAX_NAME_LENGTH = 60;
const MAX_DESCRIPTION_LENGTH = 300;
const MAX_LOGOS = 12;

type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns trimmed text without control characters; null if it is empty or longer than `maxLength`. */
export function shortText(value: unknown, maxLength: number): string | null {
  if (typeof value !== "string") return null;
  const text = value.replace(/\p{Cc}+/gu, " ").trim();
  return text !== "" && text.length <= maxLength ? text : null;
}

/** Reads site settings from any input. Returns the valid ones, and the reasons for refusing the others. */
export function readSite(raw: unknown): { site: Site; refused: string[] } {
  const site: Site = { ...DEFAULT_SITE };
  const refused: string[] = [];
  if (raw === null || raw === undefined) return { site, refused };
  if (!isFields(raw)) return { site, refused: ["malformed"] };
  const given = (name: string) => raw[name] !== undefined && raw[name] !== null && raw[name] !== "";

  const name = shortText(raw["siteName"], MAX_NAME_LENGTH);
  if (name) site.name = name;
  else if (given("siteName")) refused.push("siteName: malformed");

  const description = shortText(raw["description"], MAX_DESCRIPTION_LENGTH);
  if (description) site.description = description;
  else if (given("description")) refused.push("description: malformed");

  const account = typeof raw["socialAccount"] === "string" ? raw["socialAccount"].replace(/^@/, "") : "";
  if (/^\w{1,30}$/.test(account)) site.twitter = `@${account}`;
  else if (given("socialAccount")) refused.push("socialAccount: malformed");

  if (raw["locale"] === "en-GB" || raw["locale"] === "en-AU") site.locale = raw["locale"];
  else if (given("locale")) refused.push("locale: unknown");

  site.isNameHidden = raw["siteNameHidden"] === true;
  // Only an explicit `false` allows indexing, so that a typo cannot expose a hidden shop.
  site.isIndexingDisabled = given("indexingDisabled") && raw["indexingDisabled"] !== false;

  const logos = Array.isArray(raw["regulationLogos"]) ? raw["regulationLogos"] : [];
  for (const logo of logos.slice(0, MAX_LOGOS)) {
    const read = readLogo(logo);
    if (read) site.regulations = [...site.regulations, read];
    else refused.push("regulationLogos: malformed");
  }
  return { site, refused };
}

function readLogo(raw: unknown): RegulationLogo | null {
  if (!isFields(raw)) return null;
  const name = shortText(raw["name"], MAX_NAME_LENGTH);
  if (!name) return null;
  // The content security policy allows images from this origin only.
  return { name, image: ownPath(raw["image"]), href: ownPath(raw["href"]) ?? webAddress(raw["href"]) };
}
