// What draws do by kind of product. A new kind implements this type in a folder beside this one and is listed in
// drawing/kinds.ts.
import type { Insertable } from "kysely";
import type { components } from "#generated/main/schema.ts";
import type { DrawTable } from "#services/db/tables/draws.ts";
import type { Db, Tx } from "#services/lib/handlers.ts";
import type { DrawnOffer, Offer } from "../../catalogue/offers/offer.ts";
import type { Draw, DrawCounts } from "./draws.rows.ts";
import type { DrawnNumbers } from "./numbers.rules.ts";
import type { SaleDraw } from "./sale-draws.rows.ts";
import type { WinNews } from "./win-news.ts";

type Schemas = components["schemas"];

/** What the runner reports of a settled draw. */
export type DrawReport = {
  drawId: string;
  drawNo: number;
  numbers: DrawnNumbers;
  divisions: { division: number; label: string; winners: number; prizeCents: number }[];
  /** The winning tickets of a raffle and its early birds, most valuable prize first. */
  tickets?: { number: string; prize: string; cents: number /** A free entry: paid by hand. */; isByPost?: true }[];
  /** Winning games or tickets sold by this shop, and the cents paid for them. */
  winners: number;
  paidCents: number;
};

/** A draw that closes in this transaction. */
export type Closing = { drawId: string; poolBp: number; now: Date };

/** Shares of tickets that the shop plays in the draws of another kind. */
export type Shares = {
  /** Enters the tickets that sold shares pay for, before the entries of a closing draw are hashed. */
  enter: (tx: Tx, closing: Closing) => Promise<void>;
  /** Pays the prize pool's part of the unsold shares of a draw that closes. */
  payUnsold: (tx: Tx, closed: Closing) => Promise<void>;
  /** Pays the next unpaid ticket of a scored draw. Returns the news for its winners, or null if none is left. */
  payNext: (tx: Tx, draw: Draw, now: Date) => Promise<WinNews[] | null>;
  /** Returns a function that finds a customer's shares in one of these draws. */
  readOwn: (tx: Tx, customerId: string, drawIds: string[]) => Promise<(drawId: string) => Schemas["CustomerTicket"][]>;
};

/** What the steps and the results of a draw need of other kinds. */
export type Others = {
  /** Creates missing upcoming draws. */
  ensureSchedule: (tx: Tx, now: Date) => Promise<void>;
  shares: readonly Shares[];
};

/** A customer whose tickets in draws are read, and the prizes that were taken back. */
export type Owner = {
  customerId: string;
  region: string | null;
  reversals: readonly { reference: string; draw_id: string; cents: number }[];
};
export type OwnTickets = { customerTickets: Schemas["CustomerTicket"][]; customerWinnings: Schemas["Money"] };

type NewDraw = Insertable<DrawTable>;

/** The draws that the offers of a kind have of their own. */
export type OwnDraws<O extends DrawnOffer = DrawnOffer> = {
  /** The keys of all draws: one per offer, and one per early draw of a raffle or other part with a draw of its own. */
  keys: readonly string[];
  firstPrizeCentsOf(offer: O): number;
  /** Returns how many draws must exist at least, counted from draw `firstNo`. */
  countAhead(offer: O, firstNo: number, now: Date): number;
  /** Returns the columns of a new draw that only this kind has. `place` counts the draws on sale before it. */
  columnsOf(offer: O, drawNo: number, place: number): Pick<NewDraw, "drawn_from" | "has_single_numbers" | "opens_at">;
  /** Returns whether the first prize depends on the draw before. */
  hasJackpot(offer: O): boolean;
  /** Inserts the draws that belong to new main draws, such as the early draws of a raffle. `added` are the new main draws. */
  insertParts(tx: Tx, ahead: ReadonlyMap<string, DrawCounts>, added: readonly NewDraw[], now: Date): Promise<void>;
  /** Runs the next step of a locked draw. */
  runStep(tx: Tx, draw: Draw, now: Date, others: Others): Promise<void>;
  report(tx: Tx, draw: Draw): Promise<DrawReport>;
  /** Returns the fields of a draw on sale that only this kind has. */
  saleFieldsOf(offer: O, draw: Pick<SaleDraw, "opens_at">): Partial<Schemas["Draw"]["drawData"]>;
  /** Returns a function that finds a customer's tickets in one of these draws of one offer. */
  readOwn(
    tx: Tx,
    draws: readonly Draw[],
    owner: Owner,
    others: Pick<Others, "shares">,
  ): Promise<(draw: Draw) => OwnTickets>;
};

/** What is read for the details of a draw. */
export type DetailsReading = {
  /** The draws of its parts. */
  early: Draw[];
  /** Returns the units sold in a draw, which belong to the sales. */
  readUnitsSold: (tx: Tx, drawId: string) => Promise<number>;
};

export type Play<O extends Offer = Offer, D extends DrawnOffer = DrawnOffer> = {
  drawType: Schemas["Draw"]["type"];
  /** The list of results that it belongs to. */
  category: "lotteries" | "raffles";
  /** Returns the terms of a draw in Markdown. */
  termsOf(offer: O): string;
  /** Returns the details of a draw that only this kind has. */
  readDetails(tx: Tx, offer: O, draw: Draw, reading: DetailsReading): Promise<Partial<Schemas["DrawDetails"]>>;
  /** Does what is due before the due steps of draws. */
  prepare(db: Db, now: Date): Promise<void>;
  /** Null for a kind that plays in the draws of another. */
  draws: OwnDraws<D> | null;
  /** Null for a kind that has no shares. */
  shares: Shares | null;
};
