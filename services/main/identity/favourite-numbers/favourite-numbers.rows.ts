import type { components } from "#generated/main/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";

type Favourites = Required<components["schemas"]["FavouriteNumbers"]>;

/** Returns a customer's favourite numbers in their order, empty if none are saved. */
export async function readFavouriteNumbers(tx: Tx, customerId: string): Promise<Favourites> {
  const row = await tx
    .selectFrom("favourite_numbers")
    .select(["numbers", "is_automatic"])
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return { favouriteNumbers: row?.numbers ?? [], automaticFavouriteNumbers: row?.is_automatic ?? false };
}

/** Replaces a customer's set; an empty one deletes it. Without `isAutomatic` that choice is kept. */
export async function saveFavouriteNumbers(
  tx: Tx,
  customerId: string,
  { numbers, isAutomatic }: { numbers: number[]; isAutomatic?: boolean | undefined },
): Promise<void> {
  if (numbers.length === 0) {
    await tx.deleteFrom("favourite_numbers").where("customer_id", "=", customerId).execute();
    return;
  }
  const set = { numbers, ...(isAutomatic !== undefined && { is_automatic: isAutomatic }) };
  await tx
    .insertInto("favourite_numbers")
    .values({ customer_id: customerId, ...set })
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(set))
    .execute();
}
