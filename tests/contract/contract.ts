import { existsSync, readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

type Media = { schema?: unknown; examples?: Record<string, { value: unknown }> };
type Reply = { $ref?: string; content?: Record<string, Media> };
type Parameter = { $ref?: string; name: string; in: string; required?: boolean; example?: unknown; schema: Schema };
type Schema = {
  enum?: unknown[];
  example?: unknown;
  default?: unknown;
  type?: string;
  format?: string;
  minimum?: number;
};
type Body = { $ref?: string; content: Record<string, Media> };
type Operation = {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: Body;
  responses: Record<string, Reply>;
  security?: Record<string, string[]>[];
};
type Document = { paths: Record<string, Record<string, Operation>>; security?: Record<string, string[]>[] };

const generated = new URL("../../generated/", import.meta.url);
const METHODS = ["get", "put", "post", "delete", "patch"];

/** Services with a contract, by their generated folders. The front's own contracts have no operations to call. */
export const services = readdirSync(generated, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/operations.ts`, generated)))
  .map((entry) => entry.name);

/** One documented reply of an operation: its status, media type and named examples. */
export type Promised = {
  service: string;
  operationId: string;
  method: string;
  path: string;
  status: number;
  /** The media type of the body. `undefined` for a reply without a body. */
  type: string | undefined;
  examples: string[];
};

/** A bundled contract and its queries for the tests. */
export function readContract(service: string) {
  const document = JSON.parse(readFileSync(new URL(`${service}/openapi.json`, generated), "utf8")) as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, service);

  function follow<T extends { $ref?: string }>(node: T): T {
    if (!node.$ref) return node;
    const steps = node.$ref
      .slice(2)
      .split("/")
      .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
    return follow(steps.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document) as T);
  }

  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => (item[method] ? [{ path, method, operation: item[method] }] : [])),
  );

  const promises: Promised[] = operations.flatMap(({ path, method, operation }) =>
    Object.entries(operation.responses).flatMap(([status, reply]) => {
      const promised = { service, operationId: operation.operationId, method, path, status: Number(status) };
      const content = Object.entries(follow(reply).content ?? { none: {} });
      return content.map(([type, media]) => ({
        ...promised,
        type: type === "none" ? undefined : type,
        examples: Object.keys(media.examples ?? {}),
      }));
    }),
  );

  function operationOf(operationId: string) {
    const found = operations.find(({ operation }) => operation.operationId === operationId);
    if (!found) throw new Error(`${service} has no ${operationId}`);
    return found;
  }

  /** Returns how a body violates the operation's schema for a status; empty if it does not. */
  function faults(operationId: string, status: number, body: unknown, asked?: string): string[] {
    const reply = operationOf(operationId).operation.responses[String(status)];
    if (!reply) return [`${operationId} does not promise ${status}`];
    const target = follow(reply);
    const type = asked ?? Object.keys(target.content ?? {})[0];
    if (!type) return body === undefined || body === "" ? [] : ["a body where none is promised"];
    const escaped = (text: string) => encodeURIComponent(text.replaceAll("~", "~0").replaceAll("/", "~1"));
    const { method, path } = operationOf(operationId);
    const pointer = reply.$ref
      ? `${reply.$ref}/content/${escaped(type)}/schema`
      : `#/paths/${escaped(path)}/${method}/responses/${status}/content/${escaped(type)}/schema`;
    const validate = ajv.getSchema(`${service}${pointer}`);
    if (!validate) return [`no schema at ${pointer}`];
    return validate(body) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  }

  const requestOf = (operationId: string) => {
    const { path, method, operation } = operationOf(operationId);
    const parameters = (operation.parameters ?? []).map(follow);
    const [contentType, media] =
      Object.entries((operation.requestBody && follow(operation.requestBody).content) ?? {})[0] ?? [];
    const body = Object.values(media?.examples ?? {})[0]?.value;
    return {
      path,
      method,
      parameters,
      contentType,
      media,
      body,
      security: operation.security ?? document.security ?? [],
    };
  };

  return { service, document, promises, faults, follow, requestOf };
}
