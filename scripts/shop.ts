// Operates the demo shop through the services' control port.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { contracts } from "#generated/contracts.ts";
import { type Given, Unasked } from "./lib/args.ts";
import { meant } from "./lib/nearest.ts";
import { addressOf, change, control, dataDir, unlock } from "./lib/running-shop.ts";
import { clockWords, drawnWords, refundedWords, stagedWords, statusWords } from "./lib/shop-words.ts";
import { Advice, main, say } from "./lib/steps.ts";

const HELP = `npm run shop -- draw <lottery>          close, draw, score and pay the next draw (monday_lotto, powerball, ...)
npm run shop -- clock <ISO time|+2h|+3d> set the shop's clock; "clock off" returns to real time
npm run shop -- fault <operation> <slow|down|code|off>   make one operation slow, fail, or ask for a code
npm run shop -- status                  what is running, the next draws, and what was put in place of what
npm run shop -- reset                   forget all data (the shop must be stopped)

What the shop says and shows, until it is restored or the services start again:
npm run shop -- capability <flag> <on|off|default>  switch a flag for every segment
npm run shop -- content <id> <text|gone|default>    another text, none, or the shipped one (sitewide-banner.urgent, ...)
npm run shop -- content <id> '{"type": "json", "value": ...}'   an item of any type
npm run shop -- change <reply> '<JSON>'             merge into a reply, as the wire spells it; null removes
npm run shop -- serve <reply> '<JSON>|<text>'       serve this instead, whatever it is; text that is no JSON as it is
npm run shop -- serve <reply> default               what is really there
npm run shop -- restore                             all of these and every fault, back as shipped
  <reply> is navigation, theme, theme-overrides, site-config, components, config, branding, or any operation of openapi/

Customers, kept until reset:
npm run shop -- customer <email> <flag> <on|off>    confirm-address, confirm-email, change-password, upgrade-account or suggest-codes
npm run shop -- code <email>            the code this customer would read now, on the authenticator or in the mail
npm run shop -- link <email>            a link that signs this customer in, as an email would bring it
npm run shop -- unlock <email>          an account that too many wrong codes have locked; its tries are forgotten too
npm run shop -- stepdown <email>        what asks for a code asks this customer again, however lately one was given
npm run shop -- refund <receipt>        take a purchase back before its draws close: chk_… from the receipt
npm run shop -- card <title> <message> [--to <email>] [--link </path>] [--hidden]   a card for the notifications feed

--json   the answer as the services gave it`;

const FLAGS = {
  json: { type: "boolean" },
  to: { type: "string" },
  link: { type: "string" },
  hidden: { type: "boolean" },
} as const;
type Flags = Given<typeof FLAGS>;

const REPLIES: Record<string, string> = {
  navigation: "getConfigNavigation",
  theme: "getConfigTheme",
  "theme-overrides": "getCmsTheme",
  "site-config": "getCmsSiteConfig",
  components: "getConfigComponents",
  config: "getConfig",
  branding: "listBranding",
};
const CUSTOMER_FLAGS: Record<string, string> = {
  "confirm-address": "addressConfirmation",
  "confirm-email": "emailConfirmation",
  "change-password": "passwordChange",
  "upgrade-account": "accountUpgrade",
  "suggest-codes": "twoFactorPrompt",
};

const OPERATIONS = Object.values(contracts).flatMap(({ operations }) => Object.keys(operations));
const MODES = ["slow", "down", "code", "off"];

async function fault(operation: string, mode: string) {
  // All of them at once.
  if (operation !== "*") requireOperation(operation, OPERATIONS);
  if (!MODES.includes(mode)) throw new Advice(`A fault is slow, down, code or off, not ${mode}.`);
  return change("/fault", { operation, mode });
}

