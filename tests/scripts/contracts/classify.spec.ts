// How single changes are classified: each row is a schema before and after, in a request and in a reply.
import { describe, expect, it } from "vitest";
import { compareAll } from "#scripts/contracts/compare/compare.ts";
import { reachOf } from "#scripts/contracts/graph/reach.ts";
import type { Document, Operation, Parameter, Schema } from "#scripts/generate/document.ts";
import { readContracts } from "./sites.ts";

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const marked = (kind: string, name: string): Schema => ({
  type: "object",
  required: ["kind"],
  properties: { kind: { const: kind }, [name]: { type: "string" } },
});
const open = (name: string): Schema => ({
  type: "object",
  required: ["kind"],
  properties: { kind: { type: "string" }, [name]: { type: "string" } },
});
const schemas = {
  Card: open("number"),
  Wallet: open("account"),
  Node: { type: "object", properties: { child: { ...ref("Node"), minProperties: 1 } } },
  Part: { type: "object", allOf: [ref("Part")], properties: { name: { type: "string" } } },
  MarkedCard: marked("card", "number"),
  MarkedWallet: marked("wallet", "account"),
};

const content = (schema: Schema) => ({ "application/json": { schema } });
const document = (operation: Partial<Operation>, item: object = {}): Document => ({
  paths: { "/gifts/{id}": { post: { operationId: "changeGift", responses: {}, ...operation }, ...item } },
  components: { schemas: structuredClone(schemas) },
});
const inRequest = (schema: Schema) => document({ requestBody: { content: content(schema) } });
const inReply = (schema: Schema) => document({ responses: { "200": { content: content(schema) } } });

/** Returns the severities of the changes between two documents, by kind. */
const changesOf = (before: Document, after: Document) =>
  Object.fromEntries(compareAll({ main: before }, { main: after }).map(({ kind, severity }) => [kind, severity]));

const byKind = (mapping: Record<string, string>): Schema => ({
  oneOf: [ref("Card"), ref("Wallet")],
  discriminator: { propertyName: "kind", mapping },
});
const text = { type: "string" };

