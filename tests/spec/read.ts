import { readFileSync } from "node:fs";

/** A table of the specification, as its copy in this folder has it. */
export function specTable<Table>(name: string): Table {
  return JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), "utf8")) as Table;
}
