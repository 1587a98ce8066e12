/** The parts of a bundled OpenAPI document that generation reads. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  enum?: unknown[];
  [key: string]: unknown;
};
export type Parameter = {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
  style?: string;
  explode?: boolean;
};
export type Content = Record<string, { schema?: Schema }>;
export type Body = { $ref?: string; content: Content; required?: boolean };
export type Header = { $ref?: string; required?: boolean; schema?: Schema };
export type Reply = { $ref?: string; content?: Content; headers?: Record<string, Header> };
export type Operation = {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Reply>;
  "x-cache-ttl"?: number;
  "x-idempotent"?: boolean;
  "x-capabilities"?: string[];
};
export type Document = {
  openapi?: string;
  info?: { "x-served-by"?: string };
  security?: Record<string, string[]>[];
  paths: Record<string, Record<string, Operation>>;
  components?: {
    schemas?: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Reply>;
    requestBodies?: Record<string, Body>;
  };
};

/** Whether the front itself implements this contract: then it has no client and no handlers. */
export const isOfTheFront = ({ info }: Document) => info?.["x-served-by"] === "front";

export const METHODS = ["get", "put", "post", "delete", "patch", "head", "options", "trace"] as const;

/** Returns an operation with the parameters of its path. Its own parameters override them. */
function withParameters(document: Document, operation: Operation, shared: Parameter[]): Operation {
  const own = operation.parameters ?? [];
  const keyOf = (parameter: Parameter) => {
    const { in: where, name } = follow(document, parameter);
    return `${where} ${name}`;
  };
  const keys = own.map(keyOf);
  return { ...operation, parameters: [...shared.filter((parameter) => !keys.includes(keyOf(parameter))), ...own] };
}

/** Returns every operation of a document with its method and path, in order. */
export function listOperations(document: Document) {
  return Object.entries(document.paths).flatMap(([path, item]) => {
    const shared = (item as { parameters?: Parameter[] }).parameters;
    return METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      return [{ path, method, operation: shared ? withParameters(document, operation, shared) : operation }];
    });
  });
}

/** Follows a local `$ref`. Returns anything else unchanged. */
export function follow<T extends { $ref?: string }>(document: Document, node: T): T {
  if (!node.$ref) return node;
  const steps = node.$ref.slice(2).split("/");
  const target = steps.reduce<unknown>((at, step) => {
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
    return (at as Record<string, unknown> | undefined)?.[key];
  }, document);
  if (target === undefined) throw new Error(`Nothing at ${node.$ref}`);
  return follow(document, target as T);
}

export const FORM_TYPE = "application/x-www-form-urlencoded";

/** The types of request bodies that are sent. Of several in one operation, the first of these. */
export const BODY_TYPES = ["application/json", FORM_TYPE, "multipart/form-data"] as const;

/** Returns the types of a schema; an empty list if the schema names no type. */
export const typesOf = ({ type }: Schema): string[] => (type === undefined ? [] : [type].flat());

/** Whether a schema is an object whose names are data: it has no properties, and does not refuse others. */
export const isFree = (schema: Schema) =>
  typesOf(schema).includes("object") &&
  !schema.properties &&
  schema.additionalProperties !== false &&
  !schema.$ref &&
  !schema.allOf &&
  !schema.anyOf &&
  !schema.oneOf;

/** Returns a schema with all its parts and alternatives, and those of these, each with its reference followed. */
export function partsOf(document: Document, schema: Schema, path: readonly Schema[] = []): Schema[] {
  const target = follow(document, schema);
  if (path.includes(target)) return [];
  const parts = [...(target.allOf ?? []), ...(target.anyOf ?? []), ...(target.oneOf ?? [])];
  return [target, ...parts.flatMap((part) => partsOf(document, part, [...path, target]))];
}

/** Converts snake_case and kebab-case to camelCase. Other names stay. */
export function camel(name: string) {
  return name.replace(/(?<=[A-Za-z0-9])[_-]+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
