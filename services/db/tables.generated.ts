// Written by `npm run generate` from services/db/tables/. Do not edit.
import type { CommunicationPreferencesTables } from "./tables/communication-preferences.ts";
import type { CustomerTables } from "./tables/customer.ts";
import type { DailyWinnersTables } from "./tables/daily-winners.ts";
import type { DepositLimitTables } from "./tables/deposit-limit.ts";
import type { DepositTables } from "./tables/deposits.ts";
import type { DrawRemindersTables } from "./tables/draw-reminders.ts";
import type { DrawTables } from "./tables/draws.ts";
import type { EmailChangeTables } from "./tables/email-change.ts";
import type { FavouriteNumbersTables } from "./tables/favourite-numbers.ts";
import type { FoundationTables } from "./tables/foundation.ts";
import type { FundTables } from "./tables/funds.ts";
import type { PartiesTables } from "./tables/parties.ts";
import type { PostalEntryTables } from "./tables/postal-entries.ts";
import type { PreOrderTables } from "./tables/pre-orders.ts";
import type { PrizeReversalTables } from "./tables/prize-reversals.ts";
import type { PromotionTables } from "./tables/promotions.ts";
import type { RecurringTables } from "./tables/recurring.ts";
import type { SalesTables } from "./tables/sales.ts";
import type { ShellTables } from "./tables/shell.ts";
import type { SocialAccountsTables } from "./tables/social-accounts.ts";
import type { SpendLimitTables } from "./tables/spend-limits.ts";
import type { SupportTables } from "./tables/support.ts";
import type { SyndicateTables } from "./tables/syndicates.ts";
import type { TransactionTables } from "./tables/transactions.ts";
import type { TwoFactorTables } from "./tables/two-factor.ts";
import type { VerificationTables } from "./tables/verification.ts";
import type { WithdrawalTables } from "./tables/withdrawals.ts";

/** Every table by its name. */
export type Tables = CommunicationPreferencesTables &
  CustomerTables &
  DailyWinnersTables &
  DepositLimitTables &
  DepositTables &
  DrawRemindersTables &
  DrawTables &
  EmailChangeTables &
  FavouriteNumbersTables &
  FoundationTables &
  FundTables &
  PartiesTables &
  PostalEntryTables &
  PreOrderTables &
  PrizeReversalTables &
  PromotionTables &
  RecurringTables &
  SalesTables &
  ShellTables &
  SocialAccountsTables &
  SpendLimitTables &
  SupportTables &
  SyndicateTables &
  TransactionTables &
  TwoFactorTables &
  VerificationTables &
  WithdrawalTables;