describe("a change of a schema", () => {
  it.each<[title: string, before: Schema, after: Schema, request: object, reply: object]>([
    [
      "renames a discriminator value",
      byKind({ card: "Card", wallet: "Wallet" }),
      byKind({ plastic: "Card", wallet: "Wallet" }),
      { "request-discriminator-changed": "breaking" },
      { "reply-discriminator-changed": "breaking" },
    ],
    [
      "swaps two discriminator values",
      byKind({ card: "#/components/schemas/Card", wallet: "#/components/schemas/Wallet" }),
      byKind({ card: "#/components/schemas/Wallet", wallet: "#/components/schemas/Card" }),
      { "request-discriminator-changed": "breaking" },
      { "reply-discriminator-changed": "breaking" },
    ],
    [
      "adds a discriminator value",
      byKind({ card: "Card", wallet: "Wallet" }),
      byKind({ card: "Card", plastic: "Card", wallet: "Wallet" }),
      { "request-keyword-changed": "risky" },
      { "reply-keyword-changed": "risky" },
    ],
    [
      "closes an object by unevaluatedProperties",
      { type: "object", properties: { name: text } },
      { type: "object", properties: { name: text }, unevaluatedProperties: false },
      { "request-keys-closed": "breaking" },
      { "reply-keys-closed": "additive" },
    ],
    [
      "changes a constant",
      { type: "object", properties: { kind: { const: "card" } } },
      { type: "object", properties: { kind: { const: "plastic" } } },
      { "request-const-changed": "breaking" },
      { "reply-const-changed": "breaking" },
    ],
    [
      "adds a type by oneOf",
      text,
      { oneOf: [text, { type: "integer" }] },
      { "request-type-widened": "additive" },
      { "reply-type-widened": "breaking" },
    ],
    [
      "adds a type by anyOf, in addition to null",
      { type: ["string", "null"] },
      { anyOf: [text, { type: "object" }, { type: "null" }] },
      { "request-type-widened": "additive" },
      { "reply-type-widened": "breaking" },
    ],
    [
      "turns oneOf into anyOf",
      { oneOf: [open("number"), open("account")] },
      { anyOf: [open("number"), open("account")] },
      { "request-variants-overlapping": "additive" },
      { "reply-variants-overlapping": "risky" },
    ],
    [
      "turns anyOf into oneOf",
      { anyOf: [open("number"), open("account")] },
      { oneOf: [open("number"), open("account")] },
      { "request-variants-exclusive": "breaking" },
      { "reply-variants-exclusive": "additive" },
    ],
    [
      "deprecates a property",
      { type: "object", properties: { name: text, card: ref("Card") } },
      {
        type: "object",
        properties: { name: { ...text, deprecated: true }, card: { ...ref("Card"), deprecated: true } },
      },
      { "request-deprecated": "risky" },
      { "reply-deprecated": "risky" },
    ],
    [
      "makes a property read-only",
      { type: "object", properties: { name: text } },
      { type: "object", properties: { name: { ...text, readOnly: true } } },
      { "request-property-removed": "breaking" },
      {},
    ],
    [
      "makes a property write-only",
      { type: "object", properties: { name: text } },
      { type: "object", properties: { name: { ...text, writeOnly: true } } },
      {},
      { "reply-property-removed": "breaking" },
    ],
    [
      "requires a property that was read-only",
      { type: "object", required: ["name"], properties: { name: { ...text, readOnly: true } } },
      { type: "object", required: ["name"], properties: { name: text } },
      { "request-property-required": "breaking" },
      {},
    ],
    [
      "changes the type of one place in a list",
      { type: "array", prefixItems: [text, { type: "integer" }] },
      { type: "array", prefixItems: [text, text] },
      { "request-type-changed": "breaking" },
      { "reply-type-changed": "breaking" },
    ],
    [
      "gives a shape to a further place in a list",
      { type: "array", prefixItems: [text] },
      { type: "array", prefixItems: [text, text] },
      { "request-type-narrowed": "breaking" },
      { "reply-type-narrowed": "additive" },
    ],
    [
      "tightens a schema that contains itself beside a rule",
      { ...ref("Node"), maxProperties: 9 },
      { ...ref("Node"), maxProperties: 8 },
      { "request-bound-tightened": "breaking" },
      { "reply-bound-tightened": "additive" },
    ],
    [
      "tightens a whole number by another keyword",
      { type: "integer", minimum: 1 },
      { type: "integer", exclusiveMinimum: 1 },
      { "request-bound-tightened": "breaking" },
      { "reply-bound-tightened": "additive" },
    ],
  ])("%s", (_title, before, after, request, reply) => {
    expect(changesOf(inRequest(before), inRequest(after))).toEqual(request);
    expect(changesOf(inReply(before), inReply(after))).toEqual(reply);
  });

  it.each<[title: string, one: Schema, other: Schema]>([
    [
      "type [T, null] and anyOf [T, null]",
      { type: ["string", "null"], maxLength: 9 },
      { anyOf: [{ ...text, maxLength: 9 }, { type: "null" }] },
    ],
    [
      "named and inlined alternatives",
      { oneOf: [ref("Card"), ref("Wallet")] },
      { oneOf: [open("number"), open("account")] },
    ],
    [
      "named and inlined alternatives, the named ones with a discriminator",
      {
        oneOf: [ref("MarkedCard"), ref("MarkedWallet")],
        discriminator: { propertyName: "kind", mapping: { card: "MarkedCard", wallet: "MarkedWallet" } },
      },
      { oneOf: [marked("card", "number"), marked("wallet", "account")] },
    ],
    [
      "additionalProperties and unevaluatedProperties",
      { type: "object", properties: { name: text }, additionalProperties: false },
      { type: "object", properties: { name: text }, unevaluatedProperties: false },
    ],
    [
      "more than 0 and at least 1 of whole numbers",
      { type: "integer", exclusiveMinimum: 0 },
      { type: "integer", minimum: 1 },
    ],
    [
      "less than 9 and at most 8 of whole numbers",
      { type: "integer", exclusiveMaximum: 9 },
      { type: "integer", maximum: 8 },
    ],
    ["a schema that contains itself beside a rule", ref("Node"), { allOf: [ref("Node")] }],
  ])("is none between %s", (_title, one, other) => {
    for (const inside of [inRequest, inReply]) {
      expect(changesOf(inside(one), inside(other))).toEqual({});
      expect(changesOf(inside(other), inside(one))).toEqual({});
    }
  });
});

describe("a body, reply, header or parameter", () => {
  const schema = { type: "object" };
  const places: [place: string, of: (media: object) => Document][] = [
    ["body", (media) => document({ requestBody: { content: { "application/json": media } } })],
    ["reply", (media) => document({ responses: { "200": { content: { "application/json": media } } } })],
    ["reply header", (media) => document({ responses: { "200": { headers: { "X-Total": media } } } })],
    ["parameter", (media) => document({ parameters: [{ name: "q", in: "query", ...media } as Parameter] })],
  ];

  it.each(places)("breaks when it gains or loses its schema: %s", (_place, of) => {
    expect(Object.values(changesOf(of({}), of({ schema })))).toEqual(["breaking"]);
    expect(Object.values(changesOf(of({ schema }), of({})))).toEqual(["breaking"]);
  });

  it("keeps its type with another charset, and loses it with another version", () => {
    const of = (type: string) => document({ requestBody: { content: { [type]: { schema } } } });

    expect(changesOf(of("application/json"), of("Application/JSON; charset=utf-8"))).toEqual({});
    expect(changesOf(of("application/json"), of("application/json; version=2"))).toMatchObject({
      "request-content-removed": "breaking",
    });
  });
});

