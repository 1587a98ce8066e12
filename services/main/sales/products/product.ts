// What a sale does by kind of product. A new kind implements this type in a file of its own and is listed in kinds.ts.
import type { components } from "#generated/main/schema.ts";
import type { RecurringItem } from "#services/db/tables/recurring.ts";
import type { RecurringWish } from "#services/db/tables/sales.ts";
import type { Tx } from "#services/lib/handlers.ts";
import type { Account } from "#services/lib/ledger.ts";
import type { Game } from "../../catalogue/offers/lottery/prices.rules.ts";
import type { StateOf } from "../../catalogue/offers/offers.rows.ts";
import type { SaleDraw } from "../../play/draws/sale-draws.rows.ts";
import type { Places } from "../../play/draws/schedule.rules.ts";
import type { SyndicateRow } from "../../play/syndicates/syndicates.rows.ts";
import type { DrawCount } from "./draw-counts.rules.ts";
import type { ItemChange, ItemRow, ItemToBuy, NewItem } from "./item.ts";
import type { Bought, Order, OrderPart, SharedTicket, SoldOrder } from "./order.ts";

type Schemas = components["schemas"];

/** What is sold while the draws of an item are locked. */
export type SaleReading = {
  /** The shop time, read after locking the draws. */
  now: Date;
  /** Where the call comes from. */
  region: string | null;
  stateOf: StateOf;
  /** The syndicates that play in these draws. */
  syndicates: SyndicateRow[];
};

/** A new item that a customer wants. */
export type Wanted = {
  lotteryKey: string;
  /** The first draw: its number, or its place from the next draw on. */
  from: { drawNo?: number | undefined; drawOffset?: number | undefined };
  draws: DrawCount;
  /** Returns the new item for the draws, which are locked. Refuses it if it cannot be sold. */
  itemFor: (draws: SaleDraw[], sale: SaleReading) => ItemToBuy;
  /** Reads what decides the draws, where the input does not say it. `customerId` is null for a visitor. */
  resolve?: (tx: Tx, customerId: string | null) => Promise<Wanted>;
};

export type ChangeContext = {
  region: string | null;
  /** Reads what is sold in draws that are locked. */
  read: (draws: SaleDraw[]) => Promise<
    SaleReading & {
      /** Refuses the changed item if too few units are left beside the other items. */
      requireLeft: (changed: ItemRow) => void;
    }
  >;
};

/** Units of a limited product, and how many there are in all. */
export type Units = {
  drawId: string;
  offerKey: string;
  units: number;
  available: number;
  /** How many there are is in the row of the stock; `available` is only the most that there can be. */
  isOfRow?: true;
};

/** The limited units of a kind. */
type Stock = {
  unitsOf: (item: NewItem) => Units | null;
  /** Returns why an item cannot be sold when so many units are left, or null. */
  shortageOf: (item: NewItem, left: number, units: number) => Schemas["AutoRemovedReason"] | null;
  /** The field of the input that a shortage refuses. */
  target: "books" | "num_shares";
  /** Returns what a refunded order gives back. */
  returnedBy: (
    order: Pick<SoldOrder, "product_offer_key" | "game_offer" | "quantity" | "num_tickets">,
  ) => Pick<Units, "offerKey" | "units">;
};

/** Ticket numbers that an order gets in the sale. */
export type NumbersInSale = { drawId: string; count: number; last: number; inRow: boolean };

/** One draw of an earlier order at today's price. `games` are books for a raffle. */
export type Repeat = { games: number; cents: number };

/** How orders of a kind are read and shown. */
type Orders = {
  /** Returns a function that finds the syndicate whose ticket an order has a share of; null if the kind has no shares. */
  readSyndicates: ((tx: Tx, rows: readonly SoldOrder[]) => Promise<(row: SoldOrder) => SharedTicket | null>) | null;
  /** Whether its orders have ticket numbers. */
  hasNumbers: boolean;
  /** Returns what its boards are played with. */
  boardsOf: (part: Pick<OrderPart, "row" | "syndicate">) => Pick<SoldOrder, "game_type" | "game_offer">;
  describe: (part: OrderPart, about: { offerName: string; region: string | null; numDraws: number }) => string;
  /** Returns the fields that only this kind has, or fills in its own way. */
  fieldsOf: (part: OrderPart) => Partial<Schemas["Order"]>;
  /** Returns the cents that a draw paid to the order, or null until it is paid. */
  winningsOf: (part: OrderPart) => number | null;
  /** Returns the input that buys an order again. */
  replay: (order: Order) => Schemas["CartItemInput"];
  /** Returns an earlier order for one draw, or null if that is no longer sold. */
  repeat: (bought: Bought) => Repeat | null;
};

