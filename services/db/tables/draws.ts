import type { ColumnType } from "kysely";

/** In the order of a draw's lifecycle. CAPPED: sold out. */
export type DrawStatus =
  | "DRAW_OPEN"
  | "DRAW_CAPPED"
  | "DRAW_CLOSED"
  | "DRAW_DRAWN"
  | "DRAW_SCORED"
  | "DRAW_PAID"
  | "DRAW_EMAILED";

export type DrawTable = {
  id: string;
  product_offer_key: string;
  draw_no: number;
  /** When sales stop. */
  stop: Date;
  /** When sales open; `null` if they are open from the start. Until then the draw takes pre-orders. */
  opens_at: ColumnType<Date | null, Date | null | undefined, Date>;
  /** When the numbers are drawn. */
  draw_at: Date;
  status: DrawStatus;
  /** The promised first prize; once scored, the pool that the first division shared or carried over. */
  prize_pool_cents: number;
  is_prize_pool_unknown: boolean;
  /** The cents carried over from earlier draws, and how many times in a row the first division rolled over. */
  carried_cents: ColumnType<number, number | undefined, number>;
  rollovers: ColumnType<number, number | undefined, number>;
  /** 32 bytes in hex, secret until the draw. Its hash is public from the start. */
  seed: string;
  seed_hash: string;
  entries_hash: string | null;
  numbers: ColumnType<Record<string, number[]> | null, string | null | undefined, string | null>;
  /** The id of the draw whose first balls decide this one. */
  drawn_from: ColumnType<string | null, string | null | undefined, never>;
  /** The id of the main draw of an early bird. */
  early_bird_of: ColumnType<string | null, string | null | undefined, never>;
  /** The last ticket number of the main draw when this early bird closed; `null` before that, and for other draws. */
  last_ticket_number: ColumnType<number | null, never, number>;
  /** Every ticket has its own number. Otherwise each book has consecutive numbers. */
  has_single_numbers: ColumnType<boolean, boolean | undefined, never>;
  max_entries: ColumnType<number | null, number | null | undefined, number | null>;
  /** The last order, by the bytes of its id, of the pages that are paid. */
  paid_upto: ColumnType<string | null, string | null | undefined, string>;
  created_at: ColumnType<Date, Date | undefined, never>;
};

export type DrawDivisionTable = {
  draw_id: string;
  division: number;
  label: string;
  winners: number;
  /** Per winning game. */
  prize_cents: number;
};

/** The winning games of a board in one division. A board without a row won nothing. */
type BoardWinTable = {
  order_id: string;
  game_no: number;
  division: number;
  games: number;
};

/** A prize that is not paid into the wallet at settlement: goods, and the later payments of an annuity. */
export type PrizeClaimTable = {
  order_id: string;
  /** `null` for goods of a raffle. */
  game_no: number | null;
  division: number | null;
  /** The prize of a raffle. */
  prize_id: ColumnType<string | null, string | null | undefined, never>;
  customer_id: string;
  kind: "annuity" | "goods";
  name: string;
  items: number;
  monthly_cents: number | null;
  months_left: number | null;
  created_at: ColumnType<Date, Date, never>;
};

/** An order or a giveaway whose prizes that are not paid into the wallet are delivered. */
type PrizeDeliveryTable = {
  reference: string;
  delivered_at: ColumnType<Date, Date, never>;
};

/** The consecutive ticket numbers of a book of a raffle. */
type TicketRunTable = {
  order_id: string;
  /** From 1, in the order's books. */
  book_no: number;
  draw_id: string;
  first_number: number;
  last_number: number;
  is_single: ColumnType<boolean, boolean | undefined, never>;
};

/** An order of a raffle that waits for its numbers. Triggers write it. */
type OrderWithoutNumbersTable = {
  draw_id: string;
  created_at: Date;
  order_id: string;
  /** `null` for a free entry by post. */
  customer_id: string | null;
};

/** The ticket number that won a prize of a raffle. */
export type TicketWinTable = {
  prize_id: string;
  /** The main draw or the early bird. */
  draw_id: string;
  order_id: string;
  ticket_number: number;
  name: string;
  value_cents: number;
  /** Goods are a claim; money is paid into the wallet. */
  is_goods: boolean;
};

/** Changes to an offer of the catalogue. Without a row it is published and on sale. */
type OfferStateTable = {
  product_offer_key: string;
  is_published: ColumnType<boolean, boolean | undefined, boolean>;
  is_suspended: ColumnType<boolean, boolean | undefined, boolean>;
  is_sold_out: ColumnType<boolean, boolean | undefined, boolean>;
};

export type DrawTables = {
  draw: DrawTable;
  draw_division: DrawDivisionTable;
  board_win: BoardWinTable;
  prize_claim: PrizeClaimTable;
  prize_delivery: PrizeDeliveryTable;
  ticket_run: TicketRunTable;
  order_without_numbers: OrderWithoutNumbersTable;
  ticket_win: TicketWinTable;
  offer_state: OfferStateTable;
};
