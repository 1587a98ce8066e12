// Talks to the demo shop running here: to its services by their control ports, and to its front.
import { resolve } from "node:path";
import { OPERATOR_HEADER, REASON_HEADER } from "#services/control/control-file.ts";
import { readControls } from "./control.ts";
import type { Operator } from "./operator.ts";
import { ExpectedError, print, root } from "./steps.ts";

/** The shop's data folder, with the files that name its control ports. */
export const dataDir = resolve(root, process.env["DATA_DIR"] ?? ".data");

const { PORT, HOST = "127.0.0.1" } = process.env;
/** The shop's URL on this machine: from PORT, or from its services. */
const shop =
  (!PORT && readControls(dataDir).find(({ shopUrl }) => shopUrl)?.shopUrl) || `http://${HOST}:${PORT || 4321}`;

// Controls whose state is in the memory of each services process. With several processes on one Postgres, all must be called.
const IN_MEMORY = new Set(["/fault", "/content", "/serve", "/restore"]);

/** Whether commands work on the database of a shop in production. */
const isProduction = Boolean(process.env["DATABASE_URL"]) && readControls(dataDir).length === 0;

let operator: Operator = {};
/** Notes who acts and why, for every later call. */
export function actAs(given: Operator) {
  operator = given;
}

/**
 * Calls a control of the demo, or works on the database of a shop in production. For controls in the database, any services process
 * will do.
 */
export async function control(path: string, body?: object): Promise<unknown> {
  if (isProduction && !body) throw new ExpectedError("This command works only with the demo.");
  if (isProduction && body) return (await import("./operator.ts")).operate(path, body, operator);
  const found = readControls(dataDir);
  if (found.length === 0) {
    throw new ExpectedError(
      `No demo shop uses the data in ${dataDir}. Start it first: npm start. For a shop with other data, set its DATA_DIR; for one in production, DATABASE_URL and TOKEN_SECRET.`,
    );
  }
  const replies: Response[] = [];
  for (const { url, secret } of found) {
    if (replies.length > 0 && !IN_MEMORY.has(path)) break;
    const headers = {
      authorization: `Bearer ${secret}`,
      "content-type": "application/json",
      ...(operator.by && { [OPERATOR_HEADER]: encodeURIComponent(operator.by) }),
      ...(operator.reason && { [REASON_HEADER]: encodeURIComponent(operator.reason) }),
    };
    const init = { method: body ? "POST" : "GET", headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    // A killed process leaves its file behind.
    const reply = await fetch(new URL(path, url), init).catch(() => null);
    if (reply) replies.push(reply);
  }
  const response = replies.find(({ ok }) => !ok) ?? replies[0];
  if (!response) throw new ExpectedError("The demo shop does not answer. Is it running? Start it with: npm start");
  const answer = (await response.json()) as { message?: string };
  if (!response.ok) throw new ExpectedError(answer.message ?? `The shop answered ${response.status}.`);
  return answer;
}

/** Calls the front. Prints the consequence when no front answers. */
async function notifyFront(path: string, body: URLSearchParams, otherwise: string) {
  if (isProduction) return;
  const headers = { authorization: `Bearer ${readControls(dataDir)[0]?.secret}` };
  const response = await fetch(new URL(path, shop), { method: "POST", headers, body }).catch(() => null);
  if (!response?.ok) print(`The front at ${shop} does not answer; ${otherwise}. Set PORT to its port.`);
}

/** Changes what the services answer, and clears the front's cache, which may be a day old. */
export async function change(path: string, body: object): Promise<unknown> {
  const answer = await control(path, body);
  if (isProduction) print("The fronts show it within a minute.");
  await notifyFront("/_forget", new URLSearchParams(), "it may show cached replies");
  return answer;
}

/** Unlocks an account, and clears the front's count of attempts for it. */
export async function unlock(email: string) {
  const answer = (await control("/unlock", { email })) as { customerId: string; email: string };
  if (isProduction) print("The fronts may refuse attempts for up to 15 minutes.");
  await notifyFront("/_forgive", new URLSearchParams(answer), "it may refuse attempts for up to 15 minutes");
  return answer;
}

/** Returns the public URL of a path. */
export async function addressOf(path: string): Promise<string> {
  const healthy = await fetch(new URL("/healthz", shop)).catch(() => null);
  if (!healthy) print(`The front at ${shop} does not answer. Start the shop, or set PORT to its port.`);
  return new URL(path, process.env["PUBLIC_URL"] ?? shop).href;
}
