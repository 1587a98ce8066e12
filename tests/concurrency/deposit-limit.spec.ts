// Deposits at a limit, on real Postgres and two processes.
import { expect, it } from "vitest";
import { depositOf } from "#tests/services/sales.ts";
import { faultsInBooks, walletCents } from "./books.ts";
import { runConcurrently } from "./counts.ts";
import { fleetOfTwo } from "./fleet.ts";

const { fleet, memberOf } = fleetOfTwo();

it("lets six of sixty deposits pass a limit of six", async () => {
  const as = await fleet.person();
  await memberOf(0).call("setPrecommitment", { as, body: { limit: 60 } });
  const body = depositOf(as, 10, undefined, false);
  const answers = await runConcurrently(60, (index) =>
    memberOf(index).call("createDeposit", {
      as,
      key: crypto.randomUUID(),
      params: { fundRef: "dpm_td" },
      body,
    }),
  );
  const codes = answers.map(({ body: reply, status }) => (status === 200 ? "made" : reply.messages[0].code));
  expect(codes.filter((code) => code === "made")).toHaveLength(6);
  expect(codes.filter((code) => code === "deposit_limit")).toHaveLength(54);
  expect(await walletCents(fleet.db, as.customerId)).toBe(6_000);
  expect(await faultsInBooks(fleet.db)).toEqual([]);
});
