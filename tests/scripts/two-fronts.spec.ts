// Two fronts on the same services, every request to the other one: nothing a front keeps is needed by its neighbour.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { walk } from "#scripts/bench/journey.ts";
import { type OwnShop, startOwnShop } from "#scripts/lib/own-shop.ts";
import { freePort, type Part, startPart, untilReady } from "#scripts/lib/processes.ts";
import { visit } from "#scripts/lib/shopper.ts";

let shop: OwnShop;
let second: Part;
let fronts: [string, string];
beforeAll(async () => {
  // Building the site is part of it.
  shop = await startOwnShop();
  const PORT = String(await freePort());
  second = startPart({
    name: "second front",
    script: "scripts/serve.ts",
    env: { ...shop.env, PORT, NODE_ENV: "production" },
  });
  fronts = [shop.url, `http://127.0.0.1:${PORT}`];
  await untilReady(`${fronts[1]}/readyz`, second);
}, 180_000);
afterAll(async () => {
  await second.stop();
  await shop.stop();
});

describe("two fronts behind a balancer", () => {
  it("make one sale between them", async () => {
    const shopper = visit(...fronts);
    const statuses: Record<string, number> = {};
    await walk(shopper, async ({ name, path }) => {
      statuses[name] = (await shopper.page(path)).status;
    });

    expect(Object.entries(statuses).filter(([, status]) => status !== 200)).toEqual([]);
    expect(statuses).toHaveProperty("receipt");
  });

  it("answer the same page of results", async () => {
    const [one, other] = await Promise.all(
      fronts.map(async (front) => (await visit(front).page("/lotto-results")).html),
    );
    expect(one).toBe(other);
  });

  it("know at once who has signed out at the other", async () => {
    const shopper = visit(...fronts);
    await shopper.mutate("session.login", { email: "erin@example.com", password: "Drawcard-demo-1" });
    expect((await shopper.page("/my-account")).url).toBe("/my-account");
    await shopper.mutate("session.logout", {});
    expect((await shopper.page("/my-account")).url).toContain("/login");
  });
});
