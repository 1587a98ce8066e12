import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { toMoney } from "#services/lib/money.ts";
import { refuse } from "#services/lib/refusal.ts";
import { drawnKeyOf, findLottery, findSyndicate } from "../../catalogue/offers/catalogue.ts";
import { isDrawnWeekly } from "../../catalogue/offers/recurrence.ts";
import { holdNextDraws, readFirstDrawNo, type SaleDraw } from "../../play/draws/sale-draws.rows.ts";
import { listSyndicates, type SyndicateRow } from "../../play/syndicates/syndicates.rows.ts";
import { describeShares } from "./descriptions.rules.ts";
import type { ItemChange, ItemRow, ItemToBuy, NewItem } from "./item.ts";
import { nameOf } from "./names.ts";
import { firstPartOf, type OrderPart, type SoldOrder, sumOf } from "./order.ts";
import type { ChangeContext, Product, SaleReading } from "./product.ts";
import { refuseNotSold, requireDrawsOnSale, requireExpectedPrice } from "./sale.rules.ts";
import { requireOpened, requireSyndicateOnSale, sharesShortage, syndicateOf } from "./shares.rules.ts";

type Schemas = components["schemas"];

const isWeekly = ({ lottery_key }: Pick<ItemRow, "lottery_key">) => isDrawnWeekly(lottery_key);

/** Shares of a ticket that the shop plays in one draw of a lottery. */
export const syndicate: Product = {
  analyticsType: "syndicate",
  family: "syndicate",
  isRegulated: false,
  wanted: (input) => {
    if (input.productType !== "syndicate_share") return null;
    return {
      lotteryKey: input.lotteryKey,
      from: { drawNo: input.drawNo },
      draws: { count: 1, on: null },
      itemFor: (draws, sale) => itemFor(input, draws, sale),
    };
  },
  change,
  unitCentsOf: (item) => syndicateOf(item)?.syndicate.shareCents ?? null,
  poolBpOf: ({ lottery_key }) => findLottery(drawnKeyOf(lottery_key))?.rules.poolBp ?? 0,
  stock: {
    unitsOf: (item) => {
      const [drawId] = item.draw_ids;
      const found = syndicateOf(item);
      if (drawId === undefined || !found) return null;
      return { drawId, offerKey: item.game_offer, units: item.quantity, available: found.syndicate.size };
    },
    shortageOf: (_, left, shares) => sharesShortage(left, shares),
    target: "num_shares",
    returnedBy: ({ game_offer, quantity }) => ({ offerKey: game_offer, units: quantity }),
  },
  describe: (item) => describeShares(nameOfShares(item), item.quantity),
  nextTicket: (item) => ({
    productType: "syndicate_share",
    lotteryKey: item.lottery_key,
    syndicateKey: item.game_offer,
    numShares: item.quantity,
  }),
  lineOf: (item) => ({ syndicateKey: item.game_offer, syndicateName: nameOfShares(item) }),
  countOf: ({ quantity }) => quantity,
  gamesOf: () => [],
  numTicketsOf: () => 0,
  numbersInSale: () => null,
  orders: {
    readSyndicates,
    hasNumbers: false,
    boardsOf: ({ row }) => {
      const ticket = syndicateOf(itemOf(row))?.syndicate.ticket;
      return ticket ? { game_type: ticket.gameType, game_offer: ticket.gameOffer } : row;
    },
    describe: ({ row }) => describeShares(nameOfShares(itemOf(row)), row.quantity),
    fieldsOf: sharesOf,
    winningsOf: ({ row }) => (row.status === "past" ? (row.winnings_cents ?? 0) : null),
    replay: (order) => {
      const { row } = firstPartOf(order);
      return {
        productType: "syndicate_share",
        lotteryKey: row.product_offer_key,
        syndicateKey: row.game_offer,
        numShares: row.quantity,
      };
    },
    repeat: () => null,
  },
  recurring: {
    describe: (item) => `${item.quantity} x Syndicate shares`,
    nameOf: (item) => nameOfShares(item),
    facts: (item) => ({
      ...(isWeekly(item) && { frequency: "weekly" as const }),
      numberOfShares: item.quantity,
      gameOffer: item.game_offer,
      gameOfferName: nameOfShares(item),
    }),
    drawsEach: () => 1,
    isWeekly,
    pick: (item) => item,
    fields: ["gameOffer", "numShares"],
    edit: (item, { gameOffer = item.game_offer, numShares = item.quantity }) => {
      const { syndicate: wanted } = findSyndicate(item.lottery_key, gameOffer) ?? refuseNotSold("game_offer");
      if (numShares > wanted.size)
        refuse(422, "invalid_field", `Choose from 1 to ${wanted.size} shares.`, "num_shares");
      return { ...item, game_offer: gameOffer, quantity: numShares };
    },
  },
};