/** What an autoplay or a subscription buys. */
type Recurring = {
  /** The specification has no singular (shop §9). */
  describe: (item: RecurringItem) => string;
  /** Returns the name of what it buys a part of; absent if the description has it. */
  nameOf?: (item: RecurringItem) => string;
  /** The contract's fields that only this kind has. */
  facts: (item: RecurringItem) => object;
  /** The text of the mail after a charge, if it is no ticket in a draw. */
  charged?: { subject: string; body: string };
  /** Whether each charge is also a news card. */
  hasNews?: true;
  /** Returns how often it is paid, if the item decides that. */
  billingPeriodOf?: (item: Priced) => RecurringWish["billingPeriod"];
  /** Whether an item of an offer that recurs can be bought again itself. Absent if each can. */
  mayRecur?: (item: Partial<Pick<ItemRow, "invitation">>) => boolean;
  /** Returns how many draws one charge buys: the fewest that are sold. */
  drawsEach: (item: Priced) => number;
  /** Whether it plays once a week, or is sold by the week or on chosen days; absent if it never is. */
  isWeekly?: (item: Priced) => boolean;
  /** Whether these draws are of one week of an item that is sold by days or weeks; undefined for other items. */
  isOneWeek?: (item: Priced, drawNos: readonly number[]) => boolean | undefined;
  /** Returns the draws that a recurring purchase plays, if its item was bought for chosen days only. */
  placesOf?: (item: ItemRow, drawNos: readonly number[]) => Places | null;
  /** Returns the item of one charge: with new numbers where the customer wants them. */
  pick: (item: RecurringItem) => RecurringItem;
  /** Returns the item for the next draw, or the reason to wait: the draw does not exist yet, or the organiser must act first. */
  next?: (
    tx: Tx,
    item: RecurringItem,
    drawId: string | undefined,
  ) => Promise<RecurringItem | "wait" | "paused" | "off">;
  /** The fields that a customer may change. */
  fields: readonly (keyof RecurringEdit)[];
  /** Returns the changed item. Refuses what is not sold. */
  edit: (item: RecurringItem, wanted: RecurringEdit) => RecurringItem;
};
export type RecurringEdit = Schemas["AutoplayUpdateRequest"];

/** What a customer has of the products that one can have only once. */
export type Buyer = { mayJoin: boolean; isPremium: boolean };

export type Product = {
  /** How analytics name it. */
  analyticsType: string;
  /** The average that its purchases count for. */
  family: keyof Schemas["AtvValues"];
  /** Whether a cart with it shows the regulation of raffles. */
  isRegulated: boolean;
  /** Returns what an input wants, or null if it is of another kind. */
  wanted: (input: Schemas["CartItemInput"]) => Wanted | null;
  /** Returns the changed columns of an item. Refuses a change of another kind of product. */
  change: (tx: Tx, item: ItemRow, input: Schemas["CartItemUpdate"], context: ChangeContext) => Promise<ItemChange>;
  /** Returns the price of one unit in cents: a draw of a lottery ticket, a book, a share. Null if it is no longer sold. */
  unitCentsOf: (item: Priced) => number | null;
  /** Whether the price was agreed with the item, because the catalogue does not have it. */
  keepsPrice?: true;
  /** Returns the account that holds the money until the draw closes. Without it, sales and prize pool get it at once. */
  potOf?: (item: NewItem) => Account;
  /** Returns the part of the price for the prize pool, in hundredths of a percent. */
  poolBpOf: (item: NewItem) => number;
  /** Null if there is no limit to what is sold. */
  stock: Stock | null;
  describe: (item: NewItem) => string;
  /** Returns the input that adds the same for the next draw. Absent if an item is of one draw only. */
  nextTicket?: (item: ItemRow, draws: ReadonlyMap<string, SaleDraw>) => Schemas["CartItemInput"];
  /** Returns the fields of a cart item that only this kind has. */
  lineOf: (item: ItemRow, draws: ReadonlyMap<string, SaleDraw>) => Partial<Schemas["CartItem"]>;
  /** What the mail of a receipt says of it, where that is not what it says of tickets. */
  receiptMail?: {
    /** Instead of the thanks for tickets, if nothing else is bought. */
    thanks?: string;
    note?: string;
    /** Returns what the description lacks. */
    about?: (item: Schemas["CartItem"]) => string;
  };
  /** Returns how many games, tickets or shares analytics count. */
  countOf: (item: ItemRow) => number;
  /** Returns the games that an item plays when it is bought. */
  gamesOf: (item: ItemRow) => Game[];
  /** Whether it is sold without a draw. */
  hasNoDraw?: true;
  /** Returns why a customer cannot have it, or null. */
  refusalOf?: (buyer: Buyer) => string | null;
  /** Whether a cart has at most one of it. */
  isSingle?: true;
  /** Returns the membership before the sale of one, for analytics. */
  membershipBefore?: (tx: Tx, customerId: string) => Promise<Schemas["Receipt"]["trackingData"]["membership"]>;
  /** Delivers what is paid for, in the transaction of the sale. A renewal has the day of the charge after it. */
  deliver?: (
    tx: Tx,
    item: ItemRow,
    sale: { customerId: string; now: Date; nextChargeOn: string | null },
  ) => Promise<void>;
  /** Takes back what was delivered, because the purchase is refunded. */
  takeBack?: (tx: Tx, customerId: string) => Promise<void>;
  /** Returns how many tickets with numbers an item has. */
  numTicketsOf: (item: ItemRow) => number;
  /** Returns the numbers that an item gets in the sale, or null if it gets none or gets them later. */
  numbersInSale: (item: ItemRow) => NumbersInSale | null;
  orders: Orders;
  recurring: Recurring;
};

/** What decides the price of an item. */
export type Priced = Pick<
  ItemRow,
  "product_type" | "lottery_key" | "game_type" | "game_offer" | "games" | "made_games"
> & { unit_price_cents?: number };
