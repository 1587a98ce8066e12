import { expect, it } from "vitest";
import { groupByTarget } from "./targets.ts";

it.each(["constructor", "toString"])("groups the messages of a field called %s", (name) => {
  const targets = groupByTarget({
    errors: { [name]: [{ id: "invalid_field", message: "No such field." }] },
    messages: [],
  });
  expect(Object.keys(targets)).toEqual([name]);
  expect(targets[name]).toHaveLength(1);
});
