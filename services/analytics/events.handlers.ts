import type { Handlers } from "#services/lib/handlers.ts";
import { insertEvent } from "./events.rows.ts";

export const analyticsHandlers: Handlers<"createEvent"> = {
  createEvent: async ({ body, customerId, now, tx }) => ({
    status: 201,
    body: { result: { eventId: await insertEvent(tx, { event: body, customerId, now }) } },
  }),
};
