import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/steps.ts";

type Reply = { content?: { "application/json"?: { examples?: Record<string, { value: unknown }> } } };
type Operation = { operationId?: string; responses: Record<string, Reply> };
type Document = { paths: Record<string, Record<string, Operation>> };

/** Returns the named example of a successful reply, or the first one. */
export function exampleOf(service: string, operationId: string, name?: string): unknown {
  const document = JSON.parse(readFileSync(join(root, "generated", service, "openapi.json"), "utf8")) as Document;
  const operation = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .find((candidate) => candidate.operationId === operationId);
  const examples = operation?.responses["200"]?.content?.["application/json"]?.examples ?? {};
  const example = name === undefined ? Object.values(examples)[0] : examples[name];
  if (!example) throw new Error(`${service} has no example ${name ?? ""} of ${operationId}`);
  return example.value;
}

type Cart = { result: { cart_items: object[] } };

/** Returns the contract's example cart with its item repeated `items` times, in wire format. */
export function cartOf(items: number): Buffer {
  const cart = exampleOf("main", "getAnonCart", "one_ticket") as Cart;
  const all = Array.from({ length: items }, (_, index) => ({ ...cart.result.cart_items[0], id: `itm_${index}` }));
  return Buffer.from(JSON.stringify({ ...cart, result: { ...cart.result, cart_items: all } }));
}