const itemOf = (row: SoldOrder) => ({ ...row, lottery_key: row.product_offer_key });

const nameOfShares = (item: Pick<NewItem, "product_type" | "lottery_key" | "game_offer">) =>
  syndicateOf(item)?.syndicate.name ?? nameOf(item.lottery_key);

function itemFor(input: Schemas["SyndicateItemInput"], draws: SaleDraw[], sale: SaleReading): ItemToBuy {
  const { offer, syndicate } = requireSyndicateOnSale(input.lotteryKey, input.syndicateKey, sale);
  requireDrawsOnSale(draws, 1, sale.now);
  requireOpened(sale.syndicates, draws[0]?.id, syndicate.id);
  requireExpectedPrice(input.expectedPrice, syndicate.shareCents * input.numShares);
  return {
    product_type: "syndicate_share",
    lottery_key: offer.key,
    game_type: "syndicate",
    game_offer: syndicate.id,
    games: [],
    made_games: null,
    quantity: input.numShares,
    is_quickpick: false,
    draw_ids: draws.map(({ id }) => id),
    unit_price_cents: syndicate.shareCents,
    is_favourite: false,
    has_favourite_numbers: false,
    affiliate_code: input.affiliateCode ?? null,
    cause_key: null,
    shows_winner_name: false,
  };
}

/** Refuses a change of another type of product than the item is. */
function requireSharesChange(input: Schemas["CartItemUpdate"]): Schemas["SyndicateItemUpdate"] {
  if (input.productType === "syndicate_share") return input;
  return refuse(422, "invalid_field", "This item is a share of a syndicate.", "product_type");
}

async function change(
  tx: Tx,
  item: ItemRow,
  update: Schemas["CartItemUpdate"],
  { read, region }: ChangeContext,
): Promise<ItemChange> {
  const input = requireSharesChange(update);
  const from = { drawNo: await readFirstDrawNo(tx, item.draw_ids) };
  const draws = await holdNextDraws(tx, drawnKeyOf(item.lottery_key), from, { count: 1, on: null, region });
  const sale = await read(draws);
  const { syndicate } = requireSyndicateOnSale(item.lottery_key, item.game_offer, sale);
  const shares = input.numShares ?? item.quantity;
  requireDrawsOnSale(draws, 1, sale.now);
  requireExpectedPrice(input.expectedPrice, syndicate.shareCents * shares);
  const changed = { quantity: shares, unit_price_cents: syndicate.shareCents };
  sale.requireLeft({ ...item, ...changed });
  return changed;
}

async function readSyndicates(tx: Tx, rows: readonly SoldOrder[]): Promise<(row: SoldOrder) => SyndicateRow | null> {
  const found = await listSyndicates(tx, [...new Set(rows.map(({ draw_id }) => draw_id))]);
  return ({ draw_id, game_offer }) =>
    found.find((one) => one.draw_id === draw_id && one.syndicate_key === game_offer) ?? null;
}

function sharesOf({ games, row, syndicate }: OrderPart): Partial<Schemas["Order"]> {
  if (!syndicate) return {};
  return {
    // Shares are no boards of their own.
    gameType: row.game_type,
    gameOffer: row.game_offer,
    numGames: games.length,
    syndicate: {
      syndicateKey: row.game_offer,
      syndicateName: nameOfShares(itemOf(row)),
      numShares: row.quantity,
      size: syndicate.size,
      ...(row.status === "past" && {
        ticketWinnings: toMoney(sumOf(games.map(({ prize_cents }) => prize_cents ?? 0))),
      }),
    },
  };
}
