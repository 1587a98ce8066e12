// Changes that break no client of the old contract.
import { follow, type Parameter, type Schema } from "#scripts/generate/document.ts";
import { type AtCall, type AtSchema, isType } from "./mutations.ts";
import { narrowing, plantRules, shifting, unknown, widening } from "./rules.ts";
import { type Direction, ownParameters, type Site } from "./sites.ts";

export const additiveSchemas: AtSchema[] = [];
export const additiveCalls: AtCall[] = [];

/** Planted where only one side sends the schema, because the change may break the other side. */
const onSchema = (
  family: string,
  of: Direction,
  make: AtSchema["make"],
  when: (schema: Schema) => boolean = () => true,
) => {
  const other = of === "request" ? "reply" : "request";
  const fits = ({ reachedBy, schema }: Site) =>
    reachedBy[of].length > 0 && reachedBy[other].length === 0 && when(schema);
  additiveSchemas.push({ family: `${family}, ${of}`, of, fits, make });
};
const onCall = (family: string, make: AtCall["make"]) => additiveCalls.push({ family, make });

for (const sender of ["request", "reply"] as const) {
  onSchema("new field", sender, ({ schema, location }) => {
    if (!schema.properties) return null;
    schema.properties["planted_field"] = { type: "string" };
    return { kind: `${sender}-property-added`, location: `${location}.planted_field` };
  });
  onSchema("new enum value", sender, ({ schema, location }) => {
    if (!schema.enum) return null;
    schema.enum = [...schema.enum, "planted"];
    return { kind: `${sender}-enum-value-added`, location };
  });
}
onSchema("new required field", "reply", ({ schema, location }) => {
  if (!schema.properties) return null;
  schema.properties["planted_field"] = { type: "string" };
  schema.required = [...(schema.required ?? []), "planted_field"];
  return { kind: "reply-property-added", location: `${location}.planted_field` };
});
onSchema("always present", "reply", ({ schema, location }, pick) => {
  const name = pick(Object.keys(schema.properties ?? {}).filter((name) => !schema.required?.includes(name)));
  if (!name) return null;
  schema.required = [...(schema.required ?? []), name];
  return { kind: "reply-property-required", location: `${location}.${name}` };
});
onSchema("now optional", "request", ({ schema, location }, pick) => {
  const name = pick((schema.required ?? []).filter((name) => schema.properties?.[name]));
  if (!name) return null;
  schema.required = schema.required?.filter((other) => other !== name);
  return { kind: "request-property-optional", location: `${location}.${name}` };
});
onSchema("may be null", "request", ({ schema, location }) => {
  if (!isType(schema, "string", "integer", "object")) return null;
  schema.type = [schema.type as string, "null"];
  return { kind: "request-null-allowed", location };
});
onSchema("bound loosened", "request", ({ schema, location }, pick) => {
  const name = pick(["maximum", "maxLength", "maxItems"].filter((name) => typeof schema[name] === "number"));
  if (!name) return null;
  schema[name] = (schema[name] as number) + 1;
  return { kind: "request-bound-loosened", location };
});
onSchema("pattern dropped", "request", ({ schema, location }) => {
  if (!schema["pattern"]) return null;
  delete schema["pattern"];
  return { kind: "request-pattern-removed", location };
});
onSchema("another description", "reply", ({ schema, location }) => {
  schema["description"] = "planted";
  schema["examples"] = [];
  return { kind: "", location };
});
onSchema("named schema", "reply", ({ document, schema, location }, pick) => {
  const inline = Object.entries(schema.properties ?? {}).filter(([, inner]) => !inner.$ref);
  const [name, inner] = pick(inline) ?? [];
  if (!name || !inner || !schema.properties || !document.components?.schemas) return null;
  document.components.schemas["Planted"] = inner;
  schema.properties[name] = { $ref: "#/components/schemas/Planted" };
  return { kind: "", location };
});

for (const sender of ["request", "reply"] as const) {
  onSchema("another alternative", sender, ({ schema, location }) => {
    const list = schema.anyOf ?? schema.oneOf;
    if (!list) return null;
    // Inserted first, because the order of alternatives has no meaning.
    list.unshift({ type: "object", properties: { planted: { type: "boolean" } } });
    return { kind: `${sender}-variant-added`, location };
  });
  onSchema("alternatives in another order", sender, ({ schema, location }) => {
    const list = schema.anyOf ?? schema.oneOf;
    if (!list) return null;
    list.reverse();
    return { kind: "", location };
  });
  onSchema("named alternative", sender, ({ document, schema, location }, pick) => {
    const list = schema.anyOf ?? schema.oneOf;
    const inline = pick(list?.filter(({ $ref, type }) => !$ref && type !== "null") ?? []);
    if (!list || !inline || !document.components?.schemas) return null;
    document.components.schemas["Planted"] = inline;
    list[list.indexOf(inline)] = { $ref: "#/components/schemas/Planted" };
    return { kind: "", location };
  });
}

plantRules([...widening, ...unknown], "request", onSchema);
plantRules([...narrowing, ...shifting, ...unknown], "reply", onSchema);

