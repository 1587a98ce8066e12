// What a customer sees of a new noun: a page with a list, and a journey to it.
import type { Names } from "./names.ts";

const feature = ({ camel, words }: Names) => `---
// Every ${words}, by name.
import type { Outputs } from "#gateway/gateway.ts";

type Props = { ${camel}: Outputs["${camel}"]["list"] };
const { ${camel} } = Astro.props;
---

<ul class="stack stack--tight" role="list">
  {${camel}.map(({ name }) => <li>{name}</li>)}
</ul>
`;

const page = ({ camel, file, many, One, title }: Names) => `---
// Every one of the ${many}, on a page of their own.
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

const journey = ({ file, title, words }: Names) => `// ${title}, as a visitor finds them.
import { expect, test } from "./journey.ts";

test("shows every ${words} by name", async ({ page }) => {
  await page.goto("/${file}");

  await expect(page.getByRole("heading", { level: 1, name: "${title}" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText(["First ${words}", "Second ${words}"]);
});
`;

export const siteFiles = (names: Names): Record<string, string> => ({
  [`site/features/${names.file}/${names.One}List.astro`]: feature(names),
  [`site/pages/${names.file}.astro`]: page(names),
  [`tests/journeys/${names.file}.spec.ts`]: journey(names),
});
