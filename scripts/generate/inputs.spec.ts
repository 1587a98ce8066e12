import { describe, expect, it } from "vitest";
import type { Document, Schema } from "./document.ts";
import { inputs } from "./inputs.ts";

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
