// Sessions and groups for their pages. Pure.

import type { Outputs } from "#gateway/gateway.ts";
import { toCents } from "#gateway/rules/cents.ts";
import { dayAndTime, fullDate } from "#site/lib/format/dates.ts";
import { boardFacts } from "#site/lib/format/entries.ts";
import { jackpot } from "#site/lib/format/jackpot.ts";
import { formatMoney } from "#site/lib/format/money.ts";
import { anyPrizeOdds, firstPrizeOdds } from "#site/lib/format/odds.ts";
import { recurringField, settleRecurring } from "#site/lib/recurring/posted-recurring.ts";
import { HOW_OFTEN } from "#site/lib/recurring/recurring-choice.ts";
import { countShares, MOST_SHARES } from "#site/lib/shares.ts";
import { roundingFacts } from "./ticket-shares.ts";

export type Group = Outputs["lottoParty"]["group"];
export type Session = Outputs["lottoParty"]["session"];
type Money = Session["sharePrice"];

export const lotteryOf = ({ draws: [draw], productOfferKey }: Session): string =>
  draw?.drawData.name ?? productOfferKey;

/** Returns the first prize of the draw: "$20.9 Million". */
export const prizeOf = ({ draws: [draw], sharePrice }: Session): string => jackpot(draw ?? {}, sharePrice.currency);

export const sharesLeft = ({ sharesSold, totalShares }: Session): number => Math.max(0, totalShares - sharesSold);

/** Returns the price of so many shares. */
const priceOf = ({ amount, currency }: Money, shares: number): Money => ({
  amount: (Math.round(amount * 100) * shares) / 100,
  currency,
});

/** Returns the numbers of shares that can be bought, with their prices: "2 shares · $4.00". */
export function shareOptions(session: Session): { value: string; label: string }[] {
  return Array.from({ length: Math.min(sharesLeft(session), MOST_SHARES) }, (_, index) => ({
    value: String(index + 1),
    label: `${countShares(index + 1)} · ${formatMoney(priceOf(session.sharePrice, index + 1))}`,
  }));
}

/** Returns what one share of a session would have got in the last draw, by division, as a table. Empty where it is unknown. */
export function sharePrizes({ divisions = [] }: Session) {
  return {
    columns: [
      { key: "division", label: "Division" },
      { key: "prize", label: "Last draw paid", end: true },
      { key: "share", label: "One share", end: true },
    ],
    rows: divisions.map(({ division, lastPrize, lastShare }) => ({
      division: `Division ${division}`,
      prize: lastPrize ? formatMoney(lastPrize) : "No winner",
      share: lastShare ? formatMoney(lastShare) : "–",
    })),
  };
}

export const STATUSES: Readonly<Record<Session["status"], string>> = {
  open: "Open",
  closed: "Closed",
  paid: "Drawn",
  cancelled: "Cancelled",
};

const PUBLICITY: Readonly<Record<Group["publicityStatus"], string>> = {
  private: "Private: only invited people see it",
  promoted: "Promoted: everyone can find it",
  public: "Public: everyone can find it",
};
export const publicityOf = ({ publicityStatus }: Group): string => PUBLICITY[publicityStatus];

export const countMembers = (members: number) => (members === 1 ? "1 member" : `${members} members`);

type Fact = { label: string; text: string; time?: string };

/** Returns what a session plays, costs and has left. */
export function sessionFacts(session: Session): Fact[] {
  const { closesAt, draws, numGames, odds, sharePrice, ticketPrice, totalShares } = session;
  const [draw] = draws;
  const first = odds?.firstDivision;
  return [
    { label: "On the ticket", text: boardFacts({}, numGames).join(", ") },
    { label: "One share", text: formatMoney(sharePrice) },
    session.status === "open"
      ? { label: "Shares left", text: `${sharesLeft(session)} of ${totalShares}` }
      : { label: "Shares sold", text: `${session.sharesSold} of ${totalShares}` },
    ...(ticketPrice ? [{ label: "Whole ticket", text: formatMoney(ticketPrice) }] : []),
    ...(ticketPrice && session.status === "open"
      ? roundingFacts(totalShares, toCents(sharePrice.amount), toCents(ticketPrice.amount))
      : []),
    ...(first ? [{ label: "Division 1", text: firstPrizeOdds(first.denominator / first.numerator, numGames) }] : []),
    ...(odds ? [{ label: "Any prize", text: anyPrizeOdds(odds.anyDivision, numGames) }] : []),
    { label: session.status === "open" ? "Sales close" : "Sales closed", text: dayAndTime(closesAt), time: closesAt },
    ...(draw
      ? [{ label: session.status === "paid" ? "Drawn" : "Draw", text: fullDate(draw.drawDate), time: draw.drawDate }]
      : []),
  ];
}

