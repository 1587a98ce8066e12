// The pages of services/content at build time. They are shown while the CMS is down and nothing else is left.
import type { AstroGlobal } from "astro";
import { parse } from "yaml";
import type { GatewayRequest, Outputs } from "#gateway/gateway.ts";
import { load, setNoStore } from "#site/lib/shell/page.ts";
import { VERSION } from "#site/routes/route.ts";

type Caller = GatewayRequest["caller"];
type Page = Outputs["pages"]["get"];
type FrontMatter = Pick<Page, "title" | "description" | "version" | "changes"> & {
  in_force?: string;
  status?: string;
  offers?: string[];
  summary?: string[];
};
type SavedPage = { page: Page; offers: readonly string[] };

const files = import.meta.glob<string>("../../../services/content/pages/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Returns the page that the site was built with, or null if there was none. */
function savedPage(id: string, locale: string): SavedPage | null {
  const of = (name: string) => files[`../../../services/content/pages/${name}.md`];
  const text = (locale === "en-GB" ? of(`${id}.en-GB`) : undefined) ?? of(id);
  const [, head = "", body = ""] = /^---\n(.*?)^---\n(.*)$/ms.exec(text ?? "") ?? [];
  if (head === "") return null;
  const { in_force: inForce, changes = [], status, offers = [], summary = [], ...page } = parse(head) as FrontMatter;
  if (status === "draft") return null;
  return { page: { ...page, body, inForce, summary, changes, earlier: [] }, offers };
}

/** Returns the terms of an offer that the site was built with, or null if there were none. */
function savedTerms(productOfferKey: string, locale: string): SavedPage | null {
  const ids = Object.keys(files).flatMap((name) => /([\w-]+)\.md$/.exec(name)?.[1] ?? []);
  return ids.map((id) => savedPage(id, locale)).find((saved) => saved?.offers.includes(productOfferKey)) ?? null;
}

/** Reads a page. While the CMS is down, returns that of the build: legal pages are always shown. */
async function readOrSaved<T>(
  astro: AstroGlobal,
  read: (caller: Caller) => Promise<T>,
  saved: () => SavedPage | null,
): Promise<{ page: T | Page; isSaved: boolean }> {
  const { gateway } = astro.locals;
  try {
    return { page: await read(gateway.caller), isSaved: false };
  } catch (error) {
    const found = gateway.problemOf(error).status === 404 ? null : saved();
    if (!found) throw error;
    setNoStore(astro);
    return { page: found.page, isSaved: true };
  }
}

/** Returns the earlier version that an address names, or undefined. */
export function wantedVersion({ searchParams }: URL): string | undefined {
  const asked = searchParams.get("version");
  return asked !== null && VERSION.test(asked) ? asked : undefined;
}

/** Reads a page, or one of its earlier versions. */
export function readPage(astro: AstroGlobal, id: string, version: string | undefined) {
  const saved = () => (version === undefined ? savedPage(id, astro.locals.page.locale) : null);
  return load(astro, () => readOrSaved(astro, (caller) => caller.pages.get({ id, version }), saved));
}

/** Reads the terms of an offer, or an earlier version of them. `page` is null if editors wrote none. */
export function readOfferTerms(astro: AstroGlobal, productOfferKey: string, version: string | undefined) {
  const saved = () => (version === undefined ? savedTerms(productOfferKey, astro.locals.page.locale) : null);
  return readOrSaved(astro, (caller) => caller.pages.getOfOffer({ productOfferKey, version }), saved);
}
