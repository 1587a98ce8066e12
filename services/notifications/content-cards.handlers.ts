import type { Handlers } from "#services/lib/handlers.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { listCards, markViewed } from "./content-cards.rows.ts";

export const notificationsHandlers: Handlers<"listContentCards" | "markContentCardViewed"> = {
  listContentCards: async ({ customerId, tx }) => ({ status: 200, body: { result: await listCards(tx, customerId) } }),

  markContentCardViewed: async ({ customerId, now, params, tx }) =>
    (await markViewed(tx, params.id, customerId, now)) ? { status: 204, body: undefined } : refuseNotFound(),
};
