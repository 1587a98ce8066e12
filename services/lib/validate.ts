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

// ajv-formats is CommonJS: under Node's ESM its function sits one `default` deeper than its types say.
const addFormats = ("default" in formatsPlugin ? formatsPlugin.default : formatsPlugin) as typeof formatsPlugin.default;

/** The content type of forms: every value is text there. */
export const FORM = "application/x-www-form-urlencoded";

type Place = "path" | "query" | "header";
export type OperationValidators = {
  parameters: Record<Place, ValidateFunction | null>;
  queryNames: ReadonlySet<string>;
  body: ValidateFunction | null;
  isBodyRequired: boolean;
  reply: (status: number) => ValidateFunction | null | undefined;
};

/** Compiles validators from a contract: on first use, since nobody calls every operation in the first second. */
export function createValidators(document: ContractDocument) {
  const bodies = newAjv(document, false);
  // Parameters and forms are text on the wire: "10" is the integer 10 there, and becomes it in what was given.
  const texts = newAjv(document, "array");

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

  return function validatorsOf(operation: ContractOperation): OperationValidators {
    const requestBody = operation.requestBody && follow(operation.requestBody);
    const [contentType, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
    const replies = new Map<number, ValidateFunction | null | undefined>();
    const compileReply = (status: number) => {
      const reply = operation.responses[status];
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
  };
}

function newAjv(document: ContractDocument, coerceTypes: false | "array") {
  const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true, validateSchema: false, coerceTypes });
  addFormats(ajv);
  return ajv.addSchema({ ...document }, "contract");
}

/** Local references of a contract, as references into the schema it was added under. */
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

// The shop's words for the fields every form shares (shell §5).
const TEXT_BY_FIELD: Record<string, string> = {
  email: "Please enter a valid email address",
  phone_number: "Please enter a valid phone number",
  postcode: "Please enter a valid post code",
};

function wordsFor({ keyword, data, message, params }: ErrorObject, target: string): string {
  if (keyword === "required" || data === "" || data === null) return "This field is required";
  if (keyword === "minLength" && target === "password") return `Please enter at least ${params["limit"]} characters`;
  return TEXT_BY_FIELD[target] ?? `This field ${message ?? "is not valid"}`;
}

/** What AJV found, as one message per field, each named as the wire names it. */
export function fieldMessages(errors: ErrorObject[] | null | undefined): RefusalMessage[] {
  const byTarget = new Map<string, RefusalMessage>();
  for (const error of errors ?? []) {
    const steps = error.instancePath.split("/").slice(1);
    if (error.keyword === "required") steps.push(String(error.params["missingProperty"]));
    const target = steps.join(".") || "general";
    if (!byTarget.has(target))
      byTarget.set(target, { code: "invalid_field", message: wordsFor(error, target), target });
  }
  return [...byTarget.values()];
}
