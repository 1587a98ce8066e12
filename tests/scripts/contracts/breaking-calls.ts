// Changes of a request that may break clients of the old contract: its path, security and input.
import { follow, type Parameter } from "#scripts/generate/document.ts";
import { type AtCall, isType } from "./mutations.ts";
import { type Call, ownParameters } from "./sites.ts";

export const breakingCalls: AtCall[] = [];
const onCall = (family: string, make: AtCall["make"]) => breakingCalls.push({ family, make });

onCall("path renamed", ({ document, path, operation }) => {
  const item = document.paths[path];
  if (!item) return null;
  delete document.paths[path];
  document.paths[`/moved${path}`] = item;
  return { kind: "operation-moved", location: operation.operationId };
});
onCall("operation removed", ({ document, path, method, operation }) => {
  delete document.paths[path]?.[method];
  return { kind: "operation-removed", location: operation.operationId };
});
onCall("method changed", ({ document, path, method, operation }) => {
  const item = document.paths[path];
  const other = ["put", "patch", "post"].find((name) => item && !item[name]);
  if (!item || !other) return null;
  delete item[method];
  item[other] = operation;
  return { kind: "operation-moved", location: operation.operationId };
});
onCall("security tightened", ({ document, operation }) => {
  const old = operation.security ?? document.security ?? [];
  operation.security = (old.length > 0 ? old : [{}]).map((schemes) => ({ ...schemes, planted: [] }));
  return { kind: "security-tightened", location: `${operation.operationId} security` };
});
onCall("visitors refused", ({ document, operation }) => {
  const old = operation.security ?? document.security ?? [];
  if (!old.some((schemes) => !("bearer" in schemes))) return null;
  operation.security = old.filter((schemes) => "bearer" in schemes);
  if (operation.security.length === 0) operation.security = old.map((schemes) => ({ ...schemes, bearer: [] }));
  return { kind: "security-tightened", location: `${operation.operationId} security` };
});
onCall("new required parameter", ({ operation }) => {
  const planted: Parameter = { name: "planted", in: "query", required: true, schema: { type: "string" } };
  operation.parameters = [...(operation.parameters ?? []), planted];
  return { kind: "parameter-required", location: `${operation.operationId} query planted` };
});
onCall("parameter removed", (call, pick) => {
  const parameter = pick(ownParameters(call).filter((one) => one.in === "query"));
  if (!parameter) return null;
  call.operation.parameters = call.operation.parameters?.filter((one) => one !== parameter);
  return { kind: "parameter-removed", location: `${call.operation.operationId} query ${parameter.name}` };
});
onCall("parameter required", (call, pick) => {
  const parameter = pick(ownParameters(call).filter((one) => one.in === "query" && !one.required));
  if (!parameter) return null;
  parameter.required = true;
  return { kind: "parameter-required", location: `${call.operation.operationId} query ${parameter.name}` };
});
onCall("parameter retyped", (call, pick) => {
  const parameter = pick(ownParameters(call).filter((one) => one.in !== "header" && !one.schema.$ref));
  if (!parameter) return null;
  parameter.schema = { type: isType(parameter.schema, "array") ? "boolean" : "array" };
  const { in: where, name } = parameter;
  return { kind: "request-type-changed", location: `${call.operation.operationId} ${where} ${name}` };
});
onCall("version withdrawn", (call) => {
  const parameter = ownParameters(call).find(({ name }) => name === "X-Shop-Version");
  if (!parameter) return null;
  parameter.schema.enum = ["99.0"];
  return { kind: "version-removed", location: `${call.operation.operationId} X-Shop-Version` };
});
onCall("body removed", ({ operation }) => {
  if (!operation.requestBody) return null;
  delete operation.requestBody;
  return { kind: "body-removed", location: `${operation.operationId} body` };
});
onCall("body newly required", ({ operation }) => {
  if (operation.requestBody) return null;
  operation.requestBody = { required: true, content: { "application/json": { schema: { type: "object" } } } };
  return { kind: "body-required", location: `${operation.operationId} body` };
});
onCall("no longer idempotent", ({ operation }) => {
  if (operation["x-idempotent"] !== true) return null;
  operation["x-idempotent"] = false;
  return { kind: "repeating-unsafe", location: `${operation.operationId} x-idempotent` };
});

type Schemes = Record<string, { type: string; name?: string; scheme?: string }>;
/** The security schemes that the operation requires. */
function askedBy({ document, operation }: Call): [name: string, scheme: Schemes[string]][] {
  const { securitySchemes = {} } = (document.components ?? {}) as { securitySchemes?: Schemes };
  const asked = (operation.security ?? document.security ?? []).flatMap((schemes) => Object.keys(schemes));
  return Object.entries(securitySchemes).filter(([name]) => asked.includes(name));
}
onCall("key in another header", (call, pick) => {
  const found = pick(askedBy(call).filter(([, { type }]) => type === "apiKey"));
  if (!found) return null;
  found[1].name = "X-Planted";
  return { kind: "security-scheme-changed", location: `security ${found[0]}` };
});
onCall("another way to sign in", (call) => {
  const found = askedBy(call).find(([, { scheme }]) => scheme === "bearer");
  if (!found) return null;
  found[1].scheme = "basic";
  return { kind: "security-scheme-changed", location: `security ${found[0]}` };
});
onCall("scope required", ({ document, operation }) => {
  const old = operation.security ?? document.security ?? [];
  if (old.length === 0) return null;
  operation.security = old.map((schemes) =>
    Object.fromEntries(Object.entries(schemes).map(([name, scopes]) => [name, [...scopes, "planted"]])),
  );
  return { kind: "security-tightened", location: `${operation.operationId} security` };
});
onCall("server removed", ({ document }) => {
  Object.assign(document, { servers: [{ url: "https://planted.example" }] });
  return { kind: "server-removed", location: "servers /" };
});
onCall("parameter written in another style", (call, pick) => {
  const parameter = pick(ownParameters(call).filter((one) => one.in === "path"));
  if (!parameter) return null;
  Object.assign(parameter, { style: "label" });
  return { kind: "parameter-style-changed", location: `${call.operation.operationId} path ${parameter.name}` };
});
onCall("joined values", (call, pick) => {
  const isList = (one: Parameter) => isType(follow(call.document, one.schema), "array");
  const parameter = pick(ownParameters(call).filter((one) => one.in === "query" && isList(one)));
  if (!parameter) return null;
  Object.assign(parameter, { explode: false });
  return { kind: "parameter-style-changed", location: `${call.operation.operationId} query ${parameter.name}` };
});
onCall("form part of one type", ({ document, operation }) => {
  const body = operation.requestBody && structuredClone(follow(document, operation.requestBody));
  const [media, ...others] = Object.values(body?.content ?? {});
  if (!body || !media || others.length > 0) return null;
  operation.requestBody = body;
  Object.assign(media, { encoding: { planted: { contentType: "image/png" } } });
  return { kind: "request-encoding-narrowed", location: `${operation.operationId} body.planted` };
});
onCall("capability required", ({ operation }) => {
  operation["x-capabilities"] = [...(operation["x-capabilities"] ?? []), "planted"];
  return { kind: "capability-required", location: `${operation.operationId} x-capabilities planted` };
});