describe("a change of a call", () => {
  const id: Parameter = { name: "id", in: "path", required: true, schema: { type: "string" } };

  it("is none when a parameter moves to its path", () => {
    expect(changesOf(document({ parameters: [id] }), document({}, { parameters: [id] }))).toEqual({});
  });

  it("is none when a path parameter has another name", () => {
    const { post } = document({ parameters: [id] }).paths["/gifts/{id}"] ?? {};
    const renamed = { ...post, parameters: [{ ...id, name: "giftId" }] } as Operation;

    expect(
      changesOf(document({ parameters: [id] }), { ...document({}), paths: { "/gifts/{giftId}": { post: renamed } } }),
    ).toEqual({});
  });

  it.each(["head", "options", "trace"])("is breaking when %s is removed", (method) => {
    const before = document({}, { [method]: { operationId: "probe", responses: {} } });

    expect(changesOf(before, document({}))).toEqual({ "operation-removed": "breaking" });
  });

  it("is additive for another way to sign in, risky for less than before, breaking for more", () => {
    const of = (...security: Record<string, string[]>[]) => document({ security });
    const [bearer, key] = [{ bearer: [], signature: [] }, { appKey: [] }];

    expect(changesOf(of(bearer), of(bearer, key))).toEqual({ "security-added": "additive" });
    expect(changesOf(of(bearer), of(bearer, { signature: [] }))).toEqual({ "security-loosened": "risky" });
    expect(changesOf(of(bearer), of({ ...bearer, ...key }))).toEqual({ "security-tightened": "breaking" });
  });

  it("ends when a schema is a part of itself", () => {
    expect(changesOf(inReply(ref("Part")), inReply(ref("Part")))).toEqual({});
  });

  it("concerns the operations that return a new message code, not all that may refuse", () => {
    const of = (codes: string[], returned: string) => ({
      paths: Object.fromEntries(
        ["addGift", "changeGift"].map((operationId, index) => {
          const messages = [{ code: index === 0 ? returned : "known" }];
          const media = { schema: ref("Problem"), examples: { one: { value: { messages } } } };
          return [
            `/${operationId}`,
            { post: { operationId, responses: { "409": { content: { "application/json": media } } } } },
          ];
        }),
      ),
      components: {
        schemas: {
          Problem: { type: "object", properties: { code: ref("MessageCode") } },
          MessageCode: { type: "string", enum: codes },
        },
      },
    });
    const changes = compareAll({ main: of(["known"], "known") }, { main: of(["known", "planted"], "planted") });
    const risky = changes.filter(({ severity }) => severity === "risky");

    expect(risky.map(({ kind, operations }) => [kind, operations])).toEqual([["code-added", ["addGift"]]]);
    expect(changes.map(({ kind, severity }) => `${kind} ${severity}`)).toContain("reply-enum-value-added additive");
  });

  it("compares the parameters of a path", () => {
    const longer = { ...id, schema: { type: "string", minLength: 9 } };

    expect(changesOf(document({}, { parameters: [id] }), document({}, { parameters: [longer] }))).toEqual({
      "request-bound-tightened": "breaking",
    });
  });

  it("reports the deprecation of an operation and of a parameter", () => {
    const before = document({ parameters: [id] });

    expect(changesOf(before, document({ parameters: [id], deprecated: true } as Partial<Operation>))).toEqual({
      deprecated: "risky",
    });
    expect(changesOf(before, document({ parameters: [{ ...id, deprecated: true } as Parameter] }))).toEqual({
      deprecated: "risky",
    });
  });

  it("names the procedures and pages when a path, a method or a path parameter changes", () => {
    const before = readContracts("promises");
    const moved = structuredClone(before);
    const paths = moved["main"]?.paths ?? {};
    const [items, order] = [paths["/cart/items"], paths["/orders/{id}"]];
    if (!items?.["post"] || !order) throw new Error("No such path");
    items["patch"] = items["post"];
    delete items["post"];
    delete paths["/orders/{id}"];
    paths["/orders/{orderId}"] = order;

    const reach = reachOf(moved, before);

    expect(reach.get("addCartItem")?.procedures).toContain("cart.addItem");
    expect(reach.get("addCartItem")?.pages).toContain("site/pages/[productOfferKey]/[...gameTypeKey].astro");
    expect(reach.get("getOrder")?.procedures).toContain("orders.get");
  });
});
