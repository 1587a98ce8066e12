// A process of the bank test that is killed and started again, while its clients go on with another one.
import type { ServicesClient } from "#tests/contract/caller.ts";
import type { Fleet, Member } from "./fleet.ts";

export type Victim = ServicesClient & {
  /** Sends SIGKILL and starts another process. */
  restart: () => Promise<void>;
};

/** Starts a process. Calls that it does not answer because it is killed are repeated with the same key at the survivor. */
export async function startVictim(fleet: Fleet, survivor: Member): Promise<Victim> {
  let member = await fleet.join();
  return {
    origin: survivor.origin,
    async call(operationId, request = {}) {
      const wanted = { key: crypto.randomUUID(), ...request };
      try {
        return await member.call(operationId, wanted);
      } catch {
        const answer = await survivor.call(operationId, wanted);
        // It has no key: the first call has removed the item.
        const isRepeated = operationId === "removeCartItem" && answer.status === 404;
        return isRepeated ? { ...answer, status: 200 } : answer;
      }
    },
    async restart() {
      member.kill();
      await member.exited;
      member = await fleet.join();
    },
  };
}
