// What a kind of product decides for the pages and islands that show it. A kind is a folder beside this one: its `offer.ts` is loaded by
// the server only, its `item.ts` also by islands with tickets, its `cart.ts` only by the island of the cart.
import type { Outputs } from "#gateway/gateway.ts";
import type { CartItem, RestoredCartItem, UpdateCartItem } from "#site/lib/cart/cart.store.ts";
import type { Family } from "#site/ui/ball/ball.ts";

export type Offer = Outputs["offers"]["list"]["offers"][number];
export type Draw = Offer["draws"][number];
export type GameOffer = Offer["gameTypes"][number]["gameOffers"][number];
export type OfferKind = Offer["type"];
/** The kinds of products, including those that exist in carts and orders only. */
export type ProductKind = Order["productType"];

type Money = { amount: number; currency: string };
type Order = Outputs["orders"]["get"];
type NextItem = NonNullable<Outputs["cart"]["get"]["autoRemovedItems"][number]["nextTicket"]>;
type OrderRow = Outputs["orders"]["listOfPurchase"][number];
type RecommendedOrder = Outputs["recommendedOrders"]["list"][number];

/** A ticket of the minimum number of games, for the least draws. */
export type SmallestTicket = {
  gameOffer: string;
  games: number;
  draws: number;
  /** The price for all draws. */
  price: number;
  currency: string;
};

/** What one press buys: the smallest ticket, so that customers spend no more than they expect. */
export type QuickPick = SmallestTicket & { days: readonly string[] };

/** What one press buys of an offer without numbers to pick: form fields, what they are called, and the price. */
export type SmallestItem = { fields: Readonly<Record<string, string>>; label: string; price: Money };

/** The price of an earlier ticket today, or why it is no longer sold. */
export type Replay = { price: Money } | { reason: string };

/** The prices of what the cart may count, under the names that its items have. */
export type PriceTable = { gameType: string; gameOffer: string; prices: readonly { games: number; price: number }[] };

/** The fields of an offer that have prices. Of shares, only what the cart needs. */
export type PricedOffer = {
  key: string;
  type: OfferKind;
  gameTypes: readonly {
    key: Offer["gameTypes"][number]["key"];
    gameOffers: readonly { key: string; prices: readonly { games: number; price: number }[] }[];
  }[];
  syndicates?:
    | readonly { syndicateEncodedId: string; costPerShare: { amount: number }; sharesAvailable?: number | undefined }[]
    | undefined;
};

/** How an offer is presented and sold. */
export type OfferView = {
  family: Family;
  unit: "share" | "ticket";
  /** Said of an offer whose sales have not begun. */
  notYet: string;
  /** False: it is announced, and its sales have not been built yet. */
  isSold: boolean;
  /** Customers pick the numbers of their tickets, and there are statistics of numbers. */
  picksNumbers: boolean;
  /** A draw picks winning tickets and has a page of its own; other draws draw numbers. */
  drawsTickets: boolean;
  /** Its money goes to causes. */
  paysCauses: boolean;
  /** Whether a page lists the syndicates that play its draws, or it is a syndicate itself. */
  syndicates: "listed" | "own" | null;
  /** The label of the large figure, and another one on the pages of its results. */
  prizeLabel: string;
  nextPrizeLabel?: string;
  /** The button and the link that lead to its page while it is on sale. */
  buyLabel: string;
  buyLink: (name: string) => string;
  /** On a buy link: what one press adds, and the link to choose instead. */
  pressAdds: string;
  chooseLabel: (offer: Offer) => string;
  /** For how many draws it is sold. */
  drawsNote: string;
  results: {
    tab: "lotteries" | "raffles";
    family: Family;
    /** The link to a result; without it, the list's own. */
    linkText?: string;
    /** What a draw finds, and what its entries are. */
    finds: string;
    entries: string;
    /** The link from a draw to come. */
    buy: (name: string) => string;
  };
  /** Whether the service has said what is sold, and whether any of it is left. */
  hasPrices: (offer: Offer) => boolean;
  hasStock: (offer: Offer) => boolean;
  /** Returns the address of the page that sells it, if that is not the play page. `next` is the first draw on sale. */
  pageOf: (offer: Offer, next: Draw | undefined, isOpen: boolean, query: URLSearchParams) => string | null;
  smallestTicket: (offer: Offer) => SmallestTicket | undefined;
  /** If its days can be chosen, the quick-pick of a draw is for its day; undefined without a draw. */
  quickPick: (offer: Offer, draw?: Pick<Draw, "drawDate">) => QuickPick | undefined;
  /** Returns the cheapest item that is added without picking numbers. */
  smallestItem: (offer: Offer) => SmallestItem | undefined;
  startingPrice: (offer: Offer) => string | undefined;
  /** Returns a line about the offer's size on its card. */
  sizeNote: (offer: Offer) => string | undefined;
  /** Returns what a page without a form says of the offer. */
  facts: (offer: Offer) => { label: string; text: string }[];
  /** Returns the label of a price before the offer is published. */
  previewLabel: (sold: GameOffer) => string;
  /** Returns what an earlier order contains: "System 10" and "210 games", "3 books of 5 tickets". */
  repeatContents: (order: RecommendedOrder, sold: GameOffer | undefined) => string[];
  replay: (order: OrderRow, offer: Offer) => Replay;
  /** Returns the prices of the cart's items. `quantityOf` returns how many units the cart has of one, or undefined. */
  priceTables: (
    offer: PricedOffer,
    quantityOf: (gameType: string, gameOffer: string) => number | undefined,
  ) => PriceTable[];
};

