// Rules for cart items: validity, prices and automatic removal. Pure.
import type { components } from "#generated/main/schema.ts";
import type { SoldType } from "#services/db/tables/sales.ts";
import { market } from "#services/lib/locale.ts";
import type { Money } from "#services/lib/money.ts";
import { formatCents, toCents } from "#services/lib/money.ts";
import { Refusal, refuse } from "#services/lib/refusal.ts";
import type { GameOffer } from "../../catalogue/game-offers/game-offer.ts";
import { isPlayedIn } from "../../catalogue/game-offers/game-types.ts";
import { findLottery, findOffer } from "../../catalogue/offers/catalogue.ts";
import { gameNotPlayedIn, isLicensedIn, unlicensedMessage } from "../../catalogue/offers/licences.ts";
import { sortNumbers } from "../../catalogue/offers/number-order.rules.ts";
import type { OfferState } from "../../catalogue/offers/offers.rows.ts";
import {
  findGameOffer,
  type Game,
  priceCents,
  quickPick,
  requireNumGames,
  validateGame,
  validateGames,
} from "../../catalogue/offers/prices.rules.ts";
import { gameOfferIn } from "../../catalogue/offers/regional-names.ts";
import { soldTypes } from "../../catalogue/offers/sold-types.ts";
import { fewestNumbersFor, mostGamesOf } from "../../catalogue/offers/super-combos.rules.ts";
import { CLOSING } from "../../identity/customer/closing.rows.ts";
import { BANNED } from "../../identity/customer/country-ban.rows.ts";
import { verifyMessage } from "../../identity/customer/verified.rows.ts";
import { limitExceeded, type Spending } from "../../identity/spending/spending.rules.ts";
import { purchaseStatusOf } from "../../play/draws/draws.rules.ts";
import type { ItemRow } from "../products/item.ts";
import { unitCentsOf } from "../products/prices.ts";
import { offersBehind } from "../products/shares.rules.ts";

type Schemas = components["schemas"];
type CartItemInput = Schemas["CartItemInput"];
type LotteryItemInput = Schemas["LotteryItemInput"];
type CartItemUpdate = Schemas["CartItemUpdate"];
type Sale = Parameters<typeof purchaseStatusOf>[0];

/** Limits the work that one cart can cause. */
export const MAX_ITEMS = 100;

/** The reason for items of a converted cart beyond the limit. */
export const CART_FULL = {
  type: "cart_full",
  message: "Your cart is full. Pay for it or remove a ticket first.",
  actionType: "close",
} as const satisfies Schemas["AutoRemovedReason"];

const CLOSED = "This draw has closed. Choose the next one.";
const SOLD_OUT = "This draw is sold out. Choose the next one.";

/** The inputs of the products that a cart can hold. */
export type SoldInput = LotteryItemInput | Schemas["RaffleItemInput"] | Schemas["SyndicateItemInput"];

const NOT_SOLD = "This is not on sale yet.";

/** Returns the input of a product on sale. Refuses those of the contract that the shop does not sell yet. */
export function requireSellable(input: CartItemInput): SoldInput {
  const sold = soldInputOf(input);
  if (!sold) refuse(422, "invalid_field", NOT_SOLD, "product_type");
  if (sold.recurringPurchase?.enabled) {
    refuse(422, "invalid_field", "You can't set up repeat purchases yet.", "recurring_purchase.enabled");
  }
  return sold;
}

/** Returns the input if its type is on sale and its offer is of that type. An unknown offer is refused later, with 404. */
function soldInputOf(input: CartItemInput): SoldInput | null {
  switch (input.productType) {
    case "lottery_ticket":
    case "multi_draw_ticket":
      return isSold("lottery_ticket", input.lotteryKey) ? input : null;
    case "raffle_ticket":
      return isSold("raffle_ticket", input.lotteryKey) ? input : null;
    case "syndicate_share":
      return isSold("syndicate_share", input.lotteryKey) ? input : null;
    default:
      return null;
  }
}

const isSold = (type: SoldType, offerKey: string) =>
  soldTypes.has(type) && (findOffer(offerKey)?.type ?? type) === type;

/** Refuses a change of another type of product than the item is. */
export function requireLotteryChange(input: CartItemUpdate): Schemas["LotteryItemUpdate"] {
  if (input.productType === "lottery_ticket" || input.productType === "multi_draw_ticket") return input;
  return refuse(422, "invalid_field", "This item is a lottery ticket.", "product_type");
}

/** Refuses a change of another type of product than the item is. */
export function requireRaffleChange(input: CartItemUpdate): Schemas["RaffleItemUpdate"] {
  if (input.productType === "raffle_ticket") return input;
  return refuse(422, "invalid_field", "This item is a raffle ticket.", "product_type");
}

/** Refuses a change of another type of product than the item is. */
export function requireSharesChange(input: CartItemUpdate): Schemas["SyndicateItemUpdate"] {
  if (input.productType === "syndicate_share") return input;
  return refuse(422, "invalid_field", "This item is a share of a syndicate.", "product_type");
}

