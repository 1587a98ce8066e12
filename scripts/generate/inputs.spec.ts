import { describe, expect, it } from "vitest";
import type { Document, Schema } from "./document.ts";
import { inputs, zodOf } from "./inputs.ts";

const documentWith = (schemas: Record<string, Schema>): Document => ({
  paths: {
    "/items/{item_id}": {
      put: {
        operationId: "changeItem",
        parameters: [
          { name: "item_id", in: "path", required: true, schema: { type: "string", maxLength: 64 } },
          { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 100 } },
          { name: "X-Shop-Version", in: "header", schema: { type: "string", enum: ["1.0"] } },
        ],
        requestBody: { content: { "application/json": { schema: { $ref: "#/components/schemas/Item" } } } },
        responses: {},
      },
    },
  },
  components: { schemas },
});

describe("the inputs of a contract", () => {
  it.each<[Schema, string]>([
    [{ type: "string", minLength: 1, maxLength: 64 }, "z.string().min(1).max(64)"],
    [{ type: "string", pattern: "^[a-z/]+$" }, "z.string().regex(/^[a-z/]+$/u)"],
    [{ type: "string", format: "email", maxLength: 254 }, 'format("email").max(254)'],
    [{ type: "integer", minimum: 0, maximum: 9 }, "z.int().min(0).max(9)"],
    [{ type: "array", minItems: 1, maxItems: 5, items: { type: "boolean" } }, "z.array(z.boolean()).min(1).max(5)"],
    [{ type: "string", enum: ["a", "b"] }, 'z.enum(["a","b"])'],
    [{ type: "integer", enum: [1, 4] }, "z.union([z.literal(1), z.literal(4)])"],
    [{ type: ["string", "null"], maxLength: 5 }, "z.string().max(5).nullable()"],
    [{ type: ["string", "number"], maxLength: 5 }, "z.union([z.string().max(5), z.number()])"],
    [{ anyOf: [{ $ref: "#/components/schemas/Item" }, { type: "null" }] }, "z.union([Item(), z.null()])"],
    [{ const: "card" }, 'z.literal("card")'],
    [
      {
        oneOf: [{ $ref: "#/components/schemas/Item" }, { $ref: "#/components/schemas/Other" }],
        discriminator: { propertyName: "item_type" },
      },
      'z.discriminatedUnion("itemType", [Item(), Other()])',
    ],
    [{ type: "number", exclusiveMinimum: 0 }, "z.number().gt(0)"],
    [{ allOf: [{ type: "string" }, { $ref: "#/components/schemas/Item" }] }, "z.string().and(Item())"],
    [{ type: "object", additionalProperties: { type: "string" } }, "z.record(z.string(), z.string())"],
  ])("keep every bound of %j", (schema, expected) => {
    expect(zodOf(schema)).toBe(expected);
  });

  it("are in camelCase, include every operation's parameters, and define each schema after those it uses", () => {
    const text = inputs(
      documentWith({
        Item: { type: "object", required: ["kind"], properties: { kind: { $ref: "#/components/schemas/Kind" } } },
        Kind: { type: "string", enum: ["ticket"] },
      }),
    );

    expect(text).toContain(
      'export const Kind = once(() => z.enum(["ticket"]));\nexport const Item = once(() => z.object({\n kind: Kind(),\n}));',
    );
    expect(text).toContain(
      "export const changeItemParameters = once(() => z.object({\n itemId: z.string().min(1).max(64),\n limit: z.int().min(1).max(100).optional(),\n}));",
    );
  });
});
