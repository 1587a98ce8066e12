// Operates the demo shop through the services' control port.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readControls } from "./lib/control.ts";
import { clockWords, drawnWords, stagedWords, statusWords } from "./lib/shop-words.ts";
import { Advice, main, root, say } from "./lib/steps.ts";

const HELP = `npm run shop -- draw <lottery>          close, draw, score and pay the next draw (monday_lotto, powerball, ...)
npm run shop -- clock <ISO time|+2h|+3d> set the shop's clock; "clock off" returns to real time
npm run shop -- fault <operation> <slow|down|off>   make one operation of the services slow or fail
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
npm run shop -- unlock <email>          an account that too many wrong codes have locked
npm run shop -- card <title> <message> [--to <email>] [--link </path>] [--hidden]   a card for the notifications feed

--json   the answer as the services gave it`;

const isJson = process.argv.includes("--json");
const dataDir = resolve(root, process.env["DATA_DIR"] ?? ".data");

// What a services process keeps to itself: of several on one Postgres each has to be told.
const OF_A_PROCESS = new Set(["/fault", "/capability", "/content", "/serve", "/restore"]);

/** Pulls a lever. The data is one for all services processes, so for the rest any of them will do. */
async function control(path: string, body?: object): Promise<unknown> {
  const found = readControls(dataDir);
  if (found.length === 0) {
    throw new Advice(
      `The demo shop is not running here (on the data in ${dataDir}). Start it first: npm start. One that runs elsewhere is found with its DATA_DIR.`,
    );
  }
  const replies: Response[] = [];
  for (const { url, secret } of found) {
    if (replies.length > 0 && !OF_A_PROCESS.has(path)) break;
    const headers = { authorization: `Bearer ${secret}`, "content-type": "application/json" };
    const init = { method: body ? "POST" : "GET", headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    // One that was killed has left its file behind.
    const reply = await fetch(new URL(path, url), init).catch(() => null);
    if (reply) replies.push(reply);
  }
  const response = replies.find(({ ok }) => !ok) ?? replies[0];
  if (!response) throw new Advice("The demo shop does not answer. Is it running? Start it with: npm start");
  const answer = (await response.json()) as { message?: string };
  if (!response.ok) throw new Advice(answer.message ?? `The shop answered ${response.status}.`);
  return answer;
}

/** Changes what the services say. The front keeps answers for up to a day: it is asked to forget them. */
async function change(path: string, body: object): Promise<unknown> {
  const answer = await control(path, body);
  const { PORT = "4321", HOST = "127.0.0.1" } = process.env;
  const headers = { authorization: `Bearer ${readControls(dataDir)[0]?.secret}` };
  const heard = await fetch(`http://${HOST}:${PORT}/_forget`, { method: "POST", headers }).catch(() => null);
  if (!heard?.ok)
    say(`No shop at port ${PORT} could be told; it may show what it has kept. Set PORT to where it answers.`);
  return answer;
}

const REPLIES: Record<string, string> = {
  navigation: "getConfigNavigation",
  theme: "getConfigTheme",
  "theme-overrides": "getCmsTheme",
  "site-config": "getCmsSiteConfig",
  components: "getConfigComponents",
  config: "getConfig",
  branding: "listBranding",
};
const FLAGS: Record<string, string> = {
  "confirm-address": "addressConfirmation",
  "confirm-email": "emailConfirmation",
  "change-password": "passwordChange",
  "upgrade-account": "accountUpgrade",
  "suggest-codes": "twoFactorPrompt",
};

function parsed(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

async function serve(reply: string, text: string) {
  const operation = REPLIES[reply] ?? reply;
  if (text === "default") return change("/serve", { operation });
  const json = parsed(text);
  return change("/serve", json ? { operation, result: json.value } : { operation, text });
}

async function merge(reply: string, text: string) {
  const json = parsed(text);
  if (!json) throw new Advice(`This is no JSON: ${text}`);
  return change("/serve", { operation: REPLIES[reply] ?? reply, patch: json.value });
}

async function setContent(id: string, text: string) {
  if (text === "default") return change("/content", { id });
  if (text === "gone") return change("/content", { id, item: null });
  const json = parsed(text)?.value;
  const isItem = typeof json === "object" && json !== null && "type" in json;
  return change("/content", { id, item: isItem ? json : { type: "plain", value: text } });
}

async function setFlag(email: string, name: string, state: string) {
  const flag = FLAGS[name];
  if (!flag || !["on", "off"].includes(state)) throw new Advice(HELP);
  return control("/customer", { email, [flag]: state === "on" });
}

async function addCard(args: string[]) {
  const options = { to: { type: "string" }, link: { type: "string" }, hidden: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [title, message] = positionals;
  if (!title || message === undefined) throw new Advice(HELP);
  return control("/card", { email: values.to, title, message, link: values.link, hideInFeed: values.hidden });
}

function reset() {
  if (existsSync(`${join(dataDir, "db")}.lock`)) {
    const { pid } = JSON.parse(readFileSync(`${join(dataDir, "db")}.lock`, "utf8")) as { pid: number };
    if (existsSync(`/proc/${pid}`)) throw new Advice("The shop is running. Stop it first, then reset.");
  }
  rmSync(dataDir, { recursive: true, force: true });
  say("All data is gone. The next npm start begins with fresh demo data.");
}

/** Says an answer in lines for a person, or as it came. */
function tell<Answer>(answer: unknown, words: (answer: Answer) => string[]) {
  for (const line of isJson ? [JSON.stringify(answer, null, 2)] : words(answer as Answer)) say(line);
}

await main(HELP, async (all) => {
  const [command, ...args] = all.filter((arg) => arg !== "--json");
  const [first, second, third] = args;
  if (command === "draw" && first) {
    tell(await control("/draw", { lottery: first }), (drawn: Parameters<typeof drawnWords>[1]) =>
      drawnWords(first, drawn),
    );
  } else if (command === "clock" && first) tell(await control("/clock", { to: first }), clockWords);
  else if (command === "code" && first)
    tell(await control("/code", { email: first }), ({ code }: { code: string }) => [code]);
  else if (command === "link" && first)
    tell(await control("/link", { email: first }), ({ path }: { path: string }) => [path]);
  else if (command === "unlock" && first)
    tell(await control("/unlock", { email: first }), ({ email }: { email: string }) => [`${email} can sign in again.`]);
  else if (command === "fault" && first && second)
    tell(await control("/fault", { operation: first, mode: second }), stagedWords);
  else if (command === "capability" && first && second)
    tell(await change("/capability", { flag: first, state: second }), stagedWords);
  else if (command === "content" && first && second !== undefined) tell(await setContent(first, second), stagedWords);
  else if (command === "serve" && first && second !== undefined) tell(await serve(first, second), stagedWords);
  else if (command === "change" && first && second) tell(await merge(first, second), stagedWords);
  else if (command === "restore") tell(await change("/restore", {}), stagedWords);
  else if (command === "customer" && first && second && third)
    tell(await setFlag(first, second, third), () => [`${second} is ${third} for ${first}.`]);
  else if (command === "card") tell(await addCard(args), () => ["The card is in the feed."]);
  else if (command === "status") tell(await control("/status"), statusWords);
  else if (command === "reset") reset();
  else throw new Advice(HELP);
});
