// Changes after which a client of the old contract may fail, and the name each has to be found by.
import { follow, type Header, type Parameter, type Schema } from "#scripts/generate/document.ts";
import { type AtCall, type AtSchema, isType, type Pick } from "./mutations.ts";
import { altering, narrowing, plantRules, shifting, widening } from "./rules.ts";
import type { Call, Direction } from "./sites.ts";

export const breakingSchemas: AtSchema[] = [];
export const breakingCalls: AtCall[] = [];

const onSchema = (
  family: string,
  of: Direction,
  make: AtSchema["make"],
  when: (schema: Schema) => boolean = () => true,
) =>
  breakingSchemas.push({
    family: `${family}, ${of}`,
    of,
    fits: ({ reachedBy, schema }) => reachedBy[of].length > 0 && when(schema),
    make,
  });
const onCall = (family: string, make: AtCall["make"]) => breakingCalls.push({ family, make });

const propertiesOf = (schema: Schema) => Object.keys(schema.properties ?? {});

for (const sender of ["request", "reply"] as const) {
  onSchema("removed field", sender, ({ schema, location }, pick) => {
    const name = pick(propertiesOf(schema));
    if (!name) return null;
    delete schema.properties?.[name];
    schema.required = schema.required?.filter((other) => other !== name);
    return { kind: `${sender}-property-removed`, location: `${location}.${name}` };
  });
  onSchema("retyped field", sender, ({ schema, location }) => {
    if (!isType(schema, "string", "integer", "number", "boolean") || schema.enum || schema.const !== undefined)
      return null;
    schema.type = schema.type === "string" ? "boolean" : "string";
    return { kind: `${sender}-type-changed`, location };
  });
  onSchema("list and single", sender, ({ schema, location }) => {
    if (!isType(schema, "array")) return null;
    const { items } = schema;
    for (const key of Object.keys(schema)) delete schema[key];
    Object.assign(schema, { type: "object", properties: { items } });
    return { kind: `${sender}-type-changed`, location };
  });
  onSchema("another format", sender, ({ schema, location }) => {
    if (typeof schema["format"] !== "string") return null;
    schema["format"] = schema["format"] === "date" ? "uuid" : "date";
    return { kind: `${sender}-format-changed`, location };
  });
}

onSchema("newly required field", "request", ({ schema, location }, pick) => {
  const name = pick(propertiesOf(schema).filter((name) => !schema.required?.includes(name)));
  if (!name) return null;
  schema.required = [...(schema.required ?? []), name];
  return { kind: "request-property-required", location: `${location}.${name}` };
});
onSchema("new required field", "request", ({ schema, location }) => {
  if (!schema.properties) return null;
  schema.properties["planted_field"] = { type: "string" };
  schema.required = [...(schema.required ?? []), "planted_field"];
  return { kind: "request-property-required", location: `${location}.planted_field` };
});
onSchema("field may be absent", "reply", ({ schema, location }, pick) => {
  const name = pick((schema.required ?? []).filter((name) => schema.properties?.[name]));
  if (!name) return null;
  schema.required = schema.required?.filter((other) => other !== name);
  return { kind: "reply-property-optional", location: `${location}.${name}` };
});
onSchema("enum value removed", "request", ({ schema, location }, pick) => {
  const value = pick(schema.enum ?? []);
  if (value === undefined) return null;
  schema.enum = schema.enum?.filter((other) => other !== value);
  return { kind: "request-enum-value-removed", location };
});
onSchema("enum closed", "request", ({ schema, location }) => {
  if (!isType(schema, "string") || schema.enum || schema["format"]) return null;
  schema.enum = ["only", "these"];
  return { kind: "request-enum-closed", location };
});
onSchema("null refused", "request", ({ schema, location }) => {
  if (!Array.isArray(schema.type) || !schema.type.includes("null")) return null;
  schema.type = schema.type.filter((type) => type !== "null");
  return { kind: "request-null-refused", location };
});
onSchema("null allowed", "reply", ({ schema, location }) => {
  if (!isType(schema, "string", "integer", "number", "boolean", "object", "array")) return null;
  schema.type = [schema.type as string, "null"];
  return { kind: "reply-null-allowed", location };
});
onSchema("format added", "request", ({ schema, location }) => {
  if (!isType(schema, "string") || schema["format"] || schema.enum) return null;
  schema["format"] = "uuid";
  return { kind: "request-format-added", location };
});
onSchema("format removed", "reply", ({ schema, location }) => {
  if (!schema["format"]) return null;
  delete schema["format"];
  return { kind: "reply-format-removed", location };
});
onSchema("pattern tightened", "request", ({ schema, location }) => {
  if (!isType(schema, "string") || schema.enum) return null;
  const had = schema["pattern"] !== undefined;
  schema["pattern"] = "^planted$";
  return { kind: had ? "request-pattern-changed" : "request-pattern-added", location };
});
onSchema("bound tightened", "request", ({ schema, location }, pick) => {
  const lower = ["minimum", "minLength", "minItems"].filter((name) => typeof schema[name] === "number");
  const upper = ["maximum", "maxLength", "maxItems"].filter((name) => typeof schema[name] === "number");
  const name = pick([...lower, ...upper]);
  if (name) schema[name] = (schema[name] as number) + (lower.includes(name) ? 1 : -1);
  else if (isType(schema, "string") && !schema.enum) schema["maxLength"] = 3;
  else if (isType(schema, "array")) schema["maxItems"] = 1;
  else return null;
  return { kind: "request-bound-tightened", location };
});
onSchema("keys closed", "request", ({ schema, location }) => {
  if (!schema.properties || schema.additionalProperties !== undefined) return null;
  schema.additionalProperties = false;
  return { kind: "request-keys-closed", location };
});

