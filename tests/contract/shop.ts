// The services on a real port, with their own database.

import { setShopNow } from "#services/lib/clock.ts";
import type { ServicesEnv } from "#services/lib/env.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { buyWithDeposit } from "#services/main/recurring/recurring-purchases/beginnings.commands.ts";
import { resumeStaleSagas } from "#services/main/wallet/deposits/deposits-saga.ts";
import { EXAMPLE_NOW, type OpenOptions, openServices, type SignedIn } from "#tests/services/open-services.ts";
import { createServicesClient, type ServicesClient } from "./caller.ts";
import { registerPerson, type Wallet } from "./people.ts";

export type ContractShop = ServicesClient & {
  db: Db;
  /** Creates a signed-in customer for one case. */
  person: (wallet?: Wallet) => Promise<SignedIn>;
  /** States that no call can reach. */
  run: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  env: ServicesEnv;
  /** Moves the shop's clock. */
  at: (now: string) => Promise<void>;
  /** Makes a draw sold out. */
  sellOut: (drawId: string) => Promise<void>;
  /** Moves the clock by a day, and ends every deposit that was cancelled or abandoned, as the runner does. */
  endDeposits: () => Promise<void>;
  /** Restores the shop's initial state, except for new customers. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
};

export async function openContractShop(options: OpenOptions = {}): Promise<ContractShop> {
  const services = await openServices(options);
  const { db, env, gateway } = services;
  const soldOut: string[] = [];

  const setStatus = (ids: string[], status: "DRAW_OPEN" | "DRAW_CAPPED") =>
    db.updateTable("draw").set({ status }).where("id", "in", ids).execute();
  const at = (now: string) => setShopNow(db, new Date(now));

  return {
    ...createServicesClient(services.server.listeningOrigin, env),
    db,
    env,
    run: (work) => runInTransaction(db, work),
    person: (wallet) => runInTransaction(db, (tx) => registerPerson(tx, env, wallet)),
    at,
    async sellOut(drawId) {
      soldOut.push(drawId);
      await setStatus([drawId], "DRAW_CAPPED");
    },
    async endDeposits() {
      if (!gateway) return;
      const tomorrow = new Date(Date.parse(EXAMPLE_NOW) + 86_400_000);
      await setShopNow(db, tomorrow);
      while ((await resumeStaleSagas({ db, gateway, buyWithDeposit }, tomorrow)) > 0);
    },
    async reset() {
      env.cardGateways.splice(1);
      await db.deleteFrom("system_spend_limit").execute();
      await at(EXAMPLE_NOW);
      if (soldOut.length > 0) await setStatus(soldOut.splice(0), "DRAW_OPEN");
    },
    close: services.close,
  };
}
