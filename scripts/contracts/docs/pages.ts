// The pages of the reference: every operation, every schema, every procedure.
import { type Document, follow, listOperations, type Schema } from "../../generate/document.ts";
import type { Reach } from "../graph/reach.ts";
import { usersOf } from "../uses.ts";
import { code, json, link, list, page, prose, section, table, text } from "./html.ts";
import type { Procedure } from "./procedures.ts";

export type Documents = Record<string, Document>;
type Described = { summary?: string; description?: string };

const operationLink = (id: string) => link(`/contracts/${id}`, id);

/** Describes a schema: its type, name or values. */
function shortly(service: string, schema: Schema): string {
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1) ?? "";
    return link(`/contracts/${service}/${name}`, name);
  }
  if (schema.enum) return schema.enum.map(code).join(" ");
  if (schema.items) return `list of ${shortly(service, schema.items)}`;
  if (typeof schema.additionalProperties === "object") return `map of ${shortly(service, schema.additionalProperties)}`;
  const alternatives = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  if (alternatives.length > 0)
    return alternatives.map((one) => shortly(service, one)).join(schema.allOf ? " and " : " or ");
  const bounds = ["format", "minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "pattern"];
  const said = bounds.flatMap((name) => (schema[name] === undefined ? [] : [`${name} ${schema[name]}`]));
  return text([[schema.type ?? "anything"].flat().join(" or "), ...said].join(", "));
}

/** The fields of a schema, one row each. */
function fields(service: string, schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {}).map(([name, inner]) => {
    const nested = (inner.properties ?? inner.items?.properties) ? fields(service, inner.items ?? inner) : "";
    const must = schema.required?.includes(name) ? "always" : "optional";
    return [code(name), shortly(service, inner) + nested, must, text((inner as Described).description)];
  });
  return table(["field", "what", "", ""], rows) || `<p>${shortly(service, schema)}</p>`;
}

type Media = { schema?: Schema; examples?: Record<string, { summary?: string; value: unknown }> };

function body(service: string, content: Record<string, Media>): string {
  return Object.entries(content)
    .map(([type, { schema, examples = {} }]) => {
      const shown = Object.entries(examples).map(
        ([name, { summary, value }]) =>
          `<details><summary>${code(name)} <span class="quiet">${text(summary)}</span></summary>${json(value)}</details>`,
      );
      const what = schema ? (schema.$ref ? `<p>${shortly(service, schema)}</p>` : fields(service, schema)) : "";
      return `<p class="quiet">${text(type)}</p>${what}${shown.join("")}`;
    })
    .join("");
}

export function indexPage(documents: Documents): string {
  const services = Object.entries(documents).map(([service, document]) => {
    const rows = listOperations(document).map(({ method, path, operation }) => [
      operationLink(operation.operationId),
      code(`${method.toUpperCase()} ${path}`),
      text((operation as Described).summary),
    ]);
    return `${section(`${service} (${rows.length})`, table(["operation", "call", ""], rows))}`;
  });
  const count = Object.values(documents).flatMap(listOperations).length;
  return page("Contracts", `<p>${count} operations of ${services.length} services.</p>${services.join("")}`);
}

export function operationPage(documents: Documents, id: string, reach: Reach | undefined): string | null {
  for (const [service, document] of Object.entries(documents)) {
    const found = listOperations(document).find(({ operation }) => operation.operationId === id);
    if (!found) continue;
    const { method, path, operation } = found;
    const parameters = (operation.parameters ?? []).map((parameter) => follow(document, parameter));
    const request = operation.requestBody && follow(document, operation.requestBody);
    const security = operation.security ?? document.security ?? [];
    const facts = [
      ["service", text(service)],
      ["call", code(`${method.toUpperCase()} ${path}`)],
      [
        "asks for",
        security.map((schemes) => text(Object.keys(schemes).join(", ") || "nothing")).join("<br>or ") || "nothing",
      ],
      ["may be repeated", operation["x-idempotent"] ? "yes" : "no"],
      ...(operation["x-cache-ttl"] ? [["kept for", `${operation["x-cache-ttl"]} s`]] : []),
    ];
    const rows = parameters.map((parameter) => [
      code(parameter.name),
      text(parameter.in),
      shortly(service, parameter.schema),
      parameter.required ? "required" : "optional",
      text((parameter as Described).description),
    ]);
    const replies = Object.entries(operation.responses).map(([status, reply]) => {
      const target = follow(document, reply);
      return `<details${status < "300" ? " open" : ""}><summary><strong>${text(status)}</strong> ${text((target as Described).description)}</summary>${body(service, (target.content ?? {}) as Record<string, Media>)}</details>`;
    });
    const reaches = (["procedures", "pages", "features", "services", "tests"] as const).map((part) =>
      reach && reach[part].length > 0 ? `<h3>${part}</h3>${list(reach[part].map(code))}` : "",
    );
    const { summary, description } = operation as Described;
    const inner = [
      `<p>${text(summary)}</p>`,
      prose(description),
      table(["", ""], facts),
      section("Parameters", table(["name", "in", "what", "", ""], rows)),
      section("Body", request ? body(service, request.content as Record<string, Media>) : ""),
      section("Answers", replies.join("")),
      section("Reaches", reaches.join("")),
    ];
    return page(id, inner.join(""));
  }
  return null;
}

export function schemaPage(documents: Documents, service: string, name: string): string | null {
  const document = documents[service];
  const schema = document?.components?.schemas?.[name];
  if (!document || !schema) return null;
  const { asked, answered } = usersOf(document, name);
  const inner = [
    prose((schema as Described).description),
    fields(service, schema),
    section("Asked for by", list(asked.map(operationLink))),
    section("Answered by", list(answered.map(operationLink))),
  ];
  return page(`${name} (${service})`, inner.join(""));
}

export function proceduresPage(procedures: Procedure[]): string {
  const parts = procedures.map(({ name, type, input, operations }) => {
    const what = input ? fields("", input as Schema) : "<p>No input.</p>";
    const calls = operations.length > 0 ? `<p>Calls ${operations.map(operationLink).join(", ")}.</p>` : "";
    return `<h2 id="${text(name)}">${text(name)} <span class="quiet">${text(type)}</span></h2>${calls}${what}`;
  });
  const words = "What the browser and the pages can ask of the gateway: POST or GET /trpc/{name}, typed as AppRouter.";
  return page("Procedures", `<p>${text(words)} ${procedures.length} in all.</p>${parts.join("")}`);
}
