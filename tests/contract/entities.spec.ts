// Checks that every field and value of the specification's entities and enums is in a contract.
import { describe, expect, it } from "vitest";
import { specTable } from "#tests/spec/read.ts";
import { below, placeAt, valuesAt } from "./stated.ts";
import { BROWSER_LISTS, FIELDS_OF, HELD_BY, NOT_IN_CONTRACTS, VALUES_AT } from "./stated-places.ts";

type Field = { name: string; wireName: string; stated: boolean; enum?: unknown[] };
type Entity = { name: string; service: string; kind: "object" | "enum"; fields: Field[]; values?: unknown[] } & {
  proposedValues?: unknown[];
};
type List = { name: string; values: unknown[] | null };

const entities = specTable<Entity[]>("entities");
/** Entities that exist only in browsers are in no contract. */
const onServer = entities.filter(({ service }) => service !== "client");
const lists = specTable<List[]>("enums");
const browserLists = new Set(Object.values(BROWSER_LISTS).flat());
const serverLists = lists.filter(({ name }) => !browserLists.has(name));

const placesOf = ({ name, service }: Entity) => HELD_BY[name] ?? [`${service} ${name}`];

/** Returns the values that a place lacks, or all of them if the place does not exist. */
const missingValues = (name: string, values: readonly unknown[], places: readonly string[]) =>
  places.flatMap((path) => {
    const place = placeAt(path);
    if (!place) return [name];
    const known = valuesAt(place);
    return values.flat().flatMap((value) => (known.includes(value) ? [] : [`${name} ${String(value)}`]));
  });

function missingField(entity: Entity, { enum: values = [], name, wireName }: Field): string[] {
  // A constant field is written "platform=Web".
  const [path = ""] = wireName.split("=");
  const places = placesOf(entity).flatMap((place) => {
    const at = placeAt(place);
    const field = at && below(at, path);
    return field ? [field] : [];
  });
  if (places.length === 0) return [`${entity.name}.${name}`];
  const known = places.flatMap(valuesAt);
  return values.flatMap((value) => (known.includes(value) ? [] : [`${entity.name}.${name} ${String(value)}`]));
}

function missingOf(entity: Entity): string[] {
  const { fields, kind, name, proposedValues = [], values = [] } = entity;
  if (kind === "enum") return missingValues(name, [...values, ...proposedValues], VALUES_AT[name] ?? placesOf(entity));
  if (!placesOf(entity).some((path) => placeAt(path))) return [name];
  return fields.filter(({ stated }) => stated).flatMap((field) => missingField(entity, field));
}

/** "fields.cartItem" lists the fields of the entity CartItem. */
const entityOf = (list: string) => {
  const name = list.replace(/^fields\.(.)/, (_, first: string) => first.toUpperCase());
  return onServer.find((entity) => entity.name === name);
};

function missingOfList({ name, values }: List): string[] {
  const entity = entityOf(name);
  const places = FIELDS_OF[name] ?? (entity && placesOf(entity));
  if (!places) return missingValues(name, values ?? [], VALUES_AT[name] ?? [""]);
  return (values ?? []).flatMap((value) => {
    const path = String(value);
    // The specification writes some names as words: "date of birth".
    const isThere = places.some((place) => {
      const at = placeAt(place);
      return at && (below(at, path) ?? below(at, path.replaceAll(" ", "_")) ?? below(at, path.replaceAll(" ", "")));
    });
    return isThere ? [] : [`${name}.${path}`];
  });
}

const reasonsFor = (name: string) =>
  Object.keys(NOT_IN_CONTRACTS).filter((one) => one === name || one.startsWith(`${name}.`));

describe("the specification's entities have their fields and values", () => {
  it.each(onServer.map((entity) => [entity.name, entity] as const))("%s", (name, entity) => {
    expect(missingOf(entity)).toEqual(reasonsFor(name));
  });

  it("are 174, of which 19 exist in browsers only", () => {
    expect([entities.length, entities.length - onServer.length]).toEqual([174, 19]);
  });
});

describe("the specification's enums have their values", () => {
  it.each(serverLists.map((list) => [list.name, list] as const))("%s", (name, list) => {
    expect(missingOfList(list)).toEqual(reasonsFor(name));
  });

  it("are 185, each used in a contract", () => {
    expect(lists).toHaveLength(185);
    expect([...browserLists].filter((name) => !lists.some((list) => list.name === name))).toEqual([]);
  });
});

it("lists no place and no exception for anything outside the specification", () => {
  const names = new Set([...entities, ...lists].map(({ name }) => name));
  const owned = (key: string) => names.has(key) || [...names].some((name) => key.startsWith(`${name}.`));
  const keys = [HELD_BY, VALUES_AT, FIELDS_OF, NOT_IN_CONTRACTS].flatMap((table) => Object.keys(table));

  expect(keys.filter((key) => !owned(key))).toEqual([]);
});
