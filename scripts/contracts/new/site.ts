// The pages of a new noun: a paged list and a form for signed-in customers, with their tests.
import type { Names } from "./names.ts";

const feature = ({ camel, many, words }: Names) => `---
// One page of the list.
import type { Outputs } from "#gateway/gateway.ts";
import type { ListState } from "#site/ui/list/list-state.ts";
import { PagedList } from "#site/ui/list/PagedList.tsx";

type Props = { list: ListState; ${camel}: Outputs["${camel}"]["list"]["${camel}"] };
const { list, ${camel} } = Astro.props;
---

<PagedList {list} noun={["${words}", "${many}"]} empty={{ drawing: "search", title: "No ${many} yet" }}>
  <ul class="stack stack--tight" role="list">
    {${camel}.map(({ name }) => <li>{name}</li>)}
  </ul>
</PagedList>
`;

const form = ({ camel, file, one, words }: Names) => `import { required } from "#gateway/rules/validators.ts";
import { defineForm } from "#site/lib/form/form.ts";

/** A new ${words}. */
export const ${one}Form = defineForm("${camel}.create", {
  name: "${file}",
  fields: { name: { label: "Name", rules: [required], maxLength: 100 } },
  isShort: true,
});
`;

const formPage = ({ file, one, words }: Names) => `---
// Creates a ${words}, then leads to the list.
import { ${one}Form } from "#site/features/${file}/${file}.form.ts";
import Base from "#site/layouts/Base.astro";
import { untouched } from "#site/lib/form/form.ts";
import { formKey } from "#site/lib/form/form-key.ts";
import { postForm } from "#site/lib/form/post.ts";
import { viewOf } from "#site/lib/form/summary.ts";
import { shellOf } from "#site/lib/shell/shell.ts";
import StaticForm from "#site/ui/form/StaticForm.astro";

const { page } = Astro.locals;
const data = Astro.request.method === "POST" ? await Astro.request.formData() : null;
const posted = data ? await postForm(Astro, ${one}Form, data) : null;
if (posted?.ok) return Astro.redirect(page.href("${file}"), 303);
const state = posted?.state ?? untouched;
const title = "New ${words}";
const shell = await shellOf(Astro, { title });
---

<Base {...shell}>
  <div class="wrap section stack">
    <h1 id="new-title">{title}</h1>
    <StaticForm {...viewOf(${one}Form, state)} action={page.href("${file}-new")} labelledBy="new-title" submit="Create ${words}">
      <input slot="top" type="hidden" name="idempotencyKey" value={formKey(data, state.problem)} />
    </StaticForm>
  </div>
</Base>
`;

const page = ({ camel, file, many, One, title, words }: Names) => `---
import ${One}List from "#site/features/${file}/${One}List.astro";
import Base from "#site/layouts/Base.astro";
import { loadPage } from "#site/lib/list/read-page.ts";
import { shellOf } from "#site/lib/shell/shell.ts";

const found = await loadPage(Astro, (caller, page) => caller.${camel}.list({ page }));
if (found instanceof Response) return found;
const { ${camel}, page, pages, pageInfo: { total } } = found;
const hrefFor = (to: number) => Astro.locals.page.href("${file}", to > 1 ? { page: to } : {});
const title = page > 1 ? \`${title}, page \${page}\` : "${title}";
const shell = await shellOf(Astro, { title, description: "All ${many} of the shop, by name." });
---

<Base {...shell}>
  <div class="wrap section stack stack--loose">
    <h1>${title}</h1>
    <${One}List list={{ page, pages, total, hrefFor }} {${camel}} />
    <p><a class="button button--secondary" href={Astro.locals.page.href("${file}-new")}>New ${words}</a></p>
  </div>
</Base>
`;

const frontSpec = ({ file, title, words }: Names) => `import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
import { signIn } from "./people.ts";

const shop = frontShopOfFile();

it("lists every ${words} by name", async () => {
  const { status, text } = await shop.ask("/${file}");

  expect(status).toBe(200);
  expect(text).toMatch(/<h1[^>]*>${title}</);
  expect([...text.matchAll(/<li>(\\w+ ${words})</g)].map(([, name]) => name)).toEqual(["First ${words}", "Second ${words}"]);
});

it("answers 404 for a page past the end", async () => {
  expect(await shop.ask("/${file}/2")).toMatchObject({ status: 404 });
});

it("asks visitors to sign in before they create a ${words}", async () => {
  expect(await shop.ask("/${file}/new")).toMatchObject({ status: 303 });
});

it("creates a ${words} of a customer, and names what is missing", async () => {
  const anna = shop.visit();
  await signIn(anna, "anna");
  const idempotencyKey = crypto.randomUUID();

  const refused = await anna.post("/${file}/new", { idempotencyKey, name: "" });
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("This field is required")]);

  const created = await anna.post("/${file}/new", { idempotencyKey, name: "Third ${words}" });
  expect([created.url, created.text]).toEqual(["/${file}", expect.stringContaining("Third ${words}")]);
});
`;

const journey = ({
  file,
  title,
  words,
}: Names) => `// Creates a ${words} as a customer does. What the pages refuse: tests/front/${file}.spec.ts.
import { expect, test } from "./journey.ts";
import { logIn } from "./shopper.ts";

test("a customer creates a ${words} and finds it in the list", async ({ page }) => {
  await logIn(page, "anna@example.com");
  await page.goto("/${file}");
  await page.getByRole("link", { name: "New ${words}" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Third ${words}");
  await page.getByRole("button", { name: "Create ${words}" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "${title}" })).toBeVisible();
  await expect(page.getByText("Third ${words}")).toBeVisible();
});
`;

export const siteFiles = (names: Names): Record<string, string> => ({
  [`site/features/${names.file}/${names.One}List.astro`]: feature(names),
  [`site/features/${names.file}/${names.file}.form.ts`]: form(names),
  [`site/pages/${names.file}/[...page].astro`]: page(names),
  [`site/pages/${names.file}/new.astro`]: formPage(names),
  [`tests/journeys/${names.file}.spec.ts`]: journey(names),
  [`tests/front/${names.file}.spec.ts`]: frontSpec(names),
});
