import { setTimeout as wait } from "node:timers/promises";
import type { Db, Tx } from "./handlers.ts";

// Serialization failure and deadlock: the database rolled back and the work can be retried.
const RETRYABLE = new Set(["40001", "40P01"]);
const ATTEMPTS = 8;

/** Runs `work` in a transaction: commits when it returns, rolls back when it throws, retries on deadlock or conflict. */
export async function runInTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const code = (error as { code?: string }).code;
      if (attempt >= ATTEMPTS || code === undefined || !RETRYABLE.has(code)) throw error;
      // Random, so that two colliding transactions do not collide again.
      await wait(Math.random() * 5 * 2 ** attempt);
    }
  }
}
