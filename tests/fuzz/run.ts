// Calls one operation many times, in its own worlds. Counts and checks the replies.
import fc from "fast-check";
import type { OperationId } from "#tests/contract/caller.ts";
import type { readContract } from "#tests/contract/contract.ts";
import type { ContractShop } from "#tests/contract/shop.ts";
import { CARD_NUMBERS } from "./hostile.ts";
import { bodyOf, faultsOf, secretsIn } from "./judge.ts";
import { type Plan, plansOf } from "./plan.ts";
import { leaksOf, type Tally } from "./tally.ts";
import { type openWire, type Received, toCall } from "./wire.ts";
import { arrange, createWorld, renew, restore, type World } from "./world.ts";

// The number of calls that share two customers.
const BATCH = 60;

export type Lab = {
  shop: ContractShop;
  wire: ReturnType<typeof openWire>;
  /** Returns the log lines since the last read. */
  readLog: () => string;
  passwordHash: string;
  tally: Tally;
};
type Operation = { id: OperationId; contract: ReturnType<typeof readContract> };

/** Derives each operation's random numbers from the seed. */
const seedOf = (seed: number, id: string) =>
  [...id].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, seed);

/** Signs in again after a call has ended the session or used up its token. */
async function recover({ passwordHash, shop }: Lab, id: OperationId, plan: Plan, { status }: Received, world: World) {
  if (status < 300) return restore(shop, id, world, passwordHash);
  const wasRight = plan.caller === "customer" && plan.headers.length === 0;
  if (status !== 401 || !(wasRight || id === "refreshToken")) return;
  await renew(shop, world, passwordHash);
  await arrange(shop, id, world);
}

/** Returns the secrets found in the log. Everything else is in the tally. */
export async function fuzz(lab: Lab, { contract, id }: Operation, calls: number, seed: number): Promise<string[]> {
  const { env } = lab.shop;
  const leaks: string[] = [];
  const plans = fc.sample(plansOf(id, contract), { numRuns: calls, seed: seedOf(seed, id) });

  async function call(plan: Plan, world: World, secrets: Set<string>) {
    const sent = toCall(id, plan, { ...world, env });
    const received = await lab.wire.send(sent);
    const { people } = world;
    const faults = faultsOf({ contract, env, operationId: id, people, caller: plan.caller }, sent, received);
    lab.tally.add(id, received.status, faults, sent, plan, received.text);
    const answer = bodyOf(received)?.body;
    for (const secret of secretsIn([plan.body, answer, people])) secrets.add(secret);
    if (received.status < 300) world.learned.learn((answer as { result?: unknown } | undefined)?.result);
    await recover(lab, id, plan, received, world);
  }

  for (let start = 0; start < plans.length; start += BATCH) {
    const world = await createWorld(lab.shop, lab.passwordHash);
    await arrange(lab.shop, id, world);
    const secrets = new Set([env.appSecret, env.tokenSecret, ...CARD_NUMBERS]);
    for (const plan of plans.slice(start, start + BATCH)) await call(plan, world, secrets);
    leaks.push(...leaksOf(lab.readLog(), secrets));
  }
  return leaks;
}
