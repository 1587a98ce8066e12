// Which field of a form a message belongs to.
import type { components } from "#generated/main/schema.ts";
import type { Message } from "./problem.ts";

type WireProblem = components["schemas"]["Problem"];

/** Bank account fields have other names on the wire than in the form (account §5). */
const ALIASES: Record<string, string> = { account_number: "accountNumber", bsb: "bankCode", swift: "bankCode" };

/** The form field behind a wire target: `items.0.game_offer` is `items.0.gameOffer`. */
export function fieldOf(target: string) {
  return ALIASES[target] ?? target.replace(/(?<=[a-z0-9])_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Groups messages by form field; those without one belong to "general" (shell §5). None is lost, and none said twice. */
export function groupByTarget({ errors = {}, messages }: WireProblem): Record<string, Message[]> {
  const targets: Record<string, Message[]> = {};
  const said = new Set<string>();
  const put = (target: string, message: Message) => {
    const field = fieldOf(target);
    targets[field] = [...(targets[field] ?? []), { ...message, target: field }];
    said.add(message.message).add(`${field} ${message.message}`);
  };
  for (const [target, list] of Object.entries(errors)) {
    for (const { id, message } of list) put(target, { code: id, message, level: "error" });
  }
  for (const message of messages) {
    const isSaid = said.has(message.target ? `${fieldOf(message.target)} ${message.message}` : message.message);
    if (!isSaid) put(message.target ?? "general", message);
  }
  return targets;
}
