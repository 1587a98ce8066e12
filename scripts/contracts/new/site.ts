// The pages of a new noun: a paged list and, if its contract creates items, a form for signed-in customers; with their tests.
import { type Slice, when } from "./slice.ts";

const feature = ({ camel, many, words }: Slice) => `---
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

const labelOf = (column: string) => column.replaceAll("_", " ").replace(/^./, (first) => first.toUpperCase());

const form = ({ camel, file, inputs, one, words }: Slice) => `import { required } from "#gateway/rules/validators.ts";
import { defineForm } from "#site/lib/form/form.ts";

/** A new ${words}. */
export const ${one}Form = defineForm("${camel}.create", {
  name: "${file}",
  fields: {
${inputs.map(({ column, maxLength = 100, name }) => `    ${name}: { label: "${labelOf(column)}", rules: [required], maxLength: ${maxLength} },\n`).join("")}  },
  isShort: true,
});
`;

const formPage = ({ file, one, words }: Slice) => `---
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

const page = ({ camel, file, hasCreate, many, One, title, words }: Slice) => `---
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
${when(hasCreate, `    <p><a class="button button--secondary" href={Astro.locals.page.href("${file}-new")}>New ${words}</a></p>\n`)}  </div>
</Base>
`;

const frontSpec = ({ created, file, hasCreate, rows, title, words }: Slice) => `import { expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";
${when(hasCreate, 'import { signIn } from "./people.ts";\n')}
const shop = frontShopOfFile();

it("lists every ${words}", async () => {
  const { status, text } = await shop.ask("/${file}");

  expect(status).toBe(200);
  expect(text).toMatch(/<h1[^>]*>${title}</);
  for (const name of ${JSON.stringify(rows.map(({ name }) => name))}) expect(text).toContain(name);
});

it("answers 404 for a page past the end", async () => {
  expect(await shop.ask("/${file}/2")).toMatchObject({ status: 404 });
});
${when(
  hasCreate,
  `
it("asks visitors to sign in before they create a ${words}", async () => {
  expect(await shop.ask("/${file}/new")).toMatchObject({ status: 303 });
});

it("creates a ${words} of a customer, and names what is missing", async () => {
  const anna = shop.visit();
  await signIn(anna, "anna");
  const attempt = { ...${JSON.stringify(created)}, idempotencyKey: crypto.randomUUID() };

  const refused = await anna.post("/${file}/new", { ...attempt, name: "" });
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("This field is required")]);

  const created = await anna.post("/${file}/new", attempt);
  expect([created.url, created.text]).toEqual(["/${file}", expect.stringContaining(attempt.name)]);
});
`,
)}`;

const journey = ({
  created,
  file,
  inputs,
  title,
  words,
}: Slice) => `// Creates a ${words} as a customer does. What the pages refuse: tests/front/${file}.spec.ts.
import { expect, test } from "./journey.ts";
import { logIn } from "./shopper.ts";

test("a customer creates a ${words} and finds it in the list", async ({ page }) => {
  await logIn(page, "anna@example.com");
  await page.goto("/${file}");
  await page.getByRole("link", { name: "New ${words}" }).click();
${inputs.map(({ column, name }) => `  await page.getByLabel("${labelOf(column)}", { exact: true }).fill(${JSON.stringify(`${created[name]}`)});\n`).join("")}  await page.getByRole("button", { name: "Create ${words}" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "${title}" })).toBeVisible();
  await expect(page.getByText("${created.name}")).toBeVisible();
});
`;

export const siteFiles = (slice: Slice): Record<string, string> => ({
  [`site/features/${slice.file}/${slice.One}List.astro`]: feature(slice),
  [`site/pages/${slice.file}/[...page].astro`]: page(slice),
  [`tests/front/${slice.file}.spec.ts`]: frontSpec(slice),
  ...(slice.hasCreate && {
    [`site/features/${slice.file}/${slice.file}.form.ts`]: form(slice),
    [`site/pages/${slice.file}/new.astro`]: formPage(slice),
    [`tests/journeys/${slice.file}.spec.ts`]: journey(slice),
  }),
});
