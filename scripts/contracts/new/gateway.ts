// The procedures of a new noun, with their contract and gateway tests.
import { type Slice, when } from "./slice.ts";

const router = ({ camel, file, hasCreate, hasGet, one, One, pascal }: Slice) => `import { z } from "zod";
import { pageWindow } from "#gateway/rules/paging.ts";
${when(hasCreate || hasGet, `import { ${when(hasGet, `get${One}Parameters, `)}${when(hasCreate, `${One}Input `)}} from "#generated/main/inputs.ts";\n`)}import type { components } from "#generated/main/schema.ts";
import { ${when(hasCreate, "customerProcedure, ")}publicProcedure, router } from "../trpc.ts";
import { ${when(hasCreate || hasGet, "unwrap, ")}unwrapEnvelope } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];
type ${One} = Schemas["${One}"];
type ${pascal}Page = { ${camel}: ${One}[]; pageInfo: Schemas["PageInfo"] };

const listInput = z.object({ page: z.number().optional() });
${when(
  hasCreate,
  `/** The fields and the idempotency key of this attempt. */
const createInput = ${One}Input().extend({ idempotencyKey: z.uuid() });
`,
)}
export const ${camel}Router = router({
  list: publicProcedure.input(listInput).query(async ({ ctx, input: { page } }): Promise<${pascal}Page> => {
    const reply = await ctx.main.GET("/${file}", { params: { query: pageWindow(page) } });
    const { result, pageInfo } = unwrapEnvelope(reply);
    return { ${camel}: result, pageInfo };
  }),
${when(
  hasGet,
  `
  get: publicProcedure
    .input(get${One}Parameters())
    .query(
      async ({ ctx, input }): Promise<${One}> =>
        unwrap(await ctx.main.GET("/${file}/{${one}Key}", { params: { path: input } })),
    ),
`,
)}${when(
  hasCreate,
  `
  /** Only for signed-in customers. */
  create: customerProcedure
    .input(createInput)
    .mutation(async ({ ctx, input: { idempotencyKey, ...body } }): Promise<${One}> => {
      const params = { header: { "Idempotency-Key": idempotencyKey } };
      return unwrap(await ctx.main.POST("/${file}", { params, body }));
    }),
`,
)}});
`;

const cases = ({
  created,
  hasCreate,
  hasGet,
  one,
  One,
  pascal,
  rows: [first],
}: Slice) => `import { type Case, on } from "../cases.ts";
${when(hasCreate, `\nconst created = ${JSON.stringify(created)};\n`)}
export const cases: Case[] = [
  on("list${pascal}", 200, () => ({ query: { limit: 1, offset: 1 } })),
${when(
  hasGet,
  `  on("get${One}", 200, () => ({ params: { ${one}Key: "${first?.key}" } })),
  on("get${One}", "404 not_found", () => ({ params: { ${one}Key: "nothing" } })),
`,
)}${when(
  hasCreate,
  `  on("create${One}", 200, async (shop) => ({ as: await shop.person(), body: created })),
  on("create${One}", "422 invalid_field", async (shop) => ({
    as: await shop.person(),
    body: { ...created, name: "" },
  })),
  on("create${One}", "422 idempotency_key_reused", async (shop) => {
    const request = { as: await shop.person(), key: crypto.randomUUID() };
    await shop.call("create${One}", { ...request, body: created });
    return { ...request, body: { ...created, name: "Another" } };
  }),
`,
)}];
`;

const gatewaySpec = ({
  camel,
  created,
  hasCreate,
  hasGet,
  one,
  rows,
}: Slice) => `import { describe, expect, it } from "vitest";
import { startShop } from "#tests/shop.ts";

describe("${camel}", () => {
  it("are listed by name, page by page", async () => {
    const { caller } = await startShop();

    const { ${camel}, pageInfo } = await caller.${camel}.list({});

    expect(${camel}).toEqual(${JSON.stringify(rows)});
    expect(pageInfo).toEqual({ limit: 10, offset: 0, total: ${rows.length} });
    expect((await caller.${camel}.list({ page: 2 })).${camel}).toEqual([]);
  });
${when(
  hasGet,
  `
  it("are found by key; an unknown key is not found", async () => {
    const { caller } = await startShop();

    expect(await caller.${camel}.get({ ${one}Key: "${rows[0]?.key}" })).toEqual(${JSON.stringify(rows[0])});
    await expect(caller.${camel}.get({ ${one}Key: "nothing" })).rejects.toMatchObject({ problem: { code: "not_found" } });
  });
`,
)}${when(
  hasCreate,
  `
  it("are created by customers, once for each attempt", async () => {
    const { caller, signIn } = await startShop();
    const attempt = { ...${JSON.stringify(created)}, idempotencyKey: crypto.randomUUID() };

    await expect(caller.${camel}.create(attempt)).rejects.toMatchObject({ problem: { code: "signed_out" } });
    await signIn("anna");
    const created = await caller.${camel}.create(attempt);

    expect(created.name).toBe(attempt.name);
    expect(await caller.${camel}.create(attempt)).toEqual(created);
${when(hasGet, `    expect(await caller.${camel}.get({ ${one}Key: created.key })).toEqual(created);\n`)}  });
`,
)}});
`;

export const gatewayFiles = (names: Slice): Record<string, string> => ({
  [`gateway/routers/${names.file}.ts`]: router(names),
  [`tests/contract/main/${names.file}.cases.ts`]: cases(names),
  [`tests/gateway/${names.file}.spec.ts`]: gatewaySpec(names),
});
