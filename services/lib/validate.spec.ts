import { expect, it } from "vitest";
import { type ContractOperation, createValidators, FORM } from "./validate.ts";

const schema = { type: "object", required: ["limit"], properties: { limit: { type: "number", minimum: 0 } } };
const operationTaking = (contentType: string): ContractOperation => ({
  operationId: "setLimit",
  requestBody: { required: true, content: { [contentType]: { schema } } },
  responses: {},
});
const validatorsOf = createValidators({ paths: {} });

it("reads a form's text as the type the contract gives it", () => {
  const body = { limit: "12.50" };

  expect(validatorsOf(operationTaking(FORM)).body?.(body)).toBe(true);
  expect(body).toEqual({ limit: 12.5 });
});

it.each(["", "ten", "-1"])("refuses a form's %j where a number from 0 is promised", (limit) => {
  expect(validatorsOf(operationTaking(FORM)).body?.({ limit })).toBe(false);
});

it("takes no text for a number in JSON", () => {
  expect(validatorsOf(operationTaking("application/json")).body?.({ limit: "12.50" })).toBe(false);
});
