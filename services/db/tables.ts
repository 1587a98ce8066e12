import type { CustomerTables } from "./tables/customer.ts";
import type { DrawTables } from "./tables/draws.ts";
import type { FoundationTables } from "./tables/foundation.ts";
import type { PromotionTables } from "./tables/promotions.ts";
import type { SalesTables } from "./tables/sales.ts";
import type { ShellTables } from "./tables/shell.ts";
import type { TwoFactorTables } from "./tables/two-factor.ts";

/** Every table of the shop, by name. A noun's columns are described in tables/<noun>.ts. */
export type Tables = FoundationTables &
  CustomerTables &
  DrawTables &
  PromotionTables &
  SalesTables &
  ShellTables &
  TwoFactorTables;
