import type { Generated } from "kysely";

type FavouriteNumbersTable = {
  customer_id: string;
  /** In the customer's order. */
  numbers: number[];
  is_automatic: Generated<boolean>;
};

export type FavouriteNumbersTables = { favourite_numbers: FavouriteNumbersTable };
