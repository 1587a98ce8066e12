// Reminders of draws on sale: one mail for each draw and reason, to customers who asked for it.
import { expect, it } from "vitest";
import { runInTransaction } from "#services/lib/transaction.ts";
import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { deleteReminders, sendDrawReminders } from "#services/main/play/reminders/reminders.rows.ts";
import { openSale } from "./sale.ts";
import { mondayTicket } from "./sales.ts";

const { add, anna, buy, erin, services } = openSale();
type As = typeof anna;
const PUBLIC_URL = "https://shop.example";

const choose = (as: As, lottery_keys: string[], minimum_jackpot_amount = 0) =>
  services.call({ method: "PUT", path: "/v2/reminders", as, body: { lottery_keys, minimum_jackpot_amount } });
const send = (at: Date) => runInTransaction(services.db, (tx) => sendDrawReminders(tx, { publicUrl: PUBLIC_URL }, at));
const nextDraw = (key: string) =>
  services.db
    .selectFrom("draw")
    .select(["id", "draw_no", "stop", "prize_pool_cents"])
    .where("product_offer_key", "=", key)
    .where("status", "=", "DRAW_OPEN")
    .orderBy("draw_no")
    .executeTakeFirstOrThrow();
const minutesBefore = ({ stop }: { stop: Date }, minutes: number) => new Date(stop.getTime() - minutes * 60_000);
const subjectsTo = async (recipient: string, name: string) =>
  (await listMail(services.db as never, { recipient }))
    .map(({ subject }) => subject)
    .filter((subject) => subject.startsWith(name));

it("mails an hour before a chosen draw closes, once, customers without a ticket of it", async () => {
  const draw = await nextDraw("monday_lotto");
  expect((await choose(anna, ["monday_lotto", "monday_lotto"])).body.result).toMatchObject({
    lottery_keys: ["monday_lotto"],
  });
  await choose(erin, ["monday_lotto"]);
  expect((await add(mondayTicket(), erin)).status).toBe(200);
  expect((await buy(erin)).status).toBe(200);

  await send(minutesBefore(draw, 61));
  expect(await subjectsTo("anna@example.com", "Monday Lotto closes")).toEqual([]);
  await Promise.all([send(minutesBefore(draw, 59)), send(minutesBefore(draw, 59))]);
  await send(minutesBefore(draw, 1));
  expect(await subjectsTo("anna@example.com", "Monday Lotto closes")).toEqual(["Monday Lotto closes within an hour"]);
  expect(await subjectsTo("erin@example.com", "Monday Lotto closes")).toEqual([]);
});

it("mails once when the jackpot of the next draw reaches the chosen sum, and says where to stop it", async () => {
  const draw = await nextDraw("powerball");
  const dollars = draw.prize_pool_cents / 100;
  await choose(anna, [], dollars);
  await choose(erin, [], dollars + 1);
  await services.db.deleteFrom("draw_reminded").where("draw_id", "=", draw.id).execute();
  const at = minutesBefore(draw, 120);
  await send(at);
  await send(at);
  expect(await subjectsTo("anna@example.com", "Powerball: the jackpot is")).toHaveLength(1);
  expect(await subjectsTo("erin@example.com", "Powerball: the jackpot is")).toEqual([]);
  const [mail] = await listMail(services.db as never, { recipient: "anna@example.com", limit: 1 });
  expect(mail?.body).toContain(`${PUBLIC_URL}/communication-preferences`);
  const [link] = /https:\S+\/unsubscribe\/\S+\/reminders/.exec(mail?.body ?? "") ?? [];
  expect(mail?.headers).toMatchObject({ "List-Unsubscribe": `<${link}>` });
});

it("mails nothing to customers who chose nothing, stopped it, or closed their account", async () => {
  const draw = await nextDraw("wednesday_lotto");
  await choose(anna, ["wednesday_lotto"], 1);
  await choose(anna, []);
  await choose(erin, ["wednesday_lotto"]);
  await runInTransaction(services.db, (tx) => deleteReminders(tx, erin.customerId));
  await services.db.deleteFrom("draw_reminded").where("draw_id", "=", draw.id).execute();
  await send(minutesBefore(draw, 30));
  for (const email of ["anna@example.com", "erin@example.com"])
    expect(await subjectsTo(email, "Wednesday Lotto")).toEqual([]);
});
