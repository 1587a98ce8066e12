// The procedures of a new noun, with their contract and gateway tests.
import type { Names } from "./names.ts";

const router = ({ camel, file, one, One }: Names) => `import { z } from "zod";
import type { components } from "#generated/main/schema.ts";
import { publicProcedure, router } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";

type ${One} = components["schemas"]["${One}"];

export const ${camel}Router = router({
  list: publicProcedure.query(async ({ ctx }): Promise<${One}[]> => unwrap(await ctx.main.GET("/${file}"))),

  get: publicProcedure
    .input(z.object({ ${one}Key: z.string().min(1).max(64) }))
    .query(
      async ({ ctx, input }): Promise<${One}> =>
        unwrap(await ctx.main.GET("/${file}/{${one}Key}", { params: { path: input } })),
    ),
});
`;

const cases = ({ one, One, pascal, wire }: Names) => `import type { Case } from "../cases.ts";

export const cases: Case[] = [
  { operationId: "list${pascal}", status: 200 },
  { operationId: "get${One}", status: 200, request: () => ({ params: { ${one}Key: "first_${wire}" } }) },
  {
    operationId: "get${One}",
    status: 404,
    code: "not_found",
    request: () => ({ params: { ${one}Key: "nothing" } }),
  },
];
`;

const gatewaySpec = ({ camel, one, wire, words }: Names) => `import { describe, expect, it } from "vitest";
import { startShop } from "#tests/shop.ts";

describe("${camel}", () => {
  it("are listed by name", async () => {
    const { caller } = await startShop();

    expect((await caller.${camel}.list()).map(({ key }) => key)).toEqual(["first_${wire}", "second_${wire}"]);
  });

  it("are found by key; an unknown key is not found", async () => {
    const { caller } = await startShop();

    expect(await caller.${camel}.get({ ${one}Key: "first_${wire}" })).toEqual({ key: "first_${wire}", name: "First ${words}" });
    await expect(caller.${camel}.get({ ${one}Key: "nothing" })).rejects.toMatchObject({ problem: { code: "not_found" } });
  });
});
`;

export const gatewayFiles = (names: Names): Record<string, string> => ({
  [`gateway/routers/${names.file}.ts`]: router(names),
  [`tests/contract/main/${names.file}.cases.ts`]: cases(names),
  [`tests/gateway/${names.file}.spec.ts`]: gatewaySpec(names),
});
