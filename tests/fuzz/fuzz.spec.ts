// Generates calls from the contracts: valid, at the limits, and hostile. Each reply must match its contract, logs contain no secret, and the books balance.
import { mkdirSync, writeFileSync } from "node:fs";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword } from "#services/main/identity/credentials/password-hash.ts";
import { faultsInBooks } from "#tests/concurrency/books.ts";
import { isProof, seed } from "#tests/concurrency/counts.ts";
import { readContract, services } from "#tests/contract/contract.ts";
import { PASSWORD } from "#tests/contract/people.ts";
import { openContractShop } from "#tests/contract/shop.ts";
import { fuzz, type Lab } from "./run.ts";
import { builtIn } from "./signing-proxy.ts";
import { fuzzWithSpecmatic, LONGEST_MS } from "./specmatic.ts";
import { createTally, leaksOf } from "./tally.ts";
import { openWire } from "./wire.ts";

// `npm run proof` makes 100,000 calls.
const CALLS = Number(process.env["FUZZ_CALLS"] ?? 1_500);

const contracts = services.map(readContract).filter((contract) => builtIn(contract).length > 0);
const operations = contracts.flatMap((contract) => builtIn(contract).map((id) => ({ id, contract })));
const share = Math.ceil(CALLS / operations.length);

let lab: Lab;
const tally = createTally();
const countsOf = (name: string) => tally.found()[name]?.counts ?? {};
beforeAll(async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  // Without the redaction list of the services' logger: the log must not contain the secrets at all.
  const shop = await openContractShop({ log: pino({ level: "trace" }, stream) });
  const readLog = () => lines.splice(0).join("");
  lab = { shop, wire: openWire(shop.origin), readLog, passwordHash: await hashPassword(PASSWORD), tally };
});
afterAll(async () => {
  await lab.wire.close();
  await lab.shop.close();
  const counts = Object.fromEntries(Object.entries(tally.found()).map(([id, { counts }]) => [id, counts]));
  mkdirSync("test-results", { recursive: true });
  writeFileSync("test-results/fuzz.json", JSON.stringify(counts));
});

describe(`random calls from the contracts: ${share} to each of ${operations.length} operations (seed ${seed})`, () => {
  it.each(operations)(
    "$id keeps its contract, and logs no secret",
    { timeout: LONGEST_MS + 60_000 },
    async (operation) => {
      const leaks = await fuzz(lab, operation, share, seed);

      expect(tally.found()[operation.id]?.faults.join("\n")).toBe("");
      expect(leaks).toEqual([]);
    },
  );

  // Needs enough calls, because success is random.
  if (share >= 200) {
    it("include a success of every operation", () => {
      expect(operations.filter(({ id }) => !countsOf(id)["2xx"]).map(({ id }) => id)).toEqual([]);
    });
  }
});

// Takes minutes and needs Java, so it is not in `npm test`.
if (isProof) {
  describe("calls by Specmatic", () => {
    it.each(contracts)(
      "$service keeps its contract, and logs no secret",
      { timeout: LONGEST_MS + 60_000 },
      async (contract) => {
        const nameOf = (id: string) => `${id} (Specmatic)`;
        await fuzzWithSpecmatic(lab, contract, nameOf);

        expect(tally.found()["the proxy"]?.faults ?? []).toEqual([]);
        const { appSecret, tokenSecret } = lab.shop.env;
        expect(leaksOf(lab.readLog(), [appSecret, tokenSecret])).toEqual([]);
        expect(
          builtIn(contract).flatMap((id) => tally.found()[nameOf(id)]?.faults ?? [`${id} was not called`]),
        ).toEqual([]);
      },
    );
  });
}

describe("after all these calls", () => {
  it("the books balance and the database answers", async () => {
    await lab.shop.endDeposits();
    expect(await faultsInBooks(lab.shop.db)).toEqual([]);
  });
});
