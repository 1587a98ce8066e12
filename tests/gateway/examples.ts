import { readFileSync } from "node:fs";
import { services } from "#tests/contract/contract.ts";

type Reply = { $ref?: string; content?: Record<string, { examples?: Record<string, { value: unknown }> }> };
type Document = {
  paths: Record<string, Record<string, { responses?: Record<string, Reply> }>>;
  components?: { responses?: Record<string, Reply> };
};

const documents = new Map(
  services.map((service) => {
    const file = new URL(`../../generated/${service}/openapi.json`, import.meta.url);
    return [service, JSON.parse(readFileSync(file, "utf8")) as Document];
  }),
);

/** Returns how many literal segments a path template shares with a path, or `null` if it does not match. */
function countSharedSegments(template: string, path: string): number | null {
  const steps = template.split("/");
  const there = path.split("/");
  if (steps.length !== there.length) return null;
  if (!steps.every((step, at) => step.startsWith("{") || step === there[at])) return null;
  return steps.filter((step) => !step.startsWith("{")).length;
}

/** Returns the first status and example body that a contract defines for a call such as "/main/orders". */
export function exampleOf(method: string, url: string): { status: number; body: unknown } {
  const [, service = "", ...rest] = url.split("/");
  const path = `/${rest.join("/")}`;
  const found = Object.entries(documents.get(service)?.paths ?? {})
    .filter(([template, item]) => item[method.toLowerCase()] && countSharedSegments(template, path) !== null)
    .sort(([one], [other]) => (countSharedSegments(other, path) ?? 0) - (countSharedSegments(one, path) ?? 0))[0];
  const responses = found?.[1][method.toLowerCase()]?.responses ?? {};
  const [status, reply] = Object.entries(responses).find(([code]) => code.startsWith("2")) ?? ["404", undefined];
  const shared = documents.get(service)?.components?.responses?.[reply?.$ref?.split("/").at(-1) ?? ""];
  const examples = Object.values((shared ?? reply)?.content?.["application/json"]?.examples ?? {});
  return { status: Number(status), body: examples[0]?.value };
}
