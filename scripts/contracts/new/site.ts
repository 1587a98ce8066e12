// The page of a new noun: a paged list, and a test of its HTML.
import type { Names } from "./names.ts";

const feature = ({ camel, many, words }: Names) => `---
// One page of the list.
import type { Outputs } from "#gateway/gateway.ts";
import { type ListState, PagedList } from "#site/ui/list/PagedList.tsx";

type Props = { list: ListState; ${camel}: Outputs["${camel}"]["list"]["${camel}"] };
const { list, ${camel} } = Astro.props;
---

<PagedList {list} noun={["${words}", "${many}"]} empty={{ drawing: "search", title: "No ${many} yet" }}>
  <ul class="stack stack--tight" role="list">
    {${camel}.map(({ name }) => <li>{name}</li>)}
  </ul>
</PagedList>
`;

const page = ({ camel, file, many, One, title }: Names) => `---
import { toPage } from "#gateway/rules/paging.ts";
import ${One}List from "#site/features/${file}/${One}List.astro";
import Base from "#site/layouts/Base.astro";
import { load, setNoStore } from "#site/lib/shell/page.ts";
import { shellOf } from "#site/lib/shell/shell.ts";

const page = toPage(Astro.params.page);
const found = await load(Astro, (caller) => caller.${camel}.list({ page }));
if (found instanceof Response) return found;
const { ${camel}, pageInfo: { limit, total } } = found;
const pages = Math.max(1, Math.ceil(total / limit));
if (page > pages) setNoStore(Astro);
const hrefFor = (to: number) => Astro.locals.page.href("${file}", to > 1 ? { page: to } : {});
const title = page > 1 ? \`${title}, page \${page}\` : "${title}";
const shell = await shellOf(Astro, { title, description: "All ${many} of the shop, by name." });
---

<Base {...shell}>
  <div class="wrap section stack stack--loose">
    <h1>${title}</h1>
    <${One}List list={{ page, pages, total, hrefFor }} {${camel}} />
  </div>
</Base>
`;

const frontSpec = ({ file, many, title, words }: Names) => `import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";

const shop = frontShopOfFile();

it("lists every ${words} by name", async () => {
  const { status, text } = await shop.ask("/${file}");

  expect(status).toBe(200);
  expect(text).toMatch(/<h1[^>]*>${title}</);
  expect([...text.matchAll(/>(\\w+ ${words})</g)].map(([, name]) => name)).toEqual(["First ${words}", "Second ${words}"]);
});

it("leads from a page past the end to the first one", async () => {
  const { status, text } = await shop.ask("/${file}/2");

  expect(status).toBe(200);
  expect(text).toContain("There are no ${many} on this page");
  expect(text).toContain('href="/${file}"');
});
`;

export const siteFiles = (names: Names): Record<string, string> => ({
  [`site/features/${names.file}/${names.One}List.astro`]: feature(names),
  [`site/pages/${names.file}/[...page].astro`]: page(names),
  [`tests/front/${names.file}.spec.ts`]: frontSpec(names),
});
