import { describe, expect, it } from "vitest";
import { specTable } from "#tests/spec/read.ts";
import { accountBindings } from "./account-bindings.ts";
import { elsewhere, notBuilt } from "./elsewhere.ts";
import { fieldBindings } from "./field-bindings.ts";
import { shellBindings } from "./shell-bindings.ts";
import { type Bindings, messagePattern, type RuleRow } from "./table.ts";
import { ticketBindings } from "./ticket-bindings.ts";

const rows = specTable<RuleRow[]>("validators");
const bindings: Bindings = { ...fieldBindings, ...ticketBindings, ...accountBindings, ...shellBindings };
const boundRows = rows.filter((row) => row.id in bindings);

describe("the table of rules", () => {
  it(`has each row once: ${boundRows.length} bound, ${notBuilt.length} not built yet`, () => {
    const known = [...Object.keys(bindings), ...Object.keys(elsewhere), ...notBuilt];
    expect(known.sort()).toEqual(rows.map((row) => row.id).sort());
  });

  it("has examples in every bound row", () => {
    const silent = boundRows.filter((row) => row.inputsThatPass.length + row.inputsThatFail.length === 0);
    expect(silent.map((row) => row.id)).toEqual([]);
  });
});

describe.each(boundRows)("$id", ({ id, inputsThatPass, inputsThatFail }) => {
  const answer = bindings[id] as Bindings[string];

  it.each(inputsThatPass.map((input) => ({ input, shown: JSON.stringify(input) })))("accepts $shown", ({ input }) => {
    expect(answer(input, "")).toBe(true);
  });

  const failing = inputsThatFail.map((row) => ({ ...row, shown: JSON.stringify(row.input) }));
  it.each(failing)("refuses $shown", ({ input, message, note }) => {
    const refusal = answer(input, note ?? "");
    if (message === null) expect(refusal).not.toBe(true);
    else expect(refusal).toMatch(messagePattern(message));
  });
});
