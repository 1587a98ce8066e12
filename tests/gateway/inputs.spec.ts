// Every bound of a procedure's input is the contract's: taken from generated/<service>/inputs.ts, never written again.
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { appRouter } from "#gateway/router.ts";
import { signUpFields } from "#gateway/routers/session.input.ts";

type Schema = z.core.$ZodTypes;
type Def = Partial<Record<"innerType" | "element" | "valueType" | "in" | "out", Schema>> & {
  shape?: Record<string, Schema>;
  options?: Schema[];
};

const isSchema = (value: unknown): value is Schema => value instanceof z.core.$ZodType;

/** Returns the schemas inside a schema, by field. */
function partsOf(schema: Schema): [field: string, part: Schema][] {
  const { innerType, element, valueType, in: before, out, shape, options = [] } = schema._zod.def as Def;
  const inner = [innerType, element, valueType, before, out, ...options].filter(isSchema);
  return [...inner.map((part) => ["", part] as [string, Schema]), ...Object.entries(shape ?? {})];
}

function collect(schema: Schema, found: Set<Schema>) {
  if (found.has(schema)) return;
  found.add(schema);
  for (const [, part] of partsOf(schema)) collect(part, found);
}

const BOUNDS = /^(min_length|max_length|length_equals|greater_than|less_than|string_format)$/;

/** Whether a schema itself restricts its values, by a bound, a pattern or a list of values. */
function isBounded(schema: Schema) {
  const { type, checks = [] } = schema._zod.def;
  return type === "enum" || type === "literal" || checks.some(({ _zod }) => BOUNDS.test(_zod.def.check));
}

/** Returns the fields with a restriction that is not the contract's. */
function ownBounds(schema: Schema, field: string, contract: Set<Schema>): string[] {
  if (contract.has(schema)) return [];
  const inner = partsOf(schema).flatMap(([name, part]) => ownBounds(part, name ? `${field}.${name}` : field, contract));
  return [...(isBounded(schema) ? [field] : []), ...inner];
}

/** Fields that no contract has, each with its reason. */
const OWN: Record<string, string> = {
  "addresses.find.id": "an id of another company",
  "analytics.record": "the analytics endpoint has no contract",
  "banner.dismiss.content": "a hash that the gateway itself makes",
  "consent.choose": "where the visit came from: no service takes it as it is",
  "contentCards.markViewed.ids": "one call for each",
  "deposits.create.purchaseType": "the types of a deposit without a purchase",
  "events.create.rating": "the names of the form's buttons",
  "files.listPictureSizes.ids": "one call for each",
  "location.choose.region": "the regions that a visitor may choose",
  "location.follow.before": "the regions of the shop",
  "location.get.sv": "the regions of the shop",
  "migration.start.restart": "a hidden field of the form",
  "pages.get.id": "an id of the CMS",
  "placements.list.keys": "joined into one parameter",
  "socialAccounts.finish": "the answer of another company",
  "socialAccounts.start.next": "a page of the shop",
  "supportRequests.create.topic": "the topics of the form",
  "session.elevate.otp": "a code as typed, with spaces",
  "session.elevate.recoveryCode": "a code as typed, with spaces",
  "session.enterCode.otp": "a code as typed, with spaces",
  "session.enterCode.recoveryCode": "a code as typed, with spaces",
  "twoFactor.enable.otp": "a code as typed, with spaces",
};

describe("the inputs of procedures", () => {
  it("repeat no bound of a contract", async () => {
    const files = globSync(join(import.meta.dirname, "../../generated/*/inputs.ts"));
    const contract = new Set<Schema>();
    for (const file of files) {
      const schemas = Object.values((await import(pathToFileURL(file).href)) as object);
      for (const schema of schemas) collect((schema as () => Schema)(), contract);
    }
    const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { inputs: Schema[] } }>;
    const found = Object.entries(procedures).flatMap(([name, { _def }]) =>
      _def.inputs.flatMap((input) => ownBounds(input, name, contract)),
    );

    expect(contract.size).toBeGreaterThan(100);
    const own = Object.keys(OWN);
    const isOwn = (field: string) => own.some((name) => field === name || field.startsWith(`${name}.`));
    expect(found.filter((field) => !isOwn(field))).toEqual([]);
    expect(own.filter((name) => !found.some((field) => field.startsWith(name)))).toEqual([]);
  });

  it("name the limit of a text that is too long", () => {
    const { firstname } = signUpFields.shape;

    expect(firstname.safeParse("a".repeat(100)).success).toBe(true);
    expect(firstname.safeParse("a".repeat(101)).error?.issues.map(({ message }) => message)).toEqual([
      "Please enter at most 100 characters",
    ]);
  });
});