/** Throws for an unknown operation: a fault or reply for it would have no effect. */
function requireOperation(word: string, known: string[]) {
  if (!known.includes(word)) throw new Advice(`No contract has an operation ${word}.${meant(word, known)}`);
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

async function serve(reply: string, text: string) {
  const operation = operationOf(reply);
  if (text === "default") return change("/serve", { operation });
  const json = parsed(text);
  return change("/serve", json ? { operation, result: json.value } : { operation, text });
}

async function merge(reply: string, text: string) {
  const json = parsed(text);
  if (!json) throw new Advice(`This is no JSON: ${text}`);
  return change("/serve", { operation: operationOf(reply), patch: json.value });
}

async function setContent(id: string, text: string) {
  if (text === "default") return change("/content", { id });
  if (text === "gone") return change("/content", { id, item: null });
  const json = parsed(text)?.value;
  const isItem = typeof json === "object" && json !== null && "type" in json;
  return change("/content", { id, item: isItem ? json : { type: "plain", value: text } });
}

async function setFlag(email: string, name: string, state: string) {
  const flag = CUSTOMER_FLAGS[name];
  if (!flag) throw new Unasked(`A customer has no flag ${name}.${meant(name, Object.keys(CUSTOMER_FLAGS))}`);
  if (!["on", "off"].includes(state)) throw new Unasked(`A flag is on or off, not ${state}.`);
  return control("/customer", { email, [flag]: state === "on" });
}

function addCard(title: string, message: string, { to, link, hidden }: Flags) {
  return control("/card", { email: to, title, message, link, hideInFeed: hidden });
}

function reset() {
  if (existsSync(`${join(dataDir, "db")}.lock`)) {
    const { pid } = JSON.parse(readFileSync(`${join(dataDir, "db")}.lock`, "utf8")) as { pid: number };
    if (existsSync(`/proc/${pid}`)) throw new Advice("The shop is running. Stop it first, then reset.");
  }
  rmSync(dataDir, { recursive: true, force: true });
  say("All data is gone. The next npm start begins with fresh demo data.");
}

type Drawn = Parameters<typeof drawnWords>[1];
/** A control's reply, and its formatting. */
type Pulled = { answer: unknown; lines: string[] };

/** Prints a reply as lines or JSON. */
async function told<Answer>(work: Promise<unknown>, words: (answer: Answer) => string[]): Promise<Pulled> {
  const answer = await work;
  return { answer, lines: words(answer as Answer) };
}

type Lever = { needs: number; pull: (words: [string, string, string], flags: Flags) => Promise<Pulled> };

const LEVERS: Record<string, Lever> = {
  draw: {
    needs: 1,
    pull: ([lottery]) => told(change("/draw", { lottery }), (drawn: Drawn) => drawnWords(lottery, drawn)),
  },
  clock: { needs: 1, pull: ([to]) => told(change("/clock", { to }), clockWords) },
  fault: { needs: 2, pull: ([operation, mode]) => told(fault(operation, mode), stagedWords) },
  status: { needs: 0, pull: () => told(control("/status"), statusWords) },
  capability: { needs: 2, pull: ([flag, state]) => told(change("/capability", { flag, state }), stagedWords) },
  content: { needs: 2, pull: ([id, text]) => told(setContent(id, text), stagedWords) },
  change: { needs: 2, pull: ([reply, json]) => told(merge(reply, json), stagedWords) },
  serve: { needs: 2, pull: ([reply, text]) => told(serve(reply, text), stagedWords) },
  restore: { needs: 0, pull: () => told(change("/restore", {}), stagedWords) },
  customer: {
    needs: 3,
    pull: ([email, flag, state]) => told(setFlag(email, flag, state), () => [`${flag} is ${state} for ${email}.`]),
  },
  code: { needs: 1, pull: ([email]) => told(control("/code", { email }), ({ code }: { code: string }) => [code]) },
  link: {
    needs: 1,
    pull: async ([email]) => {
      const { path } = (await control("/link", { email })) as { path: string };
      const url = await addressOf(path);
      return { answer: { path, url }, lines: [url] };
    },
  },
  unlock: {
    needs: 1,
    pull: ([email]) => told(unlock(email), () => [`${email} can sign in again.`]),
  },
  stepdown: {
    needs: 1,
    pull: ([email]) =>
      told(control("/stepdown", { email }), () => [
        `What asks for a code asks ${email} again, where two-factor is on.`,
      ]),
  },
  refund: { needs: 1, pull: ([receipt]) => told(control("/refund", { receipt }), refundedWords) },
  card: {
    needs: 2,
    pull: ([title, message], flags) => told(addCard(title, message, flags), () => ["The card is in the feed."]),
  },
};

async function pull([command, ...words]: string[], flags: Flags) {
  const lever = LEVERS[command ?? ""];
  if (command === "reset") return reset();
  const names = [...Object.keys(LEVERS), "reset"];
  if (!lever) throw new Unasked(command ? `There is no lever "${command}".${meant(command, names)}` : "Which lever?");
  const [first = "", second = "", third = ""] = words;
  const surplus = words[lever.needs];
  if (words.length < lever.needs) throw new Unasked(`${command} wants more words.`);
  if (surplus !== undefined) throw new Unasked(`"${surplus}" is more than ${command} takes.`);
  const { answer, lines } = await lever.pull([first, second, third], flags);
  for (const line of flags.json ? [JSON.stringify(answer, null, 2)] : lines) say(line);
}

await main(HELP, pull, { flags: FLAGS, words: 4 });
