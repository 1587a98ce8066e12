import type { ProductKind } from "#services/db/tables/sales.ts";

/** The product types on sale; the service refuses the others. */
export const soldTypes = new Set<ProductKind>(["lottery_ticket", "raffle_ticket", "syndicate_share"]);
