// Groups of Lotto Party: private, public and promoted, with sessions that are open, paid and cancelled.
import { shopNow } from "#services/lib/clock.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { findLottery } from "#services/main/catalogue/offers/catalogue.ts";
import { type Draw, listUpcomingDraws } from "#services/main/play/draws/draws.rows.ts";
import { DAY_MS } from "#services/main/play/draws/schedule.rules.ts";
import { type Group, insertGroup, setPublicity } from "#services/main/play/parties/groups.rows.ts";
import { findTicket, openSession } from "#services/main/play/parties/opening.ts";
import { listOpenSessionsOf } from "#services/main/play/parties/parties.rows.ts";
import { nameKeyOf } from "#services/social/groups/group-name.rules.ts";
import { customers, PARTY, register } from "./01-customers.ts";
import { SOLD_IN_DEMO } from "./03-draws.ts";
import { buy, drawOf, runAt, settle } from "./past-draws.ts";

const [NELL = "", OTTO = "", PIP = ""] = PARTY;
const WEEKS = SOLD_IN_DEMO.draws;
const WEEKLY = { key: SOLD_IN_DEMO.key, games: 10 };
const SHARE_CENTS = 200;

/** What each of a group buys every week. Pip takes one more in every other week. */
const SHARES = [
  { id: NELL, numShares: 3 },
  { id: OTTO, numShares: 2 },
  { id: PIP, numShares: 1 },
];

/** Opens groups with tickets in the next draws, one of which has repeated for two months. */
export async function seed(tx: Tx, now: Date): Promise<void> {
  const startedAt = new Date(now.getTime() - (WEEKS + 1) * 7 * DAY_MS);
  await register(
    tx,
    startedAt,
    customers.filter(({ id }) => PARTY.includes(id)),
  );
  const start = async (name: string, customerId: string, daysLater: number) => {
    const at = new Date(startedAt.getTime() + daysLater * DAY_MS);
    const group = await insertGroup(tx, { customerId, name, nameKey: nameKeyOf(name), now: at });
    if (!group) throw new Error(`${name} was started twice`);
    return group;
  };
  await repeatWeekly(tx, await start("Thursday crew", NELL, 0), now);
  for (const [index, name] of ["Quiet street", "Netball team", "Book club", "Choir"].entries())
    await start(name, NELL, index + 1);

  const office = await start("Beach office", OTTO, 6);
  await setPublicity(tx, office.id, "promoted");
  const street = await start("Street party", PIP, 7);
  await setPublicity(tx, street.id, "public");
  await runAt(tx, new Date(now.getTime() - DAY_MS), now, async () => {
    const wednesday = await open(tx, office, { key: "wednesday_lotto", games: 40 }, now);
    await share(tx, OTTO, wednesday, 2);
    await share(tx, NELL, wednesday, 1);
    const saturday = await open(tx, street, { key: "saturday_lotto", games: 20 }, now);
    await share(tx, PIP, saturday, 1);
    await share(tx, NELL, saturday, 2);
  });
}

type Ticket = { key: string; games: number };

/** Opens a session in the next draw of a lottery, or in a draw of the past that sells again. */
async function open(tx: Tx, group: Group, { games, key }: Ticket, now: Date, given?: Draw): Promise<string> {
  const draw = given ?? (await listUpcomingDraws(tx, now, 1)).get(key)?.[0];
  const lottery = findLottery(key);
  const ticket = lottery && findTicket(lottery, "standard");
  if (!draw || !ticket) throw new Error(`${key} has no draw on sale`);
  const id = await openSession(tx, {
    groupId: group.id,
    previousId: null,
    draw,
    ticket,
    numGames: games,
    shareCents: SHARE_CENTS,
    now,
    autosession: given ? ("on" as const) : ("off" as const),
    invitesAll: false,
  });
  if (id === null) throw new Error("A session that repeats none was not opened");
  return id;
}

async function share(tx: Tx, customerId: string, sessionId: string, numShares: number, more: object = {}) {
  const group = await tx
    .selectFrom("party_session")
    .innerJoin("party_group", "party_group.id", "group_id")
    .select("token")
    .where("party_session.id", "=", sessionId)
    .executeTakeFirstOrThrow();
  await buy(tx, customerId, [
    { productType: "social_syndicate_share", sessionId, numShares, groupToken: group.token, ...more },
  ]);
}

/** Sells the draws of the last weeks to a group whose session repeats. */
async function repeatWeekly(tx: Tx, group: Group, now: Date): Promise<void> {
  const draws = await listUnsold(tx, now);
  const [first] = draws;
  if (!first) {
    await open(tx, group, WEEKLY, now);
    return;
  }
  await runAt(tx, new Date(first.stop.getTime() - 2 * DAY_MS), now, async () => {
    await open(tx, group, WEEKLY, await shopNow(tx), first);
  });
  for (const [week, draw] of draws.entries()) {
    const soldAt = new Date(draw.stop.getTime() - DAY_MS);
    await runAt(tx, soldAt, now, () => buyWeekly(tx, group, soldAt, week));
    await runAt(tx, draw.draw_at, now, () => settle(tx, draw, now));
  }
  await buyWeekly(tx, group, now, draws.length);
}

async function buyWeekly(tx: Tx, group: Group, now: Date, week: number): Promise<void> {
  const [session] = await listOpenSessionsOf(tx, group.id, { customerId: null, now, withGames: false });
  if (!session) throw new Error(`${group.name} has no open session`);
  // In one week too few were sold.
  const buyers = week === 2 ? SHARES.slice(2) : SHARES;
  const recurs = { recurringPurchase: { type: "autoplay", enabled: true } };
  for (const { id, numShares } of buyers) {
    const isLastWeek = week === WEEKS && id === OTTO;
    await share(tx, id, session.id, numShares + (id === PIP && week % 2 === 0 ? 1 : 0), isLastWeek ? recurs : {});
  }
}

/** Returns the draws of the last weeks that are left to sell. A demo of an earlier version has none. */
async function listUnsold(tx: Tx, now: Date): Promise<Draw[]> {
  const { key } = SOLD_IN_DEMO;
  const rows = await tx
    .selectFrom("draw")
    .select("draw_no")
    .where("product_offer_key", "=", key)
    .where("status", "=", "DRAW_OPEN")
    .where("draw_at", "<", now)
    .orderBy("draw_no")
    .execute();
  return Promise.all(rows.map(({ draw_no }) => drawOf(tx, key, draw_no)));
}
