// The page of a new noun: a list, and a test of its HTML.
import type { Names } from "./names.ts";

const feature = ({ camel, file, many, words }: Names) => `---
// The list, by name.
import type { Outputs } from "#gateway/gateway.ts";
import { PagedList } from "#site/ui/list/PagedList.tsx";

type Props = { ${camel}: Outputs["${camel}"]["list"] };
const { ${camel} } = Astro.props;

const list = { page: 1, pages: 1, total: ${camel}.length, hrefFor: () => "/${file}" };
---

<PagedList {list} noun={["${words}", "${many}"]} empty={{ drawing: "search", title: "No ${many} yet" }}>
  <ul class="stack stack--tight" role="list">
    {${camel}.map(({ name }) => <li>{name}</li>)}
  </ul>
</PagedList>
`;

const page = ({ camel, file, many, One, title }: Names) => `---
import ${One}List from "#site/features/${file}/${One}List.astro";
import Base from "#site/layouts/Base.astro";
import { load } from "#site/lib/shell/page.ts";
import { shellOf } from "#site/lib/shell/shell.ts";

const ${camel} = await load(Astro, (caller) => caller.${camel}.list());
if (${camel} instanceof Response) return ${camel};
const shell = await shellOf(Astro, { title: "${title}", description: "All ${many} of the shop, by name." });
---

<Base {...shell}>
  <div class="wrap section stack stack--loose">
    <h1>${title}</h1>
    <${One}List {${camel}} />
  </div>
</Base>
`;

const frontSpec = ({ file, title, words }: Names) => `import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";

const shop = frontShopOfFile();

it("lists every ${words} by name", async () => {
  const { status, text } = await shop.ask("/${file}");

  expect(status).toBe(200);
  expect(text).toMatch(/<h1[^>]*>${title}</);
  expect([...text.matchAll(/>(\\w+ ${words})</g)].map(([, name]) => name)).toEqual(["First ${words}", "Second ${words}"]);
});
`;

export const siteFiles = (names: Names): Record<string, string> => ({
  [`site/features/${names.file}/${names.One}List.astro`]: feature(names),
  [`site/pages/${names.file}.astro`]: page(names),
  [`tests/front/${names.file}.spec.ts`]: frontSpec(names),
});
