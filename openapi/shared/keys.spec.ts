import { expect, it } from "vitest";
import { fromWire, type Shape, type Shapes, toWire } from "./keys.ts";

const shapes: Shapes = {
  Group: { p: { group_name: ["groupName"], sub_groups: ["subGroups", { i: "Group" }] } },
};
const body: Shape = { p: { ticket_count: ["ticketCount"], by_key: ["byKey", { m: "Group" }] } };

it("renames the fields of a contract in both directions, and never the keys of a map", () => {
  const wire = { ticket_count: 2, by_key: { two_words: { group_name: "a", sub_groups: [{ group_name: "b" }] } } };
  const ours = { ticketCount: 2, byKey: { two_words: { groupName: "a", subGroups: [{ groupName: "b" }] } } };

  expect(fromWire(wire, body, shapes)).toEqual(ours);
  expect(toWire(ours, body, shapes)).toEqual(wire);
});

it("passes a field on that the contract does not have yet, renamed only in a reply", () => {
  expect(fromWire({ new_field: { its_key: 1 } }, body, shapes)).toEqual({ newField: { its_key: 1 } });
  expect(toWire({ newField: 1 }, body, shapes)).toEqual({ newField: 1 });
});

it("leaves a body without a shape unchanged", () => {
  expect(fromWire({ some_key: 1 }, null, shapes)).toEqual({ some_key: 1 });
});
