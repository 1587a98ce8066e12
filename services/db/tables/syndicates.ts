/** A syndicate in one draw. Its ticket is an order without a customer; its shares are orders of type `syndicate_share`. */
type SyndicateTable = {
  draw_id: string;
  syndicate_key: string;
  product_offer_key: string;
  /** The order that the house plays. */
  ticket_id: string;
  /** How many shares there are, and what one costs. */
  size: number;
  share_cents: number;
};

export type SyndicateTables = {
  syndicate: SyndicateTable;
};
