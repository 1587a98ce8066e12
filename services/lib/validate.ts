import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import formatsPlugin from "ajv-formats";
import type { RefusalMessage } from "./refusal.ts";

/** The parts of a bundled contract that validation reads. */
export type ContractDocument = {
  paths: Record<string, Record<string, ContractOperation>>;
  components?: Record<string, Record<string, unknown>>;
  security?: Record<string, unknown>[];
};
export type ContractOperation = {
  operationId: string;
  parameters?: ContractParameter[];
  requestBody?: { $ref?: string; required?: boolean; content: Record<string, { schema: unknown }> };
  security?: Record<string, unknown>[];
  responses: Record<string, { $ref?: string; content?: Record<string, { schema?: unknown }> }>;
};
export type ContractParameter = { $ref?: string; name: string; in: string; required?: boolean; schema: unknown };

// ajv-formats is CommonJS: in Node's ESM the function is one `default` deeper than its types declare.
const addFormats = ("default" in formatsPlugin ? formatsPlugin.default : formatsPlugin) as typeof formatsPlugin.default;

/** The content type of forms, where every value is text. */
export const FORM = "application/x-www-form-urlencoded";

/** Returns the fields of a form. A key that is there several times is a list; the validator also makes one of a single value. */
export function formFields(text: string): Record<string, unknown> {
  const form = new URLSearchParams(text);
  const fieldOf = (values: string[]) => (values.length > 1 ? values : values[0]);
  return Object.fromEntries([...form.keys()].map((name) => [name, fieldOf(form.getAll(name))]));
}

type Place = "path" | "query" | "header";
export type OperationValidators = {
  parameters: Record<Place, ValidateFunction | null>;
  queryNames: ReadonlySet<string>;
  body: ValidateFunction | null;
  isBodyRequired: boolean;
  reply: (status: number) => ValidateFunction | null | undefined;
};

/** Returns a function that compiles the validators of an operation on first use, to keep the start fast. */
export function createValidators(document: ContractDocument) {
  const bodies = newAjv(document, false);
  // Parameters and forms are text on the wire: "10" is converted to the integer 10 in place.
  const texts = newAjv(document, "array");
  const compiled = new Map<ContractOperation, OperationValidators>();

  const follow = <T extends { $ref?: string }>(node: T): T =>
    node.$ref === undefined ? node : (lookUp(document, node.$ref) as T);

  const findParameters = (operation: ContractOperation, place: Place) =>
    (operation.parameters ?? []).map(follow).filter((parameter) => parameter.in === place);

  function parametersOf(operation: ContractOperation, place: Place): ValidateFunction | null {
    const found = findParameters(operation, place);
    if (found.length === 0) return null;
    const name = (parameter: ContractParameter) => (place === "header" ? parameter.name.toLowerCase() : parameter.name);
    return texts.compile({
      type: "object",
      properties: Object.fromEntries(found.map((parameter) => [name(parameter), absolute(parameter.schema)])),
      required: found.filter((parameter) => parameter.required).map(name),
    });
  }

  function compile(operation: ContractOperation): OperationValidators {
    const requestBody = operation.requestBody && follow(operation.requestBody);
    const [contentType, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
    const replies = new Map<number, ValidateFunction | null | undefined>();
    const compileReply = (status: number) => {
      const reply = operation.responses[status] ?? operation.responses["default"];
      if (!reply) return undefined;
      const schema = Object.values(follow(reply).content ?? {})[0]?.schema;
      return schema ? bodies.compile(absolute(schema)) : null;
    };
    return {
      parameters: {
        path: parametersOf(operation, "path"),
        query: parametersOf(operation, "query"),
        header: parametersOf(operation, "header"),
      },
      queryNames: new Set(findParameters(operation, "query").map(({ name }) => name)),
      body: media ? (contentType === FORM ? texts : bodies).compile(absolute(media.schema)) : null,
      isBodyRequired: requestBody?.required ?? false,
      reply(status) {
        if (!replies.has(status)) replies.set(status, compileReply(status));
        return replies.get(status);
      },
    };
  }

  return function validatorsOf(operation: ContractOperation): OperationValidators {
    const known = compiled.get(operation) ?? compile(operation);
    compiled.set(operation, known);
    return known;
  };
}

function newAjv(document: ContractDocument, coerceTypes: false | "array") {
  // With a discriminator, only the errors of the chosen alternative are reported.
  const options = { allErrors: true, strict: false, verbose: true, validateSchema: false, discriminator: true };
  const ajv = new Ajv2020({ ...options, coerceTypes });
  addFormats(ajv);
  return ajv.addSchema(withPlainDiscriminators(document), "contract");
}

/**
 * Returns a copy whose discriminators have no mapping, which AJV refuses: each alternative has its values itself. A schema with
 * one takes objects only, because AJV ignores its alternatives for anything else.
 */
const withPlainDiscriminators = (document: ContractDocument) =>
  JSON.parse(JSON.stringify(document), (_, value: unknown) => {
    if (typeof value !== "object" || value === null || !("discriminator" in value) || !("oneOf" in value)) return value;
    const { propertyName } = value.discriminator as { propertyName: string };
    return { ...value, type: "object", discriminator: { propertyName } };
  }) as object;

/** Rewrites local references to point into the schema "contract". */
function absolute(schema: unknown): object {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === "$ref" && typeof value === "string" && value.startsWith("#/") ? `contract${value}` : value,
    ),
  ) as object;
}

function lookUp(document: ContractDocument, pointer: string): unknown {
  return pointer
    .slice(2)
    .split("/")
    .reduce<unknown>(
      (at, step) => (at as Record<string, unknown>)[step.replaceAll("~1", "/").replaceAll("~0", "~")],
      document,
    );
}

// Messages for the fields that all forms share (shell §5). A map, because callers choose the names: "constructor" is one.
const MESSAGE_BY_FIELD = new Map([
  ["email", "Please enter a valid email address"],
  ["phone_number", "Please enter a valid phone number"],
  ["postcode", "Please enter a valid post code"],
]);

function messageFor({ keyword, data, message, params }: ErrorObject, target: string): string {
  if (keyword === "required" || data === "" || data === null) return "This field is required";
  if (keyword === "minLength" && target === "password") return `Please enter at least ${params["limit"]} characters`;
  if (keyword === "minProperties") return "Change at least one field.";
  return MESSAGE_BY_FIELD.get(target) ?? `This field ${message ?? "is not valid"}`;
}

/** Returns AJV's errors as one message per field, in wire spelling. */
export function fieldMessages(errors: ErrorObject[] | null | undefined): RefusalMessage[] {
  const byTarget = new Map<string, RefusalMessage>();
  for (const error of errors ?? []) {
    const steps = error.instancePath.split("/").slice(1);
    if (error.keyword === "required") steps.push(String(error.params["missingProperty"]));
    const target = steps.join(".") || "general";
    if (!byTarget.has(target))
      byTarget.set(target, { code: "invalid_field", message: messageFor(error, target), target });
  }
  return [...byTarget.values()];
}
