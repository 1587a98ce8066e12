// The wizard that starts a group and opens its ticket: its steps, its choices and what the ticket costs and gives. Pure.

import type { Problem } from "#gateway/foundation/problem.ts";
import type { Outputs } from "#gateway/gateway.ts";
import { toCents } from "#gateway/rules/cents.ts";
import { typed } from "#gateway/rules/typed-text.ts";
import { currency, required } from "#gateway/rules/validators.ts";
import { defineForm } from "#site/lib/form/form.ts";
import { dayAndTime } from "#site/lib/format/dates.ts";
import { jackpot } from "#site/lib/format/jackpot.ts";
import { anyPrizeOdds, firstPrizeOdds } from "#site/lib/format/odds.ts";
import { type Limits, sharesOf } from "./ticket-shares.ts";

type Offer = Outputs["offers"]["list"]["offers"][number];
type Draw = Offer["draws"][number];
type Config = Outputs["lottoParty"]["config"];

/** account §3: the steps by their number. */
export const STEPS = {
  name_group: { step: 1, label: "Name" },
  select_draw: { step: 2, label: "Draw" },
  set_share_price: { step: 3, label: "Shares" },
  select_auto_session: { step: 4, label: "Repeat" },
  join_session: { step: 5, label: "Join" },
} as const;
/** The labels of the other steps: the price, and the button to each next step. */
export const WIZARD_LABELS = {
  price: "Price of a share",
  select_draw: "Set the share price",
  set_share_price: "Choose what happens next",
  select_auto_session: "Open the ticket",
} as const;
export const LAST_STEP = Object.keys(STEPS).length;

/** POST /group ends the first step, so that a name that cannot be used is refused at its field. */
export const groupForm = defineForm("lottoParty.createGroup", {
  name: "party-group",
  submit: "Start the group",
  isShort: true,
  isIdempotent: true,
  fields: {
    groupName: {
      kind: "text",
      label: "Name of your group",
      hint: "Only people you invite see it.",
      rules: [required],
    },
  },
});

/** The choices that the steps carry along, as they are in the address. */
export const CHOICES = ["group", "draw", "games", "price", "repeat", "invite"] as const;
export type Choices = Partial<Record<(typeof CHOICES)[number], string>>;

export const readChoices = (query: URLSearchParams | FormData): Choices =>
  Object.fromEntries(
    CHOICES.flatMap((name) => {
      const value = query.get(name);
      return typeof value === "string" && value !== "" ? [[name, value]] : [];
    }),
  );

const STANDARD = "standard";
const DRAWS_EACH = 2;

export type Choice = { offer: Offer; draw: Draw };

/** Returns the draws on sale that groups can play, next stop first. */
export function drawsOf(offers: readonly Offer[], { lotteries }: Config, now: Date): Choice[] {
  return offers
    .filter(({ availability, key, suspended }) => lotteries.includes(key) && availability === "available" && !suspended)
    .flatMap((offer) =>
      offer.draws
        .filter(({ purchaseStatus, stop }) => purchaseStatus === "open" && new Date(stop) > now)
        .slice(0, DRAWS_EACH)
        .map((draw) => ({ offer, draw })),
    )
    .sort((a, b) => Date.parse(a.draw.stop) - Date.parse(b.draw.stop));
}

export const drawOption = ({ draw, offer }: Choice) => ({
  value: draw.drawId,
  label: `${offer.name}, ${jackpot(draw)}`,
  hint: `Sales close ${dayAndTime(draw.stop)}`,
});

/** What a ticket costs and gives, for the script of the third step too. */
export type TicketRow = { games: number; cents: number; firstPrize: string; anyPrize: string };

const GAMES = [4, 10, 20, 30, 40, 50, 75, 100];

/** Returns the tickets that a group can open in a draw: standard games, with price and odds. */
export function ticketsOf({ offer }: Choice): TicketRow[] {
  const standard = offer.gameTypes.flatMap(({ gameOffers }) => gameOffers).find(({ key }) => key === STANDARD);
  const { odds, prices = [] } = standard ?? {};
  return prices
    .filter(({ games }) => GAMES.includes(games))
    .map(({ games, price }) => ({
      games,
      cents: toCents(price),
      firstPrize: odds ? firstPrizeOdds(odds.firstDivision.denominator / odds.firstDivision.numerator, games) : "",
      anyPrize: odds ? anyPrizeOdds(odds.anyDivision, games) : "",
    }));
}

export const limitsIn = ({ maxShares, minSharePrice }: Config): Limits => ({
  minCents: toCents(minSharePrice.amount),
  maxShares,
});

/** Returns a typed price in cents, or the message about it. */
export function readPrice(text: string | undefined): number | string {
  const amount = typed.amount(text ?? "");
  return required(amount) ?? currency(amount) ?? toCents(Number(amount));
}

/** Returns the cheapest share of the config, or one that keeps a larger ticket within the shares. */
export const startingPrice = ({ cents }: TicketRow, { maxShares, minCents }: Limits): number =>
  Math.max(minCents, Math.ceil(cents / maxShares));

/** Returns the errors of the third step by field. */
export function priceErrors(ticket: TicketRow | undefined, price: number | string, limits: Limits) {
  if (!ticket) return { games: "Choose how many games the ticket has." };
  if (typeof price === "string") return { price };
  const shares = sharesOf(ticket.cents, price, limits);
  return typeof shares === "string" ? { price: shares } : {};
}

/** Returns the fields of lottoParty.createSession. */
export function sessionFields({ draw, games, group, invite, repeat }: Choices, priceCents: number, money: string) {
  return {
    groupId: group ?? "",
    drawId: draw ?? "",
    gameOfferKey: STANDARD,
    numGames: games ?? "",
    "sharePrice.amount": (priceCents / 100).toFixed(2),
    "sharePrice.currency": money,
    autosessionStatus: repeat === "on" ? "on" : "off",
    inviteAllExistingMembers: String(invite === "on"),
  };
}

const FIELD_STEPS: Readonly<Record<string, number>> = { drawId: 2, gameOfferKey: 3, numGames: 3, sharePrice: 3 };

/**
 * Returns the step that a refused session leads back to. A closed draw, or a refusal without a code, leads to the draws (account §8);
 * a field leads to its step; null means that it failed.
 */
export function refusedStep({ code, status, targets }: Problem): number | null {
  if (status === 422 && (code === "draw_closed" || !code)) return STEPS.select_draw.step;
  const [field] = Object.keys(targets).map((target) => FIELD_STEPS[target.split(".")[0] ?? ""]);
  return field ?? null;
}
