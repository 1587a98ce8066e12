// Finds the form field that a message belongs to.
import type { components } from "#generated/main/schema.ts";
import type { Message } from "../foundation/problem.ts";

type WireProblem = components["schemas"]["Problem"];

/** Account §5: bank account fields have different names on the wire and in the form. */
const ALIASES = new Map([
  ["account_number", "accountNumber"],
  ["bsb", "bankCode"],
  ["swift", "bankCode"],
]);

/** Returns the form field of a wire target: `items.0.game_offer` becomes `items.0.gameOffer`. */
export function fieldOf(target: string) {
  const inCamelCase = target.replace(/(?<=[a-z0-9])_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return ALIASES.get(target) ?? inCamelCase;
}

/** Groups messages by form field, without duplicates. Messages without a field go under "general" (shell §5). */
export function groupByTarget({ errors = {}, messages }: WireProblem): Record<string, Message[]> {
  // A map, because a field may be called "constructor".
  const targets = new Map<string, Message[]>();
  const seen = new Set<string>();
  const add = (target: string, message: Message) => {
    const field = fieldOf(target);
    targets.set(field, [...(targets.get(field) ?? []), { ...message, target: field }]);
    seen.add(message.message).add(`${field} ${message.message}`);
  };
  for (const [target, list] of Object.entries(errors)) {
    for (const { id, message } of list) add(target, { code: id, message, level: "error" });
  }
  for (const message of messages) {
    const isSeen = seen.has(message.target ? `${fieldOf(message.target)} ${message.message}` : message.message);
    if (!isSeen) add(message.target ?? "general", message);
  }
  return Object.fromEntries(targets);
}
