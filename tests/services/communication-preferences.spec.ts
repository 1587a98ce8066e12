import { afterAll, beforeAll, expect, it } from "vitest";
import { runInTransaction } from "#services/lib/transaction.ts";
import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { readReference } from "#services/main/identity/communication-preferences/communication-preferences.rows.ts";
import { queuePromotion } from "#services/main/identity/marketing/marketing.commands.ts";
import { openServices, type Services, type SignedIn } from "./open-services.ts";

let services: Services;
beforeAll(async () => {
  services = await openServices();
});
afterAll(() => services.close());

const pathOf = (id: string, offer = "") => `/v2/customer/${id}/communication-preferences${offer && `/${offer}`}`;
const put = (id: string, body: object, { as, offer }: { as?: SignedIn; offer?: string } = {}) =>
  services.call({ method: "PUT", path: pathOf(id, offer), version: "3.2", body, ...(as && { as }) });
const referenceOf = ({ customerId }: SignedIn) => runInTransaction(services.db, (tx) => readReference(tx, customerId));
const logOf = ({ customerId }: SignedIn) =>
  services.db
    .selectFrom("communication_change")
    .select(["channel", "is_on", "source", "product_offer_key", "reasons"])
    .where("customer_id", "=", customerId)
    .orderBy("id")
    .execute();
const promote = () =>
  runInTransaction(services.db, (tx) =>
    queuePromotion(tx, services.env, { productOfferKey: "powerball", name: "Powerball" }),
  );
const mailsTo = (recipient: string) => runInTransaction(services.db, (tx) => listMail(tx, { recipient }));

it("logs each changed channel once, with its source, and agrees with the overview", async () => {
  const as = await services.signIn("anna@example.com");
  const subscription = async () =>
    (await services.call({ path: "/v2/customer", as })).body.result.marketing_email_subscription;
  expect(await subscription()).toBe(false);

  const body = { preferences: { email: true, phone: false, push: true } };
  const { result } = (await put(as.customerId, body, { as })).body;
  expect(result.preferences).toEqual({ email: true, phone: false, sms: false, directmail: false, push: true });
  await put(as.customerId, body, { as });
  expect(await subscription()).toBe(true);
  await put(await referenceOf(as), { preferences: { push: false } });
  const none = { product_offer_key: null, reasons: [] };
  expect(await logOf(as)).toEqual([
    { channel: "email", is_on: true, source: "account", ...none },
    { channel: "push", is_on: true, source: "account", ...none },
    { channel: "push", is_on: false, source: "link", ...none },
  ]);
});

it("sends marketing to subscribers only, and an unsubscribe drops what is queued", async () => {
  const as = await services.signIn("ben@example.com");
  await put(as.customerId, { preferences: { email: true } }, { as });
  await promote();
  const reference = await referenceOf(as);
  const [mail] = await mailsTo("ben@example.com");
  expect(mail?.headers).toEqual({
    "List-Unsubscribe": `</unsubscribe/${reference}/powerball>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  expect(await mailsTo("cara@example.com")).toEqual([]);

  const stop = { preferences: { email: false }, unsubscribe_reasons: ["too_many", "Moved away"] };
  await put(reference, stop, { offer: "powerball" });
  expect(await mailsTo("ben@example.com")).toEqual([]);
  await promote();
  expect(await mailsTo("ben@example.com")).toEqual([]);
  expect((await logOf(as)).at(-1)).toEqual({
    channel: "email",
    is_on: false,
    source: "unsubscribe",
    product_offer_key: "powerball",
    reasons: ["too_many", "Moved away"],
  });
});

it("keeps marketing that was sent, and service mails", async () => {
  const as = await services.signIn("cara@example.com");
  await put(as.customerId, { preferences: { email: true } }, { as });
  await services.db
    .insertInto("mail")
    .values({ recipient: "cara@example.com", subject: "Receipt", body: "." })
    .execute();
  await promote();
  await services.db
    .updateTable("mail")
    .set({ send_at: new Date(0) })
    .where("marketing_to", "=", as.customerId)
    .execute();
  await put(as.customerId, { preferences: { email: false } }, { as });
  expect((await mailsTo("cara@example.com")).map(({ subject }) => subject)).toEqual([
    "Powerball tickets are on sale",
    "Receipt",
  ]);
});
