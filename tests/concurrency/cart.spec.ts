// Tests concurrent changes to a cart: no duplicates, no lost updates.
import { describe, expect, it } from "vitest";
import { quickPick } from "#tests/contract/main/tickets.ts";
import type { SignedIn } from "#tests/services/open-services.ts";
import { runConcurrently } from "./counts.ts";
import { fleetOfTwo } from "./fleet.ts";

const { fleet, members, memberOf } = fleetOfTwo();
const statuses = (answers: { status: number }[]) => new Set(answers.map(({ status }) => status));

async function itemsOf(as: SignedIn): Promise<string[]> {
  const { body } = await members[0].call("getCart", { as });
  return body.result.cart_items.map(({ id }: { id: string }) => id);
}

describe("adding to a cart through two processes", () => {
  it("adds one ticket for 40 concurrent calls with one key", async () => {
    const as = await fleet.person();
    const request = { as, key: crypto.randomUUID(), body: quickPick() };

    const answers = await runConcurrently(40, (index) => memberOf(index).call("addCartItem", request));

    expect(statuses(answers)).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await itemsOf(as)).toHaveLength(1);
  });

  it("keeps all of 20 concurrent tickets", async () => {
    const as = await fleet.person();

    const answers = await runConcurrently(20, (index) =>
      memberOf(index).call("addCartItem", { as, body: quickPick() }),
    );

    expect(statuses(answers)).toEqual(new Set([200]));
    expect(new Set(await itemsOf(as)).size).toBe(20);
    const revisions = answers.map(({ body }) => body.result.revision);
    expect(new Set(revisions).size).toBe(20);
  });

  it("opens one cart for a customer's first 20 concurrent tickets, and removes each once", async () => {
    const as = await fleet.person();
    await runConcurrently(20, (index) => memberOf(index).call("addCartItem", { as, body: quickPick() }));
    const items = await itemsOf(as);

    const answers = await runConcurrently(40, (index) =>
      memberOf(index).call("removeCartItem", { as, params: { itemId: items[index % 20] ?? "" } }),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(20);
    expect(await itemsOf(as)).toEqual([]);
  });

  it("moves a visitor's tickets once for repeated sign-ins", async () => {
    const as = await fleet.person();
    const token = (await members[0].call("createAnonCart")).body.result;
    await members[0].call("addAnonCartItem", { params: { token }, body: quickPick() });

    const answers = await runConcurrently(10, (index) =>
      memberOf(index).call("convertAnonCart", { as, params: { token } }),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
    expect(await itemsOf(as)).toHaveLength(1);
  });
});