type Item = Omit<CartItem, "productType">;
type Contents =
  | "numGames"
  | "gameOfferName"
  | "standardGames"
  | "books"
  | "numRaffleTickets"
  | "causeName"
  | "syndicate";
export type OrderContents = Pick<Order, Contents>;
export type ItemContents = Partial<Item> & Pick<Item, "games" | "quantity">;

/** What several of an item are called: ["ticket", "tickets"]. */
export type Unit = readonly [one: string, many: string];
export const TICKETS: Unit = ["ticket", "tickets"];

/** What an item of a cart, a receipt or an order shows of itself. */
export type ItemView = {
  family: Family;
  /** The label of the draw's prize. */
  prizeLabel: string;
  /** It has ticket numbers instead of games, so each order has a result of its own. */
  hasTicketNumbers: boolean;
  /** Returns the books, shares or entries of an item; none for plain games, which are listed. */
  contents: (item: ItemContents) => string[];
  orderContents: (order: OrderContents) => string[];
  /** Returns what the item adds to "2 tickets, 40 raffle tickets and 1 share". */
  units: (item: Pick<Item, "numRaffleTickets" | "quantity">) => { count: number; unit: Unit };
};

/** What the cart counts of an item. */
type Counted = {
  field: "books" | "numGames" | "numShares";
  count: number | undefined;
  /** The draws that the price of one count is multiplied by. */
  draws: number;
  label: string;
  hint?: string | undefined;
  labelOf: (count: number) => string;
};

/** What the cart does with an item. */
export type CartView = {
  /** Returns what can be changed in the cart, or undefined. */
  count: (item: Item) => Counted | undefined;
  /** Returns the change to another count, and its announcement. Absent if there is nothing to count. */
  change?: (item: Item, count: number) => { change: UpdateCartItem; label: string };
  /** Returns the prices of each count, for an item whose offer has no price table. */
  prices?: (item: Item) => { games: number; price: number }[];
  /** Returns the path of the page that sells more of it below the offer's own, and the link's text. Null without such a page. */
  more: (item: Item) => { path: string | undefined; label: string } | null;
  /**
   * Returns the link to what can be bought instead of an item whose draw is over. `next` is the same for the next draw, if it is sold.
   * Absent for what has no draw.
   */
  instead?: (
    offerKey: string,
    next: NextItem | undefined,
    removed: { sessionId?: string | undefined; groupToken?: string | undefined },
  ) => { href: string; label: string };
  /** Returns the input that adds a removed item again. */
  restore: (item: Item) => object;
};

/** Returns the recurring purchase of an item that is added again, if it has one. */
export const recurringOf = ({ minimumJackpotAmount, recurringPurchase }: Item) => {
  const { billingPeriod, enabled, quickpick, type } = recurringPurchase;
  if (!enabled) return undefined;
  return {
    type,
    enabled,
    ...(billingPeriod && { billingPeriod }),
    ...(quickpick !== undefined && { quickpick }),
    ...(minimumJackpotAmount !== undefined && { minimumJackpotAmount }),
  };
};

/** The input that adds an item of a kind again. */
type InputOf<Kind, Input = RestoredCartItem> = Input extends { productType: ProductKind }
  ? Kind extends Input["productType"]
    ? Input
    : never
  : never;
// Fields of the sale that an item in the cart does not have: the service decides them again.
type Undecided = "expectedPrice" | "drawOffset" | "affiliateCode";
/** All other fields. Listing them makes a new field a compile error here. */
export type Restorable<Kind extends ProductKind> = {
  [Name in Exclude<keyof InputOf<Kind>, Undecided>]-?: InputOf<Kind>[Name] | undefined;
};