/** Returns what happened to the ticket of a session that has closed, as a sentence. Null while it is open. */
export function outcomeOf({ numGames, numGamesEntered, returned, status, winnings }: Session): string | null {
  const back = returned && returned.amount > 0 ? ` ${formatMoney(returned)} went back to the buyers.` : "";
  if (status === "open") return null;
  if (status === "cancelled") return `Too few shares were sold to enter the ticket.${back}`;
  // Sales have stopped and the draw is about to close.
  if (numGamesEntered === undefined) return "Sales have closed. The ticket is entered in a moment.";
  const entered =
    numGamesEntered === numGames
      ? numGames === 1
        ? "The game is in the draw."
        : `All ${numGames} games are in the draw.`
      : `${numGamesEntered} of ${numGames} games are in the draw.`;
  if (status === "closed") return `${entered}${back}`;
  const won = winnings && winnings.amount > 0 ? `The ticket won ${formatMoney(winnings)}.` : "The ticket won nothing.";
  return `${won} ${entered.replace(/ (are|is) /, (verb) => (verb === " is " ? " was " : " were "))}${back}`;
}

/** What the organiser chooses for the time after the close. */
export const REPEATS = [
  { value: "on", label: "Open the next one", hint: "The same games and share price, with new numbers." },
  {
    value: "paused",
    label: "Open none until I say so",
    hint: "Members can resume their autoplays once you open the same ticket again for every draw.",
  },
  { value: "off", label: "Open none", hint: "Members cannot resume their autoplays." },
];

const AUTOPLAY = { type: "autoplay", availability: "optional" } as const;

/** The select that repeats a purchase of shares; only where the session repeats. */
export const repeatSelect = {
  name: recurringField("autoplay"),
  label: HOW_OFTEN,
  options: [
    { value: "", label: "This draw only" },
    { value: "0", label: "Autoplay: Every draw of this group" },
  ],
  hint: "Pause or cancel any time. It stops when the organiser stops the tickets.",
};

/** Returns the form for cart.addItem. The page decides which session it buys from. */
export function postedShares(posted: FormData, session: Session, token: string | null): FormData {
  const form = new FormData();
  form.set("item.productType", "social_syndicate_share");
  form.set("item.sessionId", session.sessionId);
  form.set("item.numShares", String(posted.get("item.numShares") ?? ""));
  if (token) form.set("item.groupToken", token);
  const often = posted.get(repeatSelect.name);
  if (often !== null && session.autosessionStatus === "on") form.set(repeatSelect.name, String(often));
  settleRecurring(form, AUTOPLAY);
  return form;
}
type Config = Outputs["lottoParty"]["config"];
type Offer = Outputs["offers"]["list"]["offers"][number];

const LIST = new Intl.ListFormat("en-AU", { type: "conjunction" });

/** Returns the limits as sentences. Lotteries that are not sold in the region are left out. */
export function limitsOf(config: Config, offers: readonly Pick<Offer, "key" | "name">[]): string {
  const { lotteries, maxGroupNameLength, maxShares, minSharePrice } = config;
  const names = lotteries.flatMap((key) => offers.find((offer) => offer.key === key)?.name ?? []);
  return [
    `A share costs at least ${formatMoney(minSharePrice)}, and a ticket has at most ${maxShares} shares.`,
    `Names of groups have up to ${maxGroupNameLength} characters.`,
    ...(names.length > 0 ? [`Groups play ${LIST.format(names)}.`] : []),
  ].join(" ");
}
