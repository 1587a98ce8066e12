import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { partyAccount } from "#services/lib/ledger.ts";
import { toMoney } from "#services/lib/money.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import { requireOfferOnSale } from "../../catalogue/offers/offers.rows.ts";
import { isDrawnWeekly } from "../../catalogue/offers/recurrence.ts";
import { holdNextDraws, readFirstDrawNo, type SaleDraw } from "../../play/draws/sale-draws.rows.ts";
import { findNext, findSession, readSessionsOf, type Session } from "../../play/parties/parties.rows.ts";
import { MAX_SHARES } from "../../play/parties/parties.ts";
import type { ItemChange, ItemRow, ItemToBuy } from "./item.ts";
import { nameOf } from "./names.ts";
import { firstPartOf, type OrderPart, type SharedTicket, type SoldOrder, sumOf } from "./order.ts";
import type { ChangeContext, Product, SaleReading } from "./product.ts";
import { requireDrawsOnSale, requireExpectedPrice } from "./sale.rules.ts";

type Schemas = components["schemas"];
type Input = Schemas["SocialSyndicateItemInput"];

/** The specification has no singular. */
const describe = ({ quantity }: { quantity: number }) => `${quantity} x Lotto Party shares`;

/** Shares of a group's ticket. Their money waits in an account of the session until the draw closes. */
export const party: Product = {
  analyticsType: "social_syndicate",
  family: "socialSyndicate",
  isRegulated: false,
  wanted: (input) => {
    if (input.productType !== "social_syndicate_share") return null;
    return {
      lotteryKey: "",
      from: {},
      draws: { count: 1, on: null },
      itemFor: () => refuseNotFound(),
      resolve: async (tx, customerId) => {
        const session = await requireInvited(tx, input, customerId);
        return {
          lotteryKey: session.product_offer_key,
          from: { drawNo: await readFirstDrawNo(tx, [session.draw_id]) },
          draws: { count: 1, on: null },
          itemFor: (draws, sale) => itemFor(input, session, draws, sale),
        };
      },
    };
  },
  change,
  unitCentsOf: ({ unit_price_cents }) => unit_price_cents ?? null,
  keepsPrice: true,
  poolBpOf: () => 0,
  potOf: ({ game_offer }) => partyAccount(game_offer),
  stock: {
    // The session's row of the stock knows how many shares there are.
    unitsOf: ({ draw_ids: [drawId], game_offer, quantity }) =>
      drawId === undefined
        ? null
        : { drawId, offerKey: game_offer, units: quantity, available: MAX_SHARES, isOfRow: true },
    shortageOf: (_, left, shares) => {
      if (shares <= left) return null;
      const some = `Only ${left} ${left === 1 ? "share is" : "shares are"} left. Choose fewer.`;
      return {
        type: "draw_sold_out",
        actionType: "close",
        message: left === 0 ? "Every share of this ticket is sold." : some,
      };
    },
    target: "num_shares",
    returnedBy: ({ game_offer, quantity }) => ({ offerKey: game_offer, units: quantity }),
  },
  describe,
  lineOf: ({ game_offer, invitation }) => ({
    sessionId: game_offer,
    ...(invitation && { syndicateName: invitation.groupName }),
  }),
  receiptMail: {
    note: "We keep the money for Lotto Party shares until sales close. What their ticket doesn't use goes back to you.",
    about: ({ offerName, syndicateName = "your group" }) => ` of ${syndicateName}, ${offerName}`,
  },
  countOf: ({ quantity }) => quantity,
  gamesOf: () => [],
  numTicketsOf: () => 0,
  numbersInSale: () => null,
  orders: {
    readSyndicates: readTickets,
    hasNumbers: false,
    boardsOf: ({ row, syndicate }) =>
      syndicate?.session ? { game_type: syndicate.session.gameType, game_offer: syndicate.session.gameOffer } : row,
    describe: ({ row }) => describe(row),
    fieldsOf,
    winningsOf: ({ row }) => (row.status === "past" ? (row.winnings_cents ?? 0) : null),
    replay: (order) => {
      const { row } = firstPartOf(order);
      return { productType: "social_syndicate_share", sessionId: row.game_offer, numShares: row.quantity };
    },
    repeat: () => null,
  },
  recurring: {
    describe,
    charged: {
      subject: "Your shares are bought",
      body: "Your shares are in your account. Their ticket enters the draw when sales close.",
    },
    nameOf: (item) => nameOf(item.lottery_key),
    hasNews: true,
    // What an autoplay has bought has no invitation.
    mayRecur: ({ invitation }) => invitation?.repeats !== false,
    facts: ({ game_offer, lottery_key, quantity }) => ({
      ...(isDrawnWeekly(lottery_key) && { frequency: "weekly" as const }),
      numberOfShares: quantity,
      sessionId: game_offer,
    }),
    drawsEach: () => 1,
    isWeekly: ({ lottery_key }) => isDrawnWeekly(lottery_key),
    pick: (item) => item,
    next: findNext,
    fields: ["numShares"],
    edit: (item, { numShares = item.quantity }) => {
      if (numShares > MAX_SHARES) refuse(422, "invalid_field", `Choose from 1 to ${MAX_SHARES} shares.`, "num_shares");
      return { ...item, quantity: numShares };
    },
  },
};

