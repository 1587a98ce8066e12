// What a new slice begins with: a list and one of its items, in the words of this codebase.

export type Names = {
  /** Folder and file: gift-cards. */
  file: string;
  /** In the address: gift-cards. */
  path: string;
  /** Router, tag, handlers: giftCards. */
  camel: string;
  /** GiftCards. */
  pascal: string;
  /** giftCard. */
  one: string;
  /** The schema: GiftCard. */
  One: string;
  /** In sentences: gift card. */
  words: string;
  /** In examples: gift_card. */
  wire: string;
};

const contract = ({
  camel,
  one,
  One,
  pascal,
  path,
  wire,
  words,
}: Names) => `# Every ${words} there is, and each by its key.
paths:
  /${path}:
    get:
      operationId: list${pascal}
      summary: List every ${words}
      tags: [${camel}]
      x-idempotent: true
      parameters:
        - { $ref: "../common/headers.yaml#/parameters/Version30" }
      responses:
        "200":
          description: All of them, by name.
          content:
            application/json:
              schema: { $ref: "#/schemas/${pascal}Envelope" }
              examples:
                two:
                  value:
                    result:
                      - &first { key: first_${wire}, name: First ${words} }
                      - { key: second_${wire}, name: Second ${words} }
        "400": { $ref: "../common/messages.yaml#/responses/InvalidCall" }
  /${path}/{${one}Key}:
    get:
      operationId: get${One}
      summary: Read one ${words}
      tags: [${camel}]
      x-idempotent: true
      parameters:
        - { $ref: "../common/headers.yaml#/parameters/Version30" }
        - { $ref: "#/parameters/${One}Key" }
      responses:
        "200":
          description: The ${words}.
          content:
            application/json:
              schema: { $ref: "#/schemas/${One}Envelope" }
              examples:
                first: { value: { result: *first } }
        "400": { $ref: "../common/messages.yaml#/responses/InvalidCall" }
        "404": { $ref: "../common/messages.yaml#/responses/NotFound" }
parameters:
  ${One}Key:
    name: ${one}Key
    in: path
    required: true
    description: The key of the ${words}.
    schema: { type: string, minLength: 1, maxLength: 64 }
    example: first_${wire}
schemas:
  ${pascal}Envelope:
    type: object
    required: [result]
    properties:
      result: { type: array, items: { $ref: "#/schemas/${One}" } }
  ${One}Envelope:
    type: object
    required: [result]
    properties:
      result: { $ref: "#/schemas/${One}" }
  ${One}:
    type: object
    required: [key, name]
    properties:
      key: { type: string }
      name: { type: string }
`;

const handlers = ({
  camel,
  file,
  one,
  One,
  pascal,
}: Names) => `import type { Handlers } from "#services/lib/handlers.ts";
import { Refusal } from "#services/lib/refusal.ts";
import { find${One}, list${pascal} } from "./${file}.rows.ts";
import { byName } from "./${file}.rules.ts";

export const ${camel}Handlers: Handlers<"list${pascal}" | "get${One}"> = {
  list${pascal}: async () => ({ status: 200, body: { result: byName(list${pascal}()) } }),

  get${One}: async ({ params }) => {
    const ${one} = find${One}(params.${one}Key);
    if (!${one}) throw new Refusal(404, [{ code: "not_found", message: "We could not find what you were looking for." }]);
    return { status: 200, body: { result: ${one} } };
  },
};
`;

const rules = ({ one, One }: Names) => `import type { components } from "#generated/main/schema.ts";

export type ${One} = components["schemas"]["${One}"];

/** A list is read by name. The order of the list it is given stays as it is. */
export function byName(list: readonly ${One}[]): ${One}[] {
  return list.toSorted((${one}, other) => ${one}.name.localeCompare(other.name));
}
`;

const rulesSpec = ({ file, wire, words }: Names) => `import { expect, it } from "vitest";
import { byName } from "./${file}.rules.ts";

it("puts every ${words} in the order of the names", () => {
  const list = [
    { key: "second_${wire}", name: "Second" },
    { key: "first_${wire}", name: "First" },
  ];

  expect(byName(list).map(({ name }) => name)).toEqual(["First", "Second"]);
});
`;

const rows = ({ camel, file, One, pascal, wire, words }: Names) => `import type { ${One} } from "./${file}.rules.ts";

// Known when the services are built. What changes while they run lies in a table: a migration in services/db/migrations, and
// the transaction of the handler (tx) handed in here.
const ${camel.toUpperCase()}: readonly ${One}[] = [
  { key: "second_${wire}", name: "Second ${words}" },
  { key: "first_${wire}", name: "First ${words}" },
];

export const list${pascal} = (): readonly ${One}[] => ${camel.toUpperCase()};

export const find${One} = (key: string): ${One} | undefined => ${camel.toUpperCase()}.find((one) => one.key === key);
`;

const router = ({ camel, one, path }: Names) => `import { z } from "zod";
import { unwrap } from "../errors.ts";
import { publicProcedure, router } from "../trpc.ts";

export const ${camel}Router = router({
  list: publicProcedure.query(async ({ ctx }) => unwrap(await ctx.main.GET("/${path}"))),

  get: publicProcedure
    .input(z.object({ ${one}Key: z.string().min(1).max(64) }))
    .query(async ({ ctx, input }) => unwrap(await ctx.main.GET("/${path}/{${one}Key}", { params: { path: input } }))),
});
`;

const feature = ({ camel, words }: Names) => `---
// Every ${words}, by name.
import type { Outputs } from "#gateway/gateway.ts";

type Props = { ${camel}: Outputs["${camel}"]["list"] };
const { ${camel} } = Astro.props;
---

<ul class="stack stack--tight">
  {${camel}.map(({ name }) => <li>{name}</li>)}
</ul>
`;

const cases = ({ camel, one, One, pascal, wire }: Names) => `import type { Case } from "../cases.ts";

export const ${camel}Cases: Case[] = [
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

  it("are found by key, and what is none is not found", async () => {
    const { caller } = await startShop();

    expect(await caller.${camel}.get({ ${one}Key: "first_${wire}" })).toEqual({ key: "first_${wire}", name: "First ${words}" });
    await expect(caller.${camel}.get({ ${one}Key: "nothing" })).rejects.toMatchObject({ problem: { code: "not_found" } });
  });
});
`;

/** The files of a slice, by where they lie. */
export function templates(names: Names): Record<string, string> {
  const { file, One } = names;
  return {
    [`openapi/main/${file}.yaml`]: contract(names),
    [`services/main/${file}/${file}.handlers.ts`]: handlers(names),
    [`services/main/${file}/${file}.rules.ts`]: rules(names),
    [`services/main/${file}/${file}.rules.spec.ts`]: rulesSpec(names),
    [`services/main/${file}/${file}.rows.ts`]: rows(names),
    [`gateway/routers/${file}.ts`]: router(names),
    [`site/features/${file}/${One}List.astro`]: feature(names),
    [`tests/contract/main/${file}.cases.ts`]: cases(names),
    [`tests/gateway/${file}.spec.ts`]: gatewaySpec(names),
  };
}