export type WantedGames = { games?: Game[] | undefined; numGames?: number | undefined };

/** The games of an item; of a super combo, its list, and how many games the shop makes of it. */
export type ChosenGames = Pick<ItemRow, "games" | "made_games">;

/** Returns the games of a new item: the chosen ones, or quick-picks. */
export function chooseGames(offer: GameOffer, wanted: WantedGames): ChosenGames {
  const { games, numGames } = wanted;
  if (offer.makesGamesOf !== undefined) return chooseCombo(offer, wanted);
  if (games && offer.isPickedByShop) {
    refuse(422, "invalid_field", "We pick the numbers of this game. You can't choose them.", "games");
  }
  if (!games) {
    const count = numGames ?? offer.defaultGames;
    requireNumGames(offer, count);
    return { games: quickPick(offer, count), made_games: null };
  }
  requireSameCount(games, numGames);
  validateGames(offer, games);
  return { games: games.map((game) => sortNumbers(offer.numberSets, withoutEmptySets(game))), made_games: null };
}

/** Returns the list of a super combo: the chosen one, or a quick-pick. Refuses more games than it makes. */
function chooseCombo(offer: GameOffer, { games, numGames = offer.defaultGames }: WantedGames): ChosenGames {
  requireNumGames(offer, numGames);
  if (games && games.length > 1) refuse(422, "invalid_field", "A super combo has one list of numbers.", "games");
  const list = games?.[0] ?? quickPickList(offer, numGames);
  validateGame(offer, list, 0);
  const most = mostGamesOf(offer, list);
  if (numGames > most) {
    const message = `These numbers make ${most} different ${most === 1 ? "game" : "games"}. Choose more numbers or fewer games.`;
    refuse(422, "games_out_of_bounds", message, "num_games");
  }
  return { games: [sortNumbers(offer.numberSets, withoutEmptySets(list))], made_games: numGames };
}

function quickPickList(offer: GameOffer, numGames: number): Game {
  const [first, ...others] = offer.numberSets;
  const numberSets = first ? [{ ...first, count: fewestNumbersFor(offer, numGames) }, ...others] : [];
  return quickPick({ ...offer, numberSets }, 1)[0] ?? {};
}

/** A set that is played in full is absent from the board. */
const withoutEmptySets = (game: Game): Game =>
  Object.fromEntries(Object.entries(game).filter(([, numbers]) => numbers.length > 0));

/**
 * Refuses a game type that is not played in the region, with 404. PowerHit and PowerPik are one game: either name is accepted,
 * for a page that was open when the region changed, and the cart shows that of the region.
 */
export function requirePlayedIn(region: string | null, input: CartItemInput): void {
  if (region === null || !("gameType" in input) || isPlayedIn(region, input.gameType)) return;
  if (gameOfferIn(region, input.gameOffer) !== input.gameOffer) return;
  const offer = findLottery(input.lotteryKey);
  const game = offer && findGameOffer(offer, input.gameType, input.gameOffer);
  refuse(404, "not_found", game ? unlicensedMessage(game, region) : "You can't play this way right now.");
}

/** Returns the games of an item after a change: replaced, cut off at the end, or filled up with quick-picks. */
export function changeGames(offer: GameOffer, current: ChosenGames, { games, numGames }: WantedGames): ChosenGames {
  if (current.made_games !== null) {
    return chooseGames(offer, { games: games ?? current.games, numGames: numGames ?? current.made_games });
  }
  if (games) return chooseGames(offer, { games, numGames });
  if (numGames === undefined) return current;
  if (numGames < offer.minGames || numGames > offer.maxGames) {
    refuse(422, "games_out_of_bounds", `Choose from ${offer.minGames} to ${offer.maxGames} games.`, "num_games");
  }
  const kept = current.games.slice(0, numGames);
  return { games: [...kept, ...quickPick(offer, numGames - kept.length)], made_games: null };
}

function requireSameCount(games: Game[], numGames: number | undefined) {
  if (numGames === undefined || numGames === games.length) return;
  refuse(422, "invalid_field", `The ticket has ${games.length} games, but ${numGames} were expected.`, "num_games");
}

/** Returns the price of a line in cents: its games times its draws. */
export function lineCents(offer: GameOffer, numGames: number, numDraws: number): number {
  return priceCents(offer, numGames) * numDraws;
}

/** Refuses with 409 and the price of now if the customer saw another one. The price sent by the client is only compared, never charged. */
export function requireExpectedPrice(expected: Schemas["Money"] | Money | undefined, cents: number): void {
  if (!expected || (expected.currency === market().currency && toCents(expected) === cents)) return;
  refuse(409, "cart_changed", `The price is now ${formatCents(cents)}. Check it and try again.`, "expected_price");
}

/** Refuses a draw from the second it closes. A draw that is not on sale yet takes pre-orders. `now` is the shop time, read after locking the draw. */
export function requireOnSale(draw: Sale, now: Date): void {
  const status = purchaseStatusOf(draw, now);
  if (status === "sold_out") refuse(409, "draw_sold_out", SOLD_OUT, "draw_no");
  if (status === "past_draw") refuse(409, "draw_closed", CLOSED, "draw_no");
}

