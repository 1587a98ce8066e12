import type { Request } from "./caller.ts";
import type { readContract } from "./contract.ts";

export type RequestOf = ReturnType<ReturnType<typeof readContract>["requestOf"]>;

/** Returns a well-formed call built from the contract's examples. Its ids may not exist in the shop. */
export function exampleOf({ body, parameters }: RequestOf, { withOptional = false } = {}): Request {
  const textOf = ({ example, schema }: RequestOf["parameters"][number]) =>
    String(example ?? schema.example ?? schema.default ?? schema.enum?.[0] ?? schema.minimum ?? "nothing");
  const parametersIn = (place: string) => parameters.filter((parameter) => parameter.in === place);
  return {
    params: Object.fromEntries(parametersIn("path").map((parameter) => [parameter.name, textOf(parameter)])),
    query: Object.fromEntries(
      parametersIn("query")
        .filter(({ required }) => required || withOptional)
        .map((parameter) => [parameter.name, textOf(parameter)]),
    ),
    body,
  };
}
