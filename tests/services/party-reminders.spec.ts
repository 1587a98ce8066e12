// Closing reminders of Lotto Party: once per session, in its last hour, to members who asked and have no share.
import { expect, it } from "vitest";
import { runInTransaction } from "#services/lib/transaction.ts";
import { listMail } from "#services/main/foundation/mail/mail.rows.ts";
import { sendPartyReminders } from "#services/main/play/parties/reminders.rows.ts";
import { openSale } from "./sale.ts";
import { aud, keyed } from "./sales.ts";

const { add, anna, buy, erin, services } = openSale();
const STOP = new Date("2026-11-21T09:25:00Z");
const before = (minutes: number) => new Date(STOP.getTime() - minutes * 60_000);
const send = (at: Date) =>
  runInTransaction(services.db, (tx) => sendPartyReminders(tx, { publicUrl: "https://shop.example" }, at));

type As = typeof anna;
const call = (method: "POST" | "PUT", path: string, as: As, body: object) =>
  services.call({
    method,
    path: `/social/v3${path}`,
    as,
    body,
    ...(method === "POST" && { headers: keyed() }),
  });

/** Opens a session of a new group of anna's, of which erin becomes a member by a share of an earlier session. */
async function party(name: string) {
  const group = (await call("POST", "/group", anna, { group_name: name })).body.result;
  const open = async (draw: string) => {
    const ticket = { draw_id: draw, game_offer_key: "standard", num_games: 10, share_price: aud(2) };
    return (await call("POST", "/session", anna, { group_id: group.group_id, ...ticket })).body.result;
  };
  const share = async (as: As, { session_id }: { session_id: string }) => {
    const item = { product_type: "social_syndicate_share", session_id, group_token: group.token, num_shares: 1 };
    expect((await add(item, as)).status).toBe(200);
    expect((await buy(as)).status).toBe(200);
  };
  await share(erin, await open("drw_wednesday_lotto_4323"));
  const session = await open("drw_saturday_lotto_4627");
  const reminds = (as: As, wanted: boolean) =>
    call("PUT", `/group/${group.group_id}/reminder`, as, { reminds: wanted });
  const mailsTo = async (recipient: string) =>
    (await listMail(services.db as never, { recipient })).filter(({ subject }) => subject.startsWith(name));
  return { groupId: group.group_id, share: (as: As) => share(as, session), reminds, mailsTo };
}

it("mails once, an hour before, whoever asked and has no share", async () => {
  const { groupId, mailsTo, reminds } = await party("Hour crew");
  expect((await reminds(erin, true)).body.result).toMatchObject({ reminds: true });
  await send(before(61));
  expect(await mailsTo("erin@example.com")).toEqual([]);
  await Promise.all([send(before(59)), send(before(59))]);
  await send(before(1));
  const mails = await mailsTo("erin@example.com");
  expect(mails).toMatchObject([{ subject: "Hour crew closes within an hour" }]);
  expect(mails[0]?.body).toContain(`https://shop.example/my-account/lotto-party/group/${groupId}`);
  expect(await mailsTo("anna@example.com")).toEqual([]);

  const stop = /unsubscribe\/(\w+)\/reminders/.exec(mails[0]?.body ?? "");
  expect(mails[0]?.headers).toMatchObject({ "List-Unsubscribe": expect.stringContaining(stop?.[0] ?? "none") });
  expect((await services.call({ method: "DELETE", path: `/v2/reminders/${stop?.[1]}` })).status).toBe(200);
  const { reminds: wants } = (await services.call({ method: "GET", path: `/social/v3/group/${groupId}`, as: erin }))
    .body.result;
  expect(wants).toBe(false);
});

it("mails neither holders of a share, nor who stopped it, nor closed accounts, nor after the stop", async () => {
  const held = await party("Held crew");
  await held.reminds(erin, true);
  await held.share(erin);
  const stopped = await party("Stopped crew");
  await stopped.reminds(erin, true);
  expect((await stopped.reminds(erin, false)).body.result).toMatchObject({ reminds: false });
  const closed = await party("Closed crew");
  await closed.reminds(erin, true);
  const late = await party("Late crew");
  await late.reminds(anna, true);
  await send(STOP);
  expect(await late.mailsTo("anna@example.com")).toEqual([]);

  const close = (closed_at: Date | null) =>
    services.db.updateTable("customer").set({ closed_at }).where("id", "=", erin.customerId).execute();
  await close(new Date());
  await send(before(30));
  await close(null);
  for (const { mailsTo } of [held, stopped, closed]) expect(await mailsTo("erin@example.com")).toEqual([]);
  expect(await late.mailsTo("anna@example.com")).toHaveLength(1);
});
