// The demo shop that runs here, as whoever can read its files may talk to it: its services by their control ports, and its front.
import { resolve } from "node:path";
import { readControls } from "./control.ts";
import { Advice, root, say } from "./steps.ts";

/** Where the data of the shop lies, and the files its control ports are found by. */
export const dataDir = resolve(root, process.env["DATA_DIR"] ?? ".data");

const { PORT, HOST = "127.0.0.1" } = process.env;
/** Where the shop answers, on this machine: as PORT says, else where the services that run here know it to be. */
const shop =
  (!PORT && readControls(dataDir).find(({ shopUrl }) => shopUrl)?.shopUrl) || `http://${HOST}:${PORT || 4321}`;

// What a services process keeps to itself: of several on one Postgres each has to be told.
const OF_A_PROCESS = new Set(["/fault", "/capability", "/content", "/serve", "/restore"]);

/** Pulls a lever. The data is one for all services processes, so for the rest any of them will do. */
export async function control(path: string, body?: object): Promise<unknown> {
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

/** Tells the front something; when none hears it, says what may come of that. */
async function tellFront(path: string, body: URLSearchParams, otherwise: string) {
  const headers = { authorization: `Bearer ${readControls(dataDir)[0]?.secret}` };
  const heard = await fetch(new URL(path, shop), { method: "POST", headers, body }).catch(() => null);
  if (!heard?.ok) say(`No shop at ${shop} could be told; ${otherwise}. Set PORT to where it answers.`);
}

/** Changes what the services say. The front keeps answers for up to a day: it is asked to forget them. */
export async function change(path: string, body: object): Promise<unknown> {
  const answer = await control(path, body);
  await tellFront("/_forget", new URLSearchParams(), "it may show what it has kept");
  return answer;
}

/** Unlocks an account. The front counts tries as well: it is asked to forget those of this customer. */
export async function unlock(email: string) {
  const answer = (await control("/unlock", { email })) as { customerId: string; email: string };
  await tellFront("/_forgive", new URLSearchParams(answer), "it may ask for a wait of up to 15 minutes");
  return answer;
}

/** A path of the shop as the address to open: behind a proxy, the one that customers know. */
export async function addressOf(path: string): Promise<string> {
  const healthy = await fetch(new URL("/healthz", shop)).catch(() => null);
  if (!healthy) say(`No shop answers at ${shop} just now. Start it, or set PORT to where it answers.`);
  return new URL(path, process.env["PUBLIC_URL"] ?? shop).href;
}
