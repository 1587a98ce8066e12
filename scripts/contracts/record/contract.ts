// Reads a contract for calling it and for checking its replies.
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import {
  type Document,
  follow,
  listOperations,
  type Operation,
  type Parameter,
  type Schema,
} from "../../generate/document.ts";

export type Asked = {
  service: string;
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  versions: string[];
  auth: "none" | "optional" | "bearer";
  isSigned: boolean;
  example: unknown;
  contentType: string | undefined;
  operation: Operation;
};

function authOf(document: Document, operation: Operation): Asked["auth"] {
  const alternatives = operation.security ?? document.security ?? [];
  const bearers = alternatives.filter((schemes) => "bearer" in schemes).length;
  return bearers === 0 ? "none" : bearers === alternatives.length ? "bearer" : "optional";
}

/** Returns every operation with what is needed to call it. */
export function askable(service: string, document: Document): Asked[] {
  return listOperations(document).map(({ method, path, operation }) => {
    const parameters = (operation.parameters ?? []).map((parameter) => follow(document, parameter));
    const body = operation.requestBody && follow(document, operation.requestBody);
    const [contentType, media] = Object.entries(body?.content ?? {})[0] ?? [];
    const { examples = {} } = (media ?? {}) as { examples?: Record<string, { value: unknown }> };
    const security = operation.security ?? document.security ?? [];
    return {
      service,
      id: operation.operationId,
      method,
      path,
      parameters,
      versions: (parameters.find(({ name }) => name === "X-Shop-Version")?.schema.enum ?? []).map(String),
      auth: authOf(document, operation),
      isSigned: security.some((schemes) => "signature" in schemes || "appKey" in schemes),
      example: Object.values(examples)[0]?.value,
      contentType,
      operation,
    };
  });
}

type Media = { schema?: Schema };

/** Returns where a reply breaks the contract, or an empty list. */
export function createJudge(service: string, document: Document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(document, service);
  const validators = new Map<object, ReturnType<typeof ajv.compile>>();

  /** Makes references absolute by naming the document. */
  function compiled(media: Media) {
    const known = validators.get(media);
    if (known) return known;
    const schema = JSON.parse(JSON.stringify(media.schema).replaceAll('"$ref":"#/', `"$ref":"${service}#/`)) as object;
    const validate = ajv.compile(schema);
    validators.set(media, validate);
    return validate;
  }

  return function faultsOf({ operation }: Asked, status: number, type: string, text: string): string[] {
    const promised = operation.responses[String(status)];
    const known = Object.keys(operation.responses).join(", ");
    if (!promised) return [`answered ${status}, which is not promised (${known})`];
    const { content = {} } = follow(document, promised);
    const [wanted, media] = Object.entries(content)[0] ?? [];
    if (!wanted) return text === "" ? [] : [`${status} has a body where none is promised`];
    if (!type.startsWith(wanted)) return [`${status} is ${type || "of no type"}, not ${wanted}`];
    if (!/json$/.test(wanted) || !media?.schema) return [];
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return [`${status} is not JSON`];
    }
    const validate = compiled(media);
    if (validate(body)) return [];
    return (validate.errors ?? []).map(({ instancePath, message, keyword, data, params }) => {
      const place = `${status} ${instancePath.replaceAll("/", ".").slice(1) || "body"}`;
      const extra = keyword === "enum" ? `: ${(params["allowedValues"] as unknown[]).join(", ")}` : "";
      const got = typeof data === "object" ? "" : `, but is ${JSON.stringify(data)}`;
      return `${place} ${message}${extra}${got}`;
    });
  };
}
