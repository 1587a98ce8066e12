// The commands of `npm run shop` that change what the services answer, until they restart.
import { contracts } from "#generated/contracts.ts";
import { didYouMean } from "#services/lib/nearest.ts";
import { change } from "./running-shop.ts";
import { ExpectedError } from "./steps.ts";

const REPLIES: Record<string, string> = {
  navigation: "getConfigNavigation",
  theme: "getConfigTheme",
  "theme-overrides": "getCmsTheme",
  "site-config": "getCmsSiteConfig",
  components: "getConfigComponents",
  config: "getConfig",
  branding: "listBranding",
};
const OPERATIONS = Object.values(contracts).flatMap(({ operations }) => Object.keys(operations));
const MODES = ["slow", "down", "code", "off"];

/** Makes an operation slow, fail or ask for a code, or ends that. */
export async function setFault(operation: string, mode: string) {
  // All of them together.
  if (operation !== "*") requireOperation(operation, OPERATIONS);
  if (!MODES.includes(mode)) throw new ExpectedError(`A fault is slow, down, code or off, not ${mode}.`);
  return change("/fault", { operation, mode });
}

/** Throws for an unknown operation: a fault or reply for it would have no effect. */
function requireOperation(word: string, known: string[]) {
  if (!known.includes(word)) throw new ExpectedError(`No contract has an operation ${word}.${didYouMean(word, known)}`);
}

/** Returns the operation of a reply, by its full or short name. */
function operationOf(reply: string): string {
  const operation = REPLIES[reply];
  if (!operation) requireOperation(reply, [...Object.keys(REPLIES), ...OPERATIONS]);
  return operation ?? reply;
}

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

/** Replaces a reply with JSON or text. */
export async function serveReply(reply: string, text: string) {
  const operation = operationOf(reply);
  if (text === "default") return change("/serve", { operation });
  const json = parsed(text);
  return change("/serve", json ? { operation, result: json.value } : { operation, text });
}

/** Merges JSON into a reply. */
export async function mergeReply(reply: string, text: string) {
  const json = parsed(text);
  if (!json) throw new ExpectedError(`Invalid JSON: ${text}`);
  return change("/serve", { operation: operationOf(reply), patch: json.value });
}

/** Replaces or removes a text of the editors. */
export async function setContent(id: string, text: string) {
  if (text === "default") return change("/content", { id });
  if (text === "gone") return change("/content", { id, item: null });
  const json = parsed(text)?.value;
  const isItem = typeof json === "object" && json !== null && "type" in json;
  return change("/content", { id, item: isItem ? json : { type: "plain", value: text } });
}
