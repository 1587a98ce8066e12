import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { addOperatorControls } from "#services/control/operator-controls.ts";
import { runInTransaction } from "#services/lib/transaction.ts";
import { toCauses } from "#services/main/catalogue/causes/causes.shapes.ts";
import { payCause } from "#services/main/catalogue/causes/causes-payments.ts";
import { drawNow } from "#services/main/play/drawing/draws-runner.ts";
import { NO_CONTENT } from "#tests/content-folder.ts";
import { servicesWithContent } from "./content-services.ts";
import { testEnv } from "./open-services.ts";

const cause = (key: string, name: string, more = "") =>
  `---\nkey: ${key}\nname: ${name}\ndescription: What it does.\n${more}---\n**Text** of ${name}.\n`;
const services = servicesWithContent({
  "categories.yaml": "[]\n",
  "causes/river-school.md": cause("river_school", "River School"),
  "causes/coast-rescue.md": cause("coast_rescue", "Coast Rescue", "image: coast-rescue\n"),
  // Its key is not its slug with underscores.
  "causes/night-pantry.md": cause("pantry", "Night Pantry"),
  "causes/second-pantry.md": cause("pantry", "Another Pantry"),
  "causes/under_score.md": cause("under_score", "Underscore"),
});

const read = (path: string) => services.call({ path, version: "3.0" });
const listed = async (query = "") => (await read(`/v2/causes${query}`)).body.result;
const names = async (query?: string) => (await listed(query)).map(({ name }: { name: string }) => name);
/** What the demo has paid to Coast Rescue. */
const RAISED = {
  total: { amount: 48_500, currency: "AUD" },
  as_of: expect.stringMatching(/^2026-11-20T01:0/),
  payments: [
    {
      product_offer_key: "charity_raffle",
      draw_no: 11,
      amount: { amount: 48_500, currency: "AUD" },
      paid_at: "2026-10-04T04:00:00.000Z",
    },
  ],
};

describe("the causes", () => {
  it("are listed by name without their texts; a file with a mistake is left out", async () => {
    expect(await names()).toEqual(["Coast Rescue", "Night Pantry", "River School"]);
    expect(await names("?limit=2")).toEqual(["Coast Rescue", "Night Pantry"]);
    expect((await listed())[0]).toEqual({
      key: "coast_rescue",
      url_slug: "coast-rescue",
      name: "Coast Rescue",
      description: "What it does.",
      image: "/files/coast-rescue",
      raised: RAISED,
    });
  });

  it("are read by slug, with their text; an unknown slug gives an empty list", async () => {
    expect(await listed("?slug=river-school")).toEqual([
      expect.objectContaining({ key: "river_school", body: "**Text** of River School." }),
    ]);
    for (const slug of ["unknown", "river_school", "__proto__", "..%2F"])
      expect(await listed(`?slug=${slug}`)).toEqual([]);
  });

  it("are read by key; unknown keys are 404", async () => {
    expect((await read("/v2/causes/pantry")).body.result).toMatchObject({
      url_slug: "night-pantry",
      body: "**Text** of Night Pantry.",
    });
    for (const key of ["night_pantry", "under_score", "constructor"])
      expect([key, (await read(`/v2/causes/${key}`)).status]).toEqual([key, 404]);
  });

  it("of an offer keep its order; a cause without a file is left out", () => {
    const known = ["b_two", "a_one"].map((key) => {
      const status = "published" as const;
      return { key, slug: key, name: key, description: "x", body: "", status };
    });
    const found = toCauses({ ...NO_CONTENT, causes: known }, ["a_one", "gone", "b_two"]);
    expect(found.map(({ key }) => key)).toEqual(["a_one", "b_two"]);
  });
});

describe("the money that a cause has received", () => {
  const pay = (causeKey: string, drawNo: number, cents: number) =>
    runInTransaction(services.db, (tx) => payCause(tx, { causeKey, productOfferKey: "charity_raffle", drawNo, cents }));

  it("comes from the ledger, by raffle and with its date", async () => {
    await pay("river_school", 12, 4_850_050);
    await pay("river_school", 13, 100_000);
    await pay("pantry", 12, 7);
    const [school] = await listed("?slug=river-school");
    expect(school.raised).toEqual({
      total: { amount: 49_500.5, currency: "AUD" },
      as_of: expect.stringMatching(/^2026-11-20T01:0/),
      payments: [13, 12].map((drawNo) => ({
        product_offer_key: "charity_raffle",
        draw_no: drawNo,
        amount: { amount: drawNo === 12 ? 48_500.5 : 1_000, currency: "AUD" },
        paid_at: expect.stringMatching(/^2026-11-20T01:0/),
      })),
    });
    expect((await read("/v2/causes/coast_rescue")).body.result.raised).toEqual(RAISED);
  });

  it("is paid once for a draw", async () => {
    await expect(pay("pantry", 12, 7)).rejects.toMatchObject({ status: 409, code: "already_processed" });
    expect((await listed("?slug=night-pantry"))[0].raised.total).toEqual({ amount: 0.07, currency: "AUD" });
  });

  it("is paid with the demo's command after the draw, not before", async () => {
    const server = Fastify();
    addOperatorControls(server, { db: services.db, env: testEnv() });
    const payBy = async (drawNo: number) => {
      const payload = { raffle: "charity_raffle", cause: "coast_rescue", drawNo, amount: 48_500 };
      return (await server.inject({ method: "POST", url: "/pay-cause", payload })).json();
    };
    expect((await payBy(12)).message).toMatch(/^Draw 12 of charity_raffle is on 2026-12-20T/);
    expect((await payBy(10)).message).toBe("This shop has sold no draw 10 of charity_raffle.");
    // An operator may hold a draw before its time.
    await drawNow(services.db, "charity_raffle");
    expect(await payBy(12)).toMatchObject({ drawNo: 12 });
  });
});