/** Returns the session of an input. One of a private group is not found without the group's token, but for members. */
async function requireInvited(tx: Tx, { groupToken, sessionId }: Input, customerId: string | null): Promise<Session> {
  const session = (await findSession(tx, sessionId, customerId)) ?? refuseNotFound();
  const isInvited = session.is_member || session.publicity_status !== "private" || session.group_token === groupToken;
  return isInvited ? session : refuseNotFound();
}

function itemFor(input: Input, session: Session, draws: SaleDraw[], sale: SaleReading): ItemToBuy {
  requireOfferOnSale(session.product_offer_key, sale);
  requireDrawsOnSale(draws, 1, sale.now);
  requireExpectedPrice(input.expectedPrice, session.share_cents * input.numShares);
  return {
    product_type: "social_syndicate_share",
    lottery_key: session.product_offer_key,
    game_type: "lotto_party",
    game_offer: session.id,
    games: [],
    made_games: null,
    quantity: input.numShares,
    is_quickpick: false,
    draw_ids: [session.draw_id],
    unit_price_cents: session.share_cents,
    is_favourite: false,
    has_favourite_numbers: false,
    affiliate_code: input.affiliateCode ?? null,
    cause_key: null,
    shows_winner_name: false,
    invitation: {
      groupName: session.group_name,
      token: input.groupToken ?? null,
      repeats: session.autosession_status === "on",
    },
  };
}

async function change(
  tx: Tx,
  item: ItemRow,
  update: Schemas["CartItemUpdate"],
  { read, region }: ChangeContext,
): Promise<ItemChange> {
  if (update.productType !== "social_syndicate_share")
    return refuse(422, "invalid_field", "This item is a share of a Lotto Party.", "product_type");
  const from = { drawNo: await readFirstDrawNo(tx, item.draw_ids) };
  const draws = await holdNextDraws(tx, item.lottery_key, from, { count: 1, on: null, region });
  const sale = await read(draws);
  requireOfferOnSale(item.lottery_key, sale);
  requireDrawsOnSale(draws, 1, sale.now);
  const quantity = update.numShares ?? item.quantity;
  requireExpectedPrice(update.expectedPrice, item.unit_price_cents * quantity);
  sale.requireLeft({ ...item, quantity });
  return { quantity };
}

/** Returns a function that finds the ticket of an order's session, with the numbers of one that is not closed yet. */
async function readTickets(tx: Tx, rows: readonly SoldOrder[]): Promise<(row: SoldOrder) => SharedTicket | null> {
  const find = await readSessionsOf(tx, rows);
  return (row) => {
    const found = find(row);
    if (!found) return null;
    const { returnedCents, session } = found;
    return {
      draw_id: session.draw_id,
      syndicate_key: session.id,
      product_offer_key: session.product_offer_key,
      ticket_id: session.ticket_id ?? "",
      share_cents: session.share_cents,
      // Once the ticket is in the draw, the sold shares own it all.
      size: session.ticket_id === null ? session.total_shares : session.sold,
      planned: session.ticket_id === null ? (session.games ?? []) : [],
      session: {
        sharesLeft: session.status === "open" ? session.total_shares - session.sold : null,
        returnedCents,
        name: session.group_name,
        gameType: session.game_type,
        gameOffer: session.game_offer,
      },
    };
  };
}

function fieldsOf({ games, row, syndicate }: OrderPart): Partial<Schemas["Order"]> {
  const session = syndicate?.session;
  if (!session) return {};
  return {
    // Shares are no boards of their own.
    gameType: row.game_type,
    numGames: games.length,
    sessionId: row.game_offer,
    syndicate: {
      syndicateKey: row.game_offer,
      syndicateName: session.name,
      numShares: row.quantity,
      size: syndicate.size,
      ...(session.sharesLeft !== null && { sharesLeft: session.sharesLeft }),
      ...(row.status === "past" && {
        ticketWinnings: toMoney(sumOf(games.map(({ prize_cents }) => prize_cents ?? 0))),
      }),
    },
    ...(session.returnedCents > 0 && { returned: toMoney(session.returnedCents) }),
  };
}
