import { describe, expect, it } from "vitest";
import { specTable } from "#tests/spec/read.ts";
import { displayBindings, displayElsewhere, displayNotBuilt } from "./display-bindings.ts";

type DisplayRow = { id: string; examples: { input: unknown; output: unknown }[] };

const rows = specTable<DisplayRow[]>("display-rules");
const boundRows = rows.filter((row) => row.id in displayBindings);

describe("the table of display rules", () => {
  it(`has each row once: ${boundRows.length} bound, ${displayNotBuilt.length} not built yet`, () => {
    const known = [...Object.keys(displayBindings), ...Object.keys(displayElsewhere), ...displayNotBuilt];
    expect(known.sort()).toEqual(rows.map((row) => row.id).sort());
  });
});

describe.each(boundRows)("$id", ({ id, examples }) => {
  const shown = displayBindings[id] as (input: unknown) => unknown;

  it.each(examples.map((example) => ({ ...example, shown: JSON.stringify(example.input) })))(
    "shows $output for $shown",
    ({ input, output }) => {
      // The row lists only the relevant properties.
      if (typeof output === "object" && !Array.isArray(output)) expect(shown(input)).toMatchObject(output as object);
      else expect(shown(input)).toEqual(output);
    },
  );
});
