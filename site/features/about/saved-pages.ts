// The pages of services/content at build time. They are shown while the CMS is down and nothing else is left.
import type { AstroGlobal } from "astro";
import { parse } from "yaml";
import type { Outputs } from "#gateway/gateway.ts";
import { load, setNoStore } from "#site/lib/shell/page.ts";

type Page = Outputs["pages"]["get"];
type FrontMatter = Pick<Page, "title" | "description" | "version" | "changes"> & { in_force?: string; status?: string };

const files = import.meta.glob<string>("../../../services/content/pages/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Returns the page that the site was built with, or null if there was none. */
function savedPage(id: string, locale: string): Page | null {
  const of = (name: string) => files[`../../../services/content/pages/${name}.md`];
  const text = (locale === "en-GB" ? of(`${id}.en-GB`) : undefined) ?? of(id);
  const [, head = "", body = ""] = /^---\n(.*?)^---\n(.*)$/ms.exec(text ?? "") ?? [];
  if (head === "") return null;
  const { in_force: inForce, changes = [], status, ...page } = parse(head) as FrontMatter;
  if (status === "draft") return null;
  return { ...page, body, inForce, changes, earlier: [] };
}

/** Reads a page. While the CMS is down, returns the page of the build: legal pages are always shown. */
export async function readPage(astro: AstroGlobal, id: string, version: string | undefined) {
  const { gateway, page } = astro.locals;
  return load(astro, async (caller): Promise<{ page: Page; isSaved: boolean }> => {
    try {
      return { page: await caller.pages.get({ id, version }), isSaved: false };
    } catch (error) {
      const saved =
        version === undefined && gateway.problemOf(error).status !== 404 ? savedPage(id, page.locale) : null;
      if (!saved) throw error;
      setNoStore(astro);
      return { page: saved, isSaved: true };
    }
  });
}