onSchema("alternative removed", "request", ({ schema, location }, pick) => {
  const list = schema.anyOf ?? schema.oneOf;
  const alternative = pick(list?.filter(({ type }) => type !== "null") ?? []);
  if (!list || !alternative || list.filter(({ type }) => type !== "null").length < 2) return null;
  list.splice(list.indexOf(alternative), 1);
  return { kind: "request-variant-removed", location };
});
for (const sender of ["request", "reply"] as const) {
  onSchema("told apart by another property", sender, ({ schema, location }) => {
    if (!schema.oneOf) return null;
    schema["discriminator"] = { propertyName: "planted" };
    return { kind: `${sender}-discriminator-changed`, location };
  });
}

plantRules([...narrowing, ...altering, ...shifting], "request", onSchema);
plantRules([...widening, ...altering], "reply", onSchema);

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
onCall("status removed", ({ operation }, pick) => {
  const status = pick(Object.keys(operation.responses));
  if (!status) return null;
  delete operation.responses[status];
  return { kind: "status-removed", location: `${operation.operationId} reply ${status}` };
});
onCall("success renumbered", ({ operation }) => {
  const status = Object.keys(operation.responses).find((status) => status.startsWith("2"));
  const reply = operation.responses[status ?? ""];
  if (!status || !reply) return null;
  delete operation.responses[status];
  operation.responses["202"] = reply;
  return { kind: "status-removed", location: `${operation.operationId} reply ${status}` };
});
onCall("security tightened", ({ document, operation }) => {
  const old = operation.security ?? document.security ?? [];
  operation.security = (old.length > 0 ? old : [{}]).map((schemes) => ({ ...schemes, planted: [] }));
  return { kind: "security-tightened", location: `${operation.operationId} security` };
});
onCall("visitors shut out", ({ document, operation }) => {
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
/** The operation's parameters written out, so that changing one changes no other operation. */
function ownParameters({ document, operation }: Call): Parameter[] {
  operation.parameters = (operation.parameters ?? []).map((one) => structuredClone(follow(document, one)));
  return operation.parameters;
}
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
onCall("another content type", ({ document, operation }, pick) => {
  const statuses = Object.keys(operation.responses).filter((status) => {
    const reply = operation.responses[status];
    return reply && follow(document, reply).content;
  });
  const status = pick(statuses);
  const reply = status && operation.responses[status];
  if (!status || !reply) return null;
  const { content = {} } = follow(document, reply);
  operation.responses[status] = { content: { "application/xml": Object.values(content)[0] ?? {} } };
  return { kind: "reply-content-removed", location: `${operation.operationId} reply ${status}` };
});
onCall("not to be repeated any more", ({ operation }) => {
  if (operation["x-idempotent"] !== true) return null;
  operation["x-idempotent"] = false;
  return { kind: "repeating-unsafe", location: `${operation.operationId} x-idempotent` };
});
/** A header that the operation itself says it answers with. */
function ownHeader({ operation }: Call, pick: Pick, fits: (header: Header) => boolean = () => true) {
  const found = Object.entries(operation.responses).flatMap(([status, { headers = {} }]) =>
    Object.entries(headers).flatMap(([name, header]) => (fits(header) ? [{ status, headers, name, header }] : [])),
  );
  const one = pick(found);
  return one && { ...one, location: `${operation.operationId} reply ${one.status} ${one.name}` };
}
onCall("header removed", (call, pick) => {
  const found = ownHeader(call, pick);
  if (!found) return null;
  delete found.headers[found.name];
  return { kind: "reply-header-removed", location: found.location };
});
onCall("header may be absent", (call, pick) => {
  const found = ownHeader(call, pick, ({ required }) => required === true);
  if (!found) return null;
  found.header.required = false;
  return { kind: "reply-header-optional", location: found.location };
});

type Schemes = Record<string, { type: string; name?: string; scheme?: string }>;
/** The schemes that the operation asks for. */
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
onCall("scope asked for", ({ document, operation }) => {
  const old = operation.security ?? document.security ?? [];
  if (old.length === 0) return null;
  operation.security = old.map((schemes) =>
    Object.fromEntries(Object.entries(schemes).map(([name, scopes]) => [name, [...scopes, "planted"]])),
  );
  return { kind: "security-tightened", location: `${operation.operationId} security` };
});
onCall("server gone", ({ document }) => {
  Object.assign(document, { servers: [{ url: "https://planted.example" }] });
  return { kind: "server-removed", location: "servers /" };
});
onCall("parameter written in another style", (call, pick) => {
  const parameter = pick(ownParameters(call).filter((one) => one.in === "path"));
  if (!parameter) return null;
  Object.assign(parameter, { style: "label" });
  return { kind: "parameter-style-changed", location: `${call.operation.operationId} path ${parameter.name}` };
});
onCall("several values in one piece", (call, pick) => {
  const isList = (one: Parameter) => isType(follow(call.document, one.schema), "array");
  const parameter = pick(ownParameters(call).filter((one) => one.in === "query" && isList(one)));
  if (!parameter) return null;
  Object.assign(parameter, { explode: false });
  return { kind: "parameter-style-changed", location: `${call.operation.operationId} query ${parameter.name}` };
});
onCall("part of a form of one type only", ({ document, operation }) => {
  const body = operation.requestBody && structuredClone(follow(document, operation.requestBody));
  const [media, ...others] = Object.values(body?.content ?? {});
  if (!body || !media || others.length > 0) return null;
  operation.requestBody = body;
  Object.assign(media, { encoding: { planted: { contentType: "image/png" } } });
  return { kind: "request-encoding-narrowed", location: `${operation.operationId} body.planted` };
});
onCall("capability asked for", ({ operation }) => {
  operation["x-capabilities"] = [...(operation["x-capabilities"] ?? []), "planted"];
  return { kind: "capability-required", location: `${operation.operationId} x-capabilities planted` };
});
/** The operation's own copy of a refusal, and the examples of each code in it. */
function ownRefusal({ document, operation }: Call, pick: Pick) {
  const status = pick(Object.keys(operation.responses).filter((one) => one >= "400"));
  const reply = status && operation.responses[status];
  if (!status || !reply) return null;
  const own = structuredClone(follow(document, reply));
  operation.responses[status] = own;
  const messages = Object.values(own.content ?? {}).flatMap((media) =>
    Object.values((media as Told).examples ?? {}).flatMap(({ value }) => value?.messages ?? []),
  );
  const code = pick(messages)?.code;
  return code ? { code, own, messages, location: `${operation.operationId} reply ${status} ${code}` } : null;
}
type Told = { examples?: Record<string, { value?: { messages?: { code: string }[] } }> };
onCall("message code withdrawn", (call, pick) => {
  const found = ownRefusal(call, pick);
  if (!found) return null;
  const { code, own, location } = found;
  for (const media of Object.values(own.content ?? {}) as Told[])
    media.examples = Object.fromEntries(
      Object.entries(media.examples ?? {}).filter(
        ([, { value }]) => !value?.messages?.some((one) => one.code === code),
      ),
    );
  return { kind: "code-removed", location };
});
onCall("message code in another word", (call, pick) => {
  const found = ownRefusal(call, pick);
  if (!found) return null;
  for (const message of found.messages) if (message.code === found.code) message.code = "planted";
  return { kind: "code-removed", location: found.location };
});
onCall("shared message code withdrawn", ({ document, operation }, pick) => {
  const reply = pick(Object.values(operation.responses).filter(({ $ref }) => $ref));
  if (!reply) return null;
  const told = Object.values(follow(document, reply).content ?? {}) as Told[];
  const code = pick(
    told.flatMap(({ examples = {} }) => Object.values(examples).flatMap(({ value }) => value?.messages ?? [])),
  )?.code;
  if (!code) return null;
  for (const { examples = {} } of told)
    for (const [name, { value }] of Object.entries(examples))
      if (value?.messages?.some((message) => message.code === code)) delete examples[name];
  return { kind: "code-removed", location: `reply ${reply.$ref?.split("/").at(-1)} ${code}` };
});
