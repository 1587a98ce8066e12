// Names that a new noun cannot have.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, listOperations } from "../../generate/document.ts";
import { root } from "../../lib/steps.ts";
import type { Names } from "./names.ts";

/** Words that JavaScript does not accept as a variable. */
const RESERVED =
  /^(arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;
/** Variables and types of the files that are written. */
const USED = new Set([
  ...["body", "caller", "ctx", "found", "input", "limit", "list", "name", "offset", "page", "pages", "params", "query"],
  ...["reply", "router", "row", "rows", "shell", "title", "total", "tx"],
  ...["Base", "Handlers", "Insertable", "ListState", "Outputs", "Page", "Props", "Schemas", "Tables", "Tx"],
]);

/** Returns the names of a noun that no code can use. */
export function unusable({ camel, one, One }: Names): string[] {
  const isUnusable = (name: string) => RESERVED.test(name) || USED.has(name) || (name === One && name in globalThis);
  return [...new Set([one, camel, One])].filter(isUnusable);
}

const read = (file: string) => readFileSync(join(root, file), "utf8");
const contractOf = (file: string) => JSON.parse(read(file)) as Document;

/** Returns what already has a name of this noun in the code: files, a route, a table. */
export function takenBy({ file, One, wire }: Names, files: string[]): string[] {
  const code = globSync("services/db/{migrations,tables}/*.ts", { cwd: root }).map(read).join("\n");
  const table = new RegExp(`create (table|view) "?${wire}\\b|type ${One}Tables\\b`, "i");
  return [
    ...files.filter((path) => existsSync(join(root, path))),
    ...(new RegExp(`\\("/${file}[/"]`).test(read("site/routes.ts")) ? ["its row in site/routes.ts"] : []),
    ...(table.test(code) ? [`the table ${wire}`] : []),
  ];
}

/** Returns what already has a name of this noun in the contracts: operations, schemas, a parameter. */
export function describedBy({ One, pascal }: Names): string[] {
  const contracts = globSync("generated/*/openapi.json", { cwd: root }).map(contractOf);
  const ids = contracts.flatMap((contract) => listOperations(contract).map(({ operation }) => operation.operationId));
  const { schemas = {}, parameters = {} } = contractOf("generated/main/openapi.json").components ?? {};
  const operations = [`list${pascal}`, `get${One}`, `create${One}`];
  const ofSchemas = [One, `${One}Envelope`, `${pascal}Envelope`, `${One}Input`];
  return [
    ...operations.filter((id) => ids.includes(id)).map((id) => `the operation ${id}`),
    ...ofSchemas.filter((name) => Object.hasOwn(schemas, name)).map((name) => `the schema ${name}`),
    ...(Object.hasOwn(parameters, `${One}Key`) ? [`the parameter ${One}Key`] : []),
  ];
}
