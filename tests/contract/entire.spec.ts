// Checks that each call of the specification is in its contract with the same name, path, version and access.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Document } from "#scripts/generate/document.ts";
import { operationTable } from "#scripts/generate/operation-table.ts";
import { BASE_PATHS } from "#services/discovery/discovery.handlers.ts";
import { specTable } from "#tests/spec/read.ts";

type Call = {
  operationId: string;
  service: string;
  method: string;
  path: string;
  /** Spellings that differ between OpenAPI and the specification. */
  openapiPath?: string;
  /** `null` if the specification names none. */
  apiVersion: string | null;
  auth: string;
};

/** Differences from the specification, with the contract's value. The list only shrinks. */
const NOT_YET: Record<string, string[]> = {
  // The landing page and the winners are open to visitors.
  "membership listGiveaways": ["auth: optional instead of bearer"],
};

const generated = new URL("../../generated/", import.meta.url);
const calls = specTable<Call[]>("operations");

/** All operations, by service and name. */
const operations = new Map(
  readdirSync(generated, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => {
      const document = JSON.parse(readFileSync(new URL(`${name}/openapi.json`, generated), "utf8")) as Document;
      return Object.entries(operationTable(document)).map(([id, row]) => [`${name} ${id}`, row] as const);
    }),
);

/** Returns a path without its parameters' names, because the specification omits some. */
const shapeOf = (path: string) => `/${path.replace(/^\//, "").replaceAll(/\{[^}]+\}/g, "{}")}`;

const BASES: Record<string, string> = BASE_PATHS;

/** Returns the contract's differences from the specification. */
function differences({ apiVersion, auth, method, openapiPath, operationId, path, service }: Call): string[] {
  const row = operations.get(`${service} ${operationId}`);
  if (!row) return ["is in no contract"];
  const wanted = shapeOf(openapiPath ?? path);
  // Some paths include the base path of their service.
  const isThere = [row.path, `${BASES[service] ?? ""}${row.path}`].map(shapeOf).includes(wanted);
  const contractFacts = {
    method: row.method.toUpperCase(),
    path: isThere ? wanted : row.path,
    version: apiVersion === null || row.versions.includes(apiVersion) ? apiVersion : row.versions.join(),
    auth: row.auth,
  };
  const stated = { method, path: wanted, version: apiVersion, auth };
  return Object.entries(stated).flatMap(([what, value]) => {
    const other = contractFacts[what as keyof typeof contractFacts];
    return other === value ? [] : [`${what}: ${other} instead of ${value}`];
  });
}

const nameOf = ({ operationId, service }: Call) => `${service} ${operationId}`;
const kept = calls.filter((call) => differences(call).length === 0);

describe(`the specification's calls: ${kept.length} of ${calls.length} are in their contracts`, () => {
  it.each(calls.map((call) => [nameOf(call), call] as const))("%s", (name, call) => {
    expect(differences(call)).toEqual(NOT_YET[name] ?? []);
  });

  it("are 172 without duplicates", () => {
    expect(calls).toHaveLength(172);
    expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
  });
});
