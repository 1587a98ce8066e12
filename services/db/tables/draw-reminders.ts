/** Which mails about draws on sale a customer asked for. No row: none. */
type DrawReminderTable = {
  customer_id: string;
  /** An hour before each draw of these closes. */
  lottery_keys: string[];
  /** Draws with at least this jackpot; 0 is none. */
  minimum_jackpot_cents: number;
};

/** A draw of which the mails were sent. */
type DrawRemindedTable = { draw_id: string; reason: "closing" | "jackpot" };

export type DrawRemindersTables = { draw_reminder: DrawReminderTable; draw_reminded: DrawRemindedTable };