/** What decides whether an item can be sold. */
export type SaleFacts = {
  draws: ReadonlyMap<string, Sale>;
  now: Date;
  region: string | null;
  stateOf: (offerKey: string) => OfferState;
};

type CartLine = Pick<
  ItemRow,
  "product_type" | "lottery_key" | "game_type" | "game_offer" | "games" | "made_games" | "draw_ids"
>;

/** Returns why an item must be removed from the cart, or null if it can still be bought. */
export function removalReason(
  item: CartLine,
  { draws, now, region, stateOf }: SaleFacts,
): Schemas["AutoRemovedReason"] | null {
  const actionType = "close";
  const offers = offersBehind(item.lottery_key);
  const isOff = offers
    .map(({ key }) => stateOf(key))
    .some(({ isPublished, isSuspended }) => !isPublished || isSuspended);
  if (unitCentsOf(item) === null || isOff || !soldTypes.has(item.product_type)) {
    return { type: "offer_unavailable", message: "This is no longer on sale.", actionType };
  }
  const unlicensed = offers.find((offer) => !isLicensedIn(offer, region));
  if (unlicensed) {
    return { type: "not_sold_in_region", message: unlicensedMessage(unlicensed, region), actionType };
  }
  const [name] = offers.flatMap((offer) => gameNotPlayedIn(region, offer, item.game_offer) ?? []);
  if (name !== undefined) {
    return { type: "not_sold_in_region", message: unlicensedMessage({ name }, region), actionType };
  }
  const statuses = item.draw_ids.flatMap((id) => draws.get(id) ?? []).map((draw) => purchaseStatusOf(draw, now));
  if (statuses.includes("past_draw")) return { type: "draw_closed", message: CLOSED, actionType };
  if (statuses.includes("sold_out")) return { type: "draw_sold_out", message: SOLD_OUT, actionType };
  return null;
}

const LIMIT_NAMES = { day: "daily", week: "weekly", month: "monthly" };

/** Returns why a total over a limit is refused: what is left of the limit, and the total. */
export function overLimitMessage({ isSystem, limitCents, period, spentCents }: Spending, totalCents: number): string {
  const left = Math.max(0, limitCents - spentCents);
  return `This is over ${isSystem ? "the shop's" : "your"} ${LIMIT_NAMES[period]} limit by ${formatCents(totalCents - left)}: ${formatCents(left)} left, cart ${formatCents(totalCents)}.`;
}

/** What may block the purchase of a cart. */
export type Blocking = {
  spending: readonly Spending[];
  /** Whether the customer must verify the account first. */
  needsVerification: boolean;
  /** Whether the customer's country forbids play. */
  isBanned: boolean;
  /** Whether a withdrawal closes the account. */
  isClosing: boolean;
  /** What the wallet can pay, and what the deposit limit still allows; null without one. */
  funds: { availableCents: number; depositLeftCents: number | null };
};

/** Returns why a total that the wallet cannot pay is blocked by the deposit limit, or null. */
function overDepositLimit({ availableCents, depositLeftCents }: Blocking["funds"], totalCents: number): string | null {
  const neededCents = totalCents - Math.max(0, availableCents);
  if (depositLeftCents === null || neededCents <= depositLeftCents) return null;
  return `You need a deposit of ${formatCents(neededCents)}. Your weekly deposit limit has ${formatCents(depositLeftCents)} left.`;
}

/** Returns the reasons that block the purchase of a cart with this total, by id. */
export function blockedReasons(
  { funds, isBanned, isClosing, needsVerification, spending }: Blocking,
  totalCents: number,
): Schemas["Cart"]["blockedReasons"] {
  const exceeded = limitExceeded(spending, totalCents);
  const type = exceeded?.isSystem ? "global_spend_limit" : "spend_limit";
  const deposit = overDepositLimit(funds, totalCents);
  // First what the customer cannot change.
  return {
    ...(isBanned && { blk_country_banned: { type: "country_banned", message: BANNED } }),
    ...(isClosing && { blk_account_closing: { type: "account_closing", message: CLOSING } }),
    ...(exceeded && { [`blk_${type}`]: { type, message: overLimitMessage(exceeded, totalCents) } }),
    ...(deposit !== null && { blk_deposit_limit: { type: "deposit_limit", message: deposit } }),
    ...(needsVerification && {
      blk_verify_account: { type: "verify_account_required", message: verifyMessage("purchase") },
    }),
  };
}

/** Runs `work` for one of several items and adds the item's index to the target of a refusal. */
export function atItem<T>(index: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [first, ...rest] = error.messages;
    const place = (target?: string) => (target === undefined ? `items.${index}` : `items.${index}.${target}`);
    throw new Refusal(
      error.status,
      [
        { ...first, target: place(first.target) },
        ...rest.map((message) => ({ ...message, target: place(message.target) })),
      ],
      error.headers,
    );
  }
}
