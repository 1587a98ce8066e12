// An artificial contract with parts that are rare in the real ones: alternatives of every kind, maps, structured headers.
import type { Document, Schema } from "#scripts/generate/document.ts";

const text: Schema = { type: "string" };
const object = (properties: Record<string, Schema>, ...required: string[]): Schema => ({
  type: "object",
  required,
  properties,
});

/** Request and reply have equal but separate schemas, so that a change of one does not affect the other. */
const gift = (): Schema =>
  object(
    {
      // Alternatives with a marker, as a value and as a list of one.
      paid_by: {
        oneOf: [
          object({ kind: { const: "card" }, number: { type: "string", pattern: "^[0-9]+$" }, holder: text }, "kind"),
          object(
            { kind: { const: "wallet" }, amount: { type: "number", minimum: 0 }, currency: text },
            "kind",
            "amount",
          ),
          object({ kind: { const: "voucher" }, amount: { type: "number", minimum: 0 }, currency: text }, "kind"),
        ],
      },
      sent: {
        anyOf: [
          object({ by: { type: "string", enum: ["post"] }, street: text, floor: { type: "integer" } }, "by", "street"),
          object({ by: { type: "string", enum: ["email"] }, address: { type: "string", format: "email" } }, "by"),
        ],
      },
      // Alternatives with titles.
      value: {
        anyOf: [
          { title: "Amount", type: "integer", minimum: 1, maximum: 500 },
          { title: "Tickets", type: "array", items: { type: "integer" }, maxItems: 7 },
        ],
      },
      // Alternatives with neither.
      note: { anyOf: [{ type: "string", maxLength: 80 }, { type: "integer" }, { type: "array", items: text }] },
      to: {
        oneOf: [
          object({ email: { type: "string", format: "email" }, name: text, greeting: text }, "email"),
          object({ phone: text, country_code: { type: "string", enum: ["AU", "NZ", "SG"] } }, "phone"),
          object({ customer: object({ first_name: text, last_name: text }, "first_name"), since: text }, "customer"),
        ],
      },
      lines: {
        type: "array",
        maxItems: 9,
        items: {
          oneOf: [object({ ticket: text, games: { type: "integer" } }), object({ voucher: text, months: text })],
        },
      },
      // Alternatives in a map, and a map in an alternative.
      labels: {
        type: "object",
        additionalProperties: { anyOf: [{ type: "boolean" }, object({ word: text }, "word")] },
      },
      prices: {
        anyOf: [{ type: "number" }, { type: "object", additionalProperties: { type: "integer", minimum: 0 } }],
      },
      // Maps.
      limits: { type: "object", additionalProperties: { type: "integer", minimum: 0, maximum: 9 } },
      dates: { type: "object", additionalProperties: { type: ["string", "null"], format: "date" } },
      people: {
        type: "object",
        additionalProperties: object({ name: text, role: { type: "string", enum: ["giver", "taker"] } }, "name"),
      },
      // Dependent and negated rules.
      total: { type: "number", "x-decimals": 2 },
      lots: { type: "integer", multipleOf: 10 },
      colours: { type: "object", propertyNames: { pattern: "^[a-z]+$" }, additionalProperties: { type: "string" } },
      word: { type: "string", not: { const: "forbidden" } },
      address: {
        ...object({ street: text, postcode: text, country: text }),
        dependentRequired: { street: ["postcode"] },
        if: { properties: { country: { const: "AU" } } },
        else: { required: ["street"] },
      },
      reference: { type: "string", allOf: [{ pattern: "^G" }, { pattern: "[0-9]$" }] },
      groups: { type: "object", additionalProperties: { type: "array", items: text, minItems: 1 } },
    },
    "paid_by",
  );

const envelope = (name: string): Schema => object({ result: { $ref: `#/components/schemas/${name}` } }, "result");
const json = (name: string) => ({ "application/json": { schema: { $ref: `#/components/schemas/${name}` } } });

export const planted: Document = {
  paths: {
    "/gifts": {
      post: {
        operationId: "createGift",
        requestBody: { required: true, content: json("GiftInput") },
        responses: {
          "200": {
            content: json("GiftEnvelope"),
            headers: {
              "X-Shop-Time": { required: true, schema: { type: "string", format: "date-time" } },
              "X-Shop-Left": { required: true, schema: { type: "integer", minimum: 0, maximum: 9 } },
              "X-Shop-Kind": { schema: { type: "string", enum: ["first", "next"] } },
            },
          },
          "429": {
            content: json("GiftEnvelope"),
            headers: { "Retry-After": { required: true, schema: { type: "integer" } } },
          },
        },
      },
    },
  },
  components: { schemas: { GiftInput: gift(), Gift: gift(), GiftEnvelope: envelope("Gift") } },
};
