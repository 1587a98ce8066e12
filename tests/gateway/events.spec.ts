import { describe, expect, it } from "vitest";
import { startShop } from "#tests/shop.ts";

type Shop = Awaited<ReturnType<typeof startShop>>;

const readEvent = ({ services }: Shop, eventId: string) =>
  services.db.selectFrom("event").selectAll().where("id", "=", eventId).executeTakeFirstOrThrow();

describe("feedback", () => {
  it("Analytics 4: of a visitor is stored with the page, the region and the user agent", async () => {
    const shop = await startShop();
    shop.cookies.set("dc_sub_variant", "VIC");
    const { eventId } = await shop.caller.events.create({
      rating: "satisfied",
      comment: "Quick indeed",
      email: "robin@example.com",
      source: "/monday_lotto",
      timezone: "Australia/Perth",
    });

    expect(await readEvent(shop, eventId)).toMatchObject({
      event_type: "feedback_event",
      rating: "satisfied",
      comment: "Quick indeed",
      email: "robin@example.com",
      source: "/monday_lotto",
      variant: "VIC",
      customer_id: null,
      client_information: {
        build: "internal",
        name: "Web",
        version: expect.stringMatching(/^\d+\.\d+/),
        clientEnvironment: { timezone: "Australia/Perth", locale: "en-AU" },
      },
    });
  });

  it("of a customer is stored under the customer, whatever email the form has", async () => {
    const shop = await startShop();
    const { customer } = await shop.signIn("anna");
    const { eventId } = await shop.caller.events.create({ rating: "neutral", email: "other@example.com", source: "/" });

    expect(await readEvent(shop, eventId)).toMatchObject({ customer_id: customer.customerId, email: null });
  });

  it("accepts a plain form with empty fields", async () => {
    const shop = await startShop();
    const form = new URLSearchParams({ rating: "not_satisfied", comment: "", email: "", source: "/about" });
    const result = await shop.form("events.create", form);

    if (!result.ok) throw new Error(result.problem.message);
    expect(await readEvent(shop, result.data.eventId)).toMatchObject({
      rating: "not_satisfied",
      comment: null,
      email: null,
      source: "/about",
      // No region chosen: the services detect the visitor's region.
      variant: "NSW",
    });
  });

  it("names the field when the rating is missing or the email invalid", async () => {
    const { form } = await startShop();
    const result = await form("events.create", new URLSearchParams({ email: "robin", source: "/" }));

    expect(result).toMatchObject({
      ok: false,
      problem: {
        targets: {
          rating: [{ message: "This field is required" }],
          email: [{ message: "Please enter a valid email address" }],
        },
      },
    });
  });

  it("is rate limited", async () => {
    const { caller } = await startShop();
    const sendFeedback = () => caller.events.create({ rating: "neutral", source: "/" });
    const answers = await Promise.allSettled(Array.from({ length: 25 }, sendFeedback));

    expect(answers.some(({ status }) => status === "rejected")).toBe(true);
    await expect(sendFeedback()).rejects.toMatchObject({
      problem: { status: 429, retryAfterSeconds: expect.any(Number) },
    });
  });
});
