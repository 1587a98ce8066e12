// Tests a subscription that is billed more often than its raffle draws.
import { afterAll, beforeAll, expect, it } from "vitest";
import { setShopNow } from "#services/lib/clock.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { chargeOne } from "#services/main/recurring/recurring-purchases/charging.commands.ts";
import { registerPerson } from "#tests/contract/people.ts";
import { openServices, type Services } from "./open-services.ts";
import { BOOK, keep } from "./recurring-till.ts";

let services: Services;
beforeAll(async () => {
  services = await openServices();
});
afterAll(() => services.close());

it("says that the only draw on sale is bought, and when it charges again", async () => {
  const as = await runInTransaction(services.db, (tx) => registerPerson(tx, services.env, { cents: 5_000 }));
  const id = await keep(services.db, as.customerId, { item: BOOK, billed: { period: "monthly", dueOn: "2026-11-20" } });
  const charge = () => chargeOne({ db: services.db, gateway: services.gateway }, id);
  const read = async () => (await services.call({ path: `/v2/subscriptions/${id}`, as })).body.result;
  await charge();
  // As if the next billing day came before the draw that was bought.
  await services.db.updateTable("recurring_purchase").set({ due_on: "2026-11-21" }).where("id", "=", id).execute();
  expect((await read()).next_charge_on).toBe("2026-12-20");
  await setShopNow(services.db, new Date("2026-11-21T01:00:00Z"), { frozen: true });
  await charge();
  expect((await read()).attempts).toMatchObject([
    { status: "skipped", reason: expect.stringMatching(/^Already bought for the draw on \d+ December\.$/) },
    { status: "purchased" },
  ]);
  const mails = services.db.selectFrom("mail").select("subject").where("subject", "like", "%Ticket Book%");
  const subjects = (await mails.execute()).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringMatching(/^Your ticket is in the draw: 5 Ticket Book of /)]);
});
