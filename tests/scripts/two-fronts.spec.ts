// Two fronts on the same services, used alternately: no front needs another's state.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { visitSalePages } from "#scripts/bench/journey.ts";
import { createShopper } from "#scripts/lib/shopper.ts";
import { startTwoFronts, type TwoFronts } from "#tests/concurrency/fronts.ts";

let shop: TwoFronts;
let fronts: TwoFronts["fronts"];
beforeAll(async () => {
  shop = await startTwoFronts();
  fronts = shop.fronts;
});
afterAll(async () => {
  await shop.stop();
});

describe("two fronts behind a balancer", () => {
  it("make one sale", async () => {
    const shopper = createShopper(...fronts);
    const statuses: Record<string, number> = {};
    await visitSalePages(shopper, async ({ name, path }) => {
      statuses[name] = (await shopper.openPage(path)).status;
    });

    expect(Object.entries(statuses).filter(([, status]) => status !== 200)).toEqual([]);
    expect(statuses).toHaveProperty("receipt");
  });

  it("render the same page of results", async () => {
    const [one, other] = await Promise.all(
      fronts.map(async (front) => (await createShopper(front).openPage("/lotto-results")).html),
    );
    expect(one).toBe(other);
  });

  it("end a session immediately when the other signs it out", async () => {
    const shopper = createShopper(...fronts);
    await shopper.mutate("session.login", { email: "erin@example.com", password: "Drawcard-demo-1" });
    expect((await shopper.openPage("/my-account")).url).toBe("/my-account");
    await shopper.mutate("session.logout", {});
    expect((await shopper.openPage("/my-account")).url).toContain("/login");
  });
});
