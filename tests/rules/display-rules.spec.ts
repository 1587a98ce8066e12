import { describe, expect, it } from "vitest";
import { specTable } from "#tests/spec/read.ts";
import { displayBindings, displayElsewhere } from "./display-bindings.ts";

type DisplayRow = { id: string; examples: { input: unknown; output: unknown }[] };

const rows = specTable<DisplayRow[]>("display-rules");
const boundRows = rows.filter((row) => row.id in displayBindings);

describe("the table of display rules", () => {
  it("has every row either bound or accounted for, none twice", () => {
    const known = [...Object.keys(displayBindings), ...Object.keys(displayElsewhere)];
    expect(known.sort()).toEqual(rows.map((row) => row.id).sort());
    expect({ rows: rows.length, bound: boundRows.length }).toEqual({ rows: 44, bound: 35 });
  });
});

describe.each(boundRows)("$id", ({ id, examples }) => {
  const shown = displayBindings[id] as (input: unknown) => unknown;

  it.each(examples.map((example) => ({ ...example, words: JSON.stringify(example.input) })))(
    "shows $output for $words",
    ({ input, output }) => {
      // An object lists only what its row is about.
      if (typeof output === "object" && !Array.isArray(output)) expect(shown(input)).toMatchObject(output as object);
      else expect(shown(input)).toEqual(output);
    },
  );
});
