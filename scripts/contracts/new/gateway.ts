// The procedures of a new noun, with their contract and gateway tests.
import type { Names } from "./names.ts";

const router = ({ camel, file, one, One, pascal }: Names) => `import { z } from "zod";
import { pageWindow } from "#gateway/rules/paging.ts";
import { get${One}Parameters, ${One}Input } from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import { customerProcedure, publicProcedure, router } from "../trpc.ts";
import { unwrap, unwrapEnvelope } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];
type ${One} = Schemas["${One}"];
type ${pascal}Page = { ${camel}: ${One}[]; pageInfo: Schemas["PageInfo"] };

const listInput = z.object({ page: z.number().optional() });
/** The fields and the idempotency key of this attempt. */
const createInput = ${One}Input().extend({ idempotencyKey: z.uuid() });

export const ${camel}Router = router({
  list: publicProcedure.input(listInput).query(async ({ ctx, input: { page } }): Promise<${pascal}Page> => {
    const reply = await ctx.main.GET("/${file}", { params: { query: pageWindow(page) } });
    const { result, pageInfo } = unwrapEnvelope(reply);
    return { ${camel}: result, pageInfo };
  }),

  get: publicProcedure
    .input(get${One}Parameters())
    .query(
      async ({ ctx, input }): Promise<${One}> =>
        unwrap(await ctx.main.GET("/${file}/{${one}Key}", { params: { path: input } })),
    ),

  /** Only for signed-in customers. */
  create: customerProcedure
    .input(createInput)
    .mutation(async ({ ctx, input: { idempotencyKey, ...body } }): Promise<${One}> => {
      const params = { header: { "Idempotency-Key": idempotencyKey } };
      return unwrap(await ctx.main.POST("/${file}", { params, body }));
    }),
});
`;

const cases = ({ one, One, pascal, wire, words }: Names) => `import type { Case } from "../cases.ts";

const third = { name: "Third ${words}" };

export const cases: Case[] = [
  { operationId: "list${pascal}", status: 200, request: () => ({ query: { limit: 1, offset: 1 } }) },
  { operationId: "get${One}", status: 200, request: () => ({ params: { ${one}Key: "first_${wire}" } }) },
  {
    operationId: "get${One}",
    status: 404,
    code: "not_found",
    request: () => ({ params: { ${one}Key: "nothing" } }),
  },
  {
    operationId: "create${One}",
    status: 200,
    request: async (shop) => ({ as: await shop.person(), body: third }),
  },
  {
    operationId: "create${One}",
    status: 422,
    code: "invalid_field",
    request: async (shop) => ({ as: await shop.person(), body: { name: "" } }),
  },
  {
    operationId: "create${One}",
    status: 422,
    code: "idempotency_key_reused",
    request: async (shop) => {
      const request = { as: await shop.person(), key: crypto.randomUUID() };
      await shop.call("create${One}", { ...request, body: third });
      return { ...request, body: { name: "Another ${words}" } };
    },
  },
];
`;

const gatewaySpec = ({ camel, one, wire, words }: Names) => `import { describe, expect, it } from "vitest";
import { startShop } from "#tests/shop.ts";

describe("${camel}", () => {
  it("are listed by name, page by page", async () => {
    const { caller } = await startShop();

    const { ${camel}, pageInfo } = await caller.${camel}.list({});

    expect(${camel}.map(({ key }) => key)).toEqual(["first_${wire}", "second_${wire}"]);
    expect(pageInfo).toEqual({ limit: 10, offset: 0, total: 2 });
    expect((await caller.${camel}.list({ page: 2 })).${camel}).toEqual([]);
  });

  it("are found by key; an unknown key is not found", async () => {
    const { caller } = await startShop();

    expect(await caller.${camel}.get({ ${one}Key: "first_${wire}" })).toEqual({ key: "first_${wire}", name: "First ${words}" });
    await expect(caller.${camel}.get({ ${one}Key: "nothing" })).rejects.toMatchObject({ problem: { code: "not_found" } });
  });

  it("are created by customers, once for each attempt", async () => {
    const { caller, signIn } = await startShop();
    const attempt = { name: "Third ${words}", idempotencyKey: crypto.randomUUID() };

    await expect(caller.${camel}.create(attempt)).rejects.toMatchObject({ problem: { code: "signed_out" } });
    await signIn("anna");
    const created = await caller.${camel}.create(attempt);

    expect(created.name).toBe("Third ${words}");
    expect(await caller.${camel}.create(attempt)).toEqual(created);
    expect(await caller.${camel}.get({ ${one}Key: created.key })).toEqual(created);
  });
});
`;

export const gatewayFiles = (names: Names): Record<string, string> => ({
  [`gateway/routers/${names.file}.ts`]: router(names),
  [`tests/contract/main/${names.file}.cases.ts`]: cases(names),
  [`tests/gateway/${names.file}.spec.ts`]: gatewaySpec(names),
});
