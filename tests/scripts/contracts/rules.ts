// Changes of value rules, for requests and replies: narrowing breaks requests but not replies, and widening the reverse.
import type { Schema } from "#scripts/generate/document.ts";
import { type AtSchema, isType } from "./mutations.ts";

type Rule = {
  family: string;
  /** The kind of change, without its direction. */
  kind: string;
  fits: (schema: Schema) => boolean;
  plant: (schema: Schema) => void;
};

const isPlain = (schema: Schema) => isType(schema, "string") && !schema.enum && schema.const === undefined;
const isMap = (schema: Schema) => typeof schema.additionalProperties === "object" && !schema["propertyNames"];
const names = (schema: Schema) => Object.keys(schema.properties ?? {});

/** Each of these narrows the allowed values. */
export const narrowing: Rule[] = [
  {
    family: "fewer decimals",
    kind: "decimals-fewer",
    fits: (schema) => isType(schema, "number"),
    plant: (schema) => void Object.assign(schema, { "x-decimals": 1 }),
  },
  {
    family: "coarser steps",
    kind: "step-coarser",
    fits: (schema) => isType(schema, "number", "integer") && !schema.enum,
    plant: (schema) => void Object.assign(schema, { multipleOf: 100 }),
  },
  {
    family: "key names restricted",
    kind: "key-names-closed",
    fits: isMap,
    plant: (schema) => void Object.assign(schema, { propertyNames: { pattern: "^planted$" } }),
  },
  {
    family: "required with another",
    kind: "companion-required",
    fits: (schema) => names(schema).length > 1 && !schema["dependentRequired"],
    plant: (schema) =>
      void Object.assign(schema, { dependentRequired: { [names(schema)[0] ?? ""]: [names(schema)[1]] } }),
  },
  {
    family: "value excluded",
    kind: "exclusion-added",
    fits: (schema) => isPlain(schema) && !schema["not"],
    plant: (schema) => void Object.assign(schema, { not: { const: "planted" } }),
  },
  {
    family: "rule under a condition",
    kind: "condition-added",
    fits: (schema) => names(schema).length > 0 && !schema["if"],
    plant(schema) {
      schema["if"] = { required: [names(schema)[0]] };
      schema["else"] = { minProperties: 2 };
    },
  },
  {
    family: "restrictive part",
    kind: "bound-tightened",
    fits: (schema) => isPlain(schema),
    plant: (schema) => void Object.assign(schema, { allOf: [{ maxLength: 1 }] }),
  },
  {
    family: "part with another pattern",
    kind: "part-added",
    fits: (schema) => isPlain(schema) && schema["pattern"] !== undefined,
    plant: (schema) => void Object.assign(schema, { allOf: [{ pattern: "^planted$" }] }),
  },
];

/** Each of these widens the allowed values and removes a promise. */
export const widening: Rule[] = [
  {
    family: "more decimals",
    kind: "decimals-more",
    fits: (schema) => typeof schema["x-decimals"] === "number",
    plant: (schema) => void Object.assign(schema, { "x-decimals": 4 }),
  },
  {
    family: "optional with another",
    kind: "companion-optional",
    fits: (schema) => schema["dependentRequired"] !== undefined,
    plant: (schema) => void Reflect.deleteProperty(schema, "dependentRequired"),
  },
  {
    family: "condition dropped",
    kind: "condition-removed",
    fits: (schema) => schema["if"] !== undefined,
    plant: (schema) => void Reflect.deleteProperty(schema, "if"),
  },
];

/** These break clients that send the value. */
export const altering: Rule[] = [
  {
    family: "condition altered",
    kind: "condition-changed",
    fits: (schema) => schema["if"] !== undefined,
    plant: (schema) => void Object.assign(schema, { else: { required: ["planted"] } }),
  },
];

/** These break requests and are warnings in replies. */
export const shifting: Rule[] = [
  {
    family: "other values excluded",
    kind: "exclusion-changed",
    fits: (schema) => schema["not"] !== undefined,
    plant: (schema) => void Object.assign(schema, { not: { const: "planted" } }),
  },
  {
    family: "other steps",
    kind: "step-changed",
    fits: (schema) => typeof schema["multipleOf"] === "number",
    plant: (schema) => void Object.assign(schema, { multipleOf: 7 }),
  },
];

/** These are always warnings. */
export const unknown: Rule[] = [
  {
    family: "unknown keyword",
    kind: "keyword-changed",
    fits: () => true,
    plant: (schema) => void Object.assign(schema, { "x-planted": 1 }),
  },
  {
    family: "other keys by pattern",
    kind: "keyword-changed",
    fits: (schema) => schema.properties !== undefined,
    plant: (schema) => void Object.assign(schema, { patternProperties: { "^planted": { type: "string" } } }),
  },
];

type Plant = (family: string, of: "request" | "reply", make: AtSchema["make"], when: Rule["fits"]) => void;

export const plantRules = (rules: Rule[], of: "request" | "reply", onSchema: Plant) => {
  for (const { family, kind, fits, plant } of rules) {
    const make: AtSchema["make"] = ({ schema, location }) => {
      plant(schema);
      return { kind: `${of}-${kind}`, location };
    };
    onSchema(family, of, make, fits);
  }
};
