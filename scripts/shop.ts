// Operates the demo shop through the services' control port.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { Advice, main, root, say } from "./lib/steps.ts";

const HELP = `npm run shop -- draw <lottery>          close, draw, score and pay the next draw (monday_lotto, powerball, ...)
npm run shop -- clock <ISO time|+2h|+3d> set the shop's clock; "clock off" returns to real time
npm run shop -- fault <operation> <slow|down|off>   make one operation of the services slow or fail
npm run shop -- status                  what is running, and the next draws
npm run shop -- reset                   forget all data (the shop must be stopped)`;

const dataDir = resolve(root, process.env["DATA_DIR"] ?? ".data");

async function control(path: string, body?: object): Promise<unknown> {
  const file = join(dataDir, "control.json");
  if (!existsSync(file)) throw new Advice("The demo shop is not running here. Start it first: npm start");
  const { url, secret } = JSON.parse(readFileSync(file, "utf8")) as { url: string; secret: string };
  const response = await fetch(new URL(path, url), {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => {
    throw new Advice("The demo shop does not answer. Is it running? Start it with: npm start");
  });
  const answer = (await response.json()) as { message?: string };
  if (!response.ok) throw new Advice(answer.message ?? `The shop answered ${response.status}.`);
  return answer;
}

function reset() {
  if (existsSync(`${join(dataDir, "db")}.lock`)) {
    const { pid } = JSON.parse(readFileSync(`${join(dataDir, "db")}.lock`, "utf8")) as { pid: number };
    if (existsSync(`/proc/${pid}`)) throw new Advice("The shop is running. Stop it first, then reset.");
  }
  rmSync(dataDir, { recursive: true, force: true });
  say("All data is gone. The next npm start begins with fresh demo data.");
}

await main(HELP, async ([command, ...args]) => {
  const show = (answer: unknown) => say(JSON.stringify(answer, null, 2));
  if (command === "draw" && args[0]) show(await control("/draw", { lottery: args[0] }));
  else if (command === "clock" && args[0]) show(await control("/clock", { to: args[0] }));
  else if (command === "fault" && args[0] && args[1])
    show(await control("/fault", { operation: args[0], mode: args[1] }));
  else if (command === "status") show(await control("/status"));
  else if (command === "reset") reset();
  else throw new Advice(HELP);
});