onCall("header always present", ({ operation }) => {
  const [found] = Object.entries(operation.responses).flatMap(([status, { headers = {} }]) =>
    Object.entries(headers).flatMap(([name, header]) => (header.required ? [] : [{ status, name, header }])),
  );
  if (!found) return null;
  found.header.required = true;
  return { kind: "reply-header-required", location: `${operation.operationId} reply ${found.status} ${found.name}` };
});
onCall("new header", ({ operation }) => {
  const [found] = Object.entries(operation.responses).filter(([, { $ref }]) => !$ref);
  if (!found) return null;
  const [status, reply] = found;
  reply.headers = { ...reply.headers, "X-Planted": { schema: { type: "string" } } };
  return { kind: "reply-header-added", location: `${operation.operationId} reply ${status} X-Planted` };
});
onCall("new operation", ({ document, operation }) => {
  document.paths["/planted"] = { get: { ...structuredClone(operation), operationId: "getPlanted" } };
  return { kind: "operation-added", location: "getPlanted", operations: ["getPlanted"] };
});
onCall("new optional parameter", ({ operation }) => {
  const planted: Parameter = { name: "planted", in: "query", schema: { type: "string" } };
  operation.parameters = [...(operation.parameters ?? []), planted];
  return { kind: "parameter-added", location: `${operation.operationId} query planted` };
});
onCall("new version", (call) => {
  const parameter = ownParameters(call).find(({ name }) => name === "X-Shop-Version");
  if (!parameter) return null;
  parameter.schema.enum = [...(parameter.schema.enum ?? []), "99.0"];
  return { kind: "version-added", location: `${call.operation.operationId} X-Shop-Version` };
});
onCall("new refusal", ({ operation }) => {
  const [reply] = Object.entries(operation.responses).flatMap(([status, reply]) => (status >= "400" ? [reply] : []));
  if (!reply) return null;
  operation.responses["451"] = reply;
  return { kind: "status-added", location: `${operation.operationId} reply 451` };
});
onCall("open to visitors", ({ document, operation }) => {
  const old = operation.security ?? document.security ?? [];
  if (old.length === 0 || !old.every((schemes) => "bearer" in schemes)) return null;
  operation.security = [...old, { appKey: [] }];
  return { kind: "security-loosened", location: `${operation.operationId} security` };
});
onCall("path parameter renamed", ({ document, path, operation }) => {
  const item = document.paths[path];
  if (!item || !/\{[^}]+\}/.test(path)) return null;
  delete document.paths[path];
  document.paths[path.replace(/\{[^}]+\}/, "{planted}")] = item;
  for (const other of Object.values(item)) {
    const own = ownParameters({ document, operation: other });
    const first = own.find(({ in: where, name }) => where === "path" && path.includes(`{${name}}`));
    if (first) first.name = "planted";
  }
  return { kind: "", location: operation.operationId };
});
onCall("new server", ({ document }) => {
  Object.assign(document, { servers: [{ url: "/" }, { url: "https://planted.example" }] });
  return { kind: "server-added", location: "servers https://planted.example" };
});
onCall("works without a capability", ({ operation }) => {
  const [name] = operation["x-capabilities"] ?? [];
  if (!name) return null;
  operation["x-capabilities"] = operation["x-capabilities"]?.slice(1) ?? [];
  return { kind: "capability-dropped", location: `${operation.operationId} x-capabilities ${name}` };
});
onCall("default style stated", (call) => {
  const parameter = ownParameters(call).find(({ in: where }) => where === "query");
  if (!parameter) return null;
  Object.assign(parameter, { style: "form", explode: true });
  return { kind: "", location: call.operation.operationId };
});
onCall("scheme under another name", ({ document, operation }) => {
  const components = (document.components ?? {}) as { securitySchemes?: Record<string, object> };
  const { appKey, ...others } = components.securitySchemes ?? {};
  if (!appKey) return null;
  components.securitySchemes = { ...others, planted: appKey };
  const renamed = (list: Record<string, string[]>[] = []) =>
    list.map((schemes) =>
      Object.fromEntries(Object.entries(schemes).map(([name, of]) => [name === "appKey" ? "planted" : name, of])),
    );
  document.security = renamed(document.security);
  for (const item of Object.values(document.paths))
    for (const other of Object.values(item)) if (other.security) other.security = renamed(other.security);
  return { kind: "", location: operation.operationId };
});
onCall("new message code", ({ document, operation }, pick) => {
  const status = pick(Object.keys(operation.responses).filter((one) => one >= "400"));
  const reply = status && operation.responses[status];
  if (!status || !reply) return null;
  const own = structuredClone(follow(document, reply));
  const [media] = Object.values(own.content ?? {}) as { examples?: object }[];
  if (!media) return null;
  operation.responses[status] = own;
  media.examples = { ...media.examples, planted: { value: { messages: [{ code: "planted" }] } } };
  return { kind: "code-added", location: `${operation.operationId} reply ${status} planted` };
});
onCall("another example of a code", ({ document, operation }, pick) => {
  const reply = pick(Object.values(operation.responses));
  const [media] = Object.values((reply && follow(document, reply).content) ?? {}) as {
    examples?: Record<string, object>;
  }[];
  const [example] = Object.values(media?.examples ?? {});
  if (!media?.examples || !example) return null;
  media.examples["planted"] = structuredClone(example);
  return { kind: "", location: operation.operationId };
});
onCall("unknown keyword of an operation", ({ operation }) => {
  Object.assign(operation, { "x-planted": 1 });
  return { kind: "keyword-changed", location: `${operation.operationId} x-planted` };
});
onCall("unknown keyword of a document", ({ document }) => {
  Object.assign(document, { "x-planted": 1 });
  return { kind: "keyword-changed", location: "x-planted" };
});
