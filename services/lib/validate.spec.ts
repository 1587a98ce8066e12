import { expect, it } from "vitest";
import { type ContractOperation, createValidators, FORM, fieldMessages, formFields } from "./validate.ts";

const schema = { type: "object", required: ["limit"], properties: { limit: { type: "number", minimum: 0 } } };
const operationTaking = (contentType: string): ContractOperation => ({
  operationId: "setLimit",
  requestBody: { required: true, content: { [contentType]: { schema } } },
  responses: {},
});
const validatorsOf = createValidators({ paths: {} });

it("converts form text to the type in the contract", () => {
  const body = { limit: "12.50" };

  expect(validatorsOf(operationTaking(FORM)).body?.(body)).toBe(true);
  expect(body).toEqual({ limit: 12.5 });
});

it.each([
  ["limits=1&limits=2", { limits: [1, 2] }],
  ["limits=1", { limits: [1] }],
])("reads repeated keys of a form as a list: %s", (text, expected) => {
  const lists = { type: "object", properties: { limits: { type: "array", items: { type: "number" } } } };
  const body = formFields(text);
  const operation = { ...operationTaking(FORM), requestBody: { content: { [FORM]: { schema: lists } } } };

  expect(validatorsOf(operation).body?.(body)).toBe(true);
  expect(body).toEqual(expected);
});

it.each(["", "ten", "-1"])("refuses a form's %j where the contract has a number from 0", (limit) => {
  expect(validatorsOf(operationTaking(FORM)).body?.({ limit })).toBe(false);
});

it("refuses text where the contract has a number in JSON", () => {
  expect(validatorsOf(operationTaking("application/json")).body?.({ limit: "12.50" })).toBe(false);
});

it.each(["constructor", "toString", "__proto__"])("names a refused field called %s in a message", (name) => {
  const error = {
    keyword: "type",
    instancePath: `/${name}`,
    schemaPath: "",
    params: {},
    data: 1,
    message: "must be text",
  };
  expect(fieldMessages([error])).toEqual([
    expect.objectContaining({ target: name, message: "This field must be text" }),
  ]);
});
