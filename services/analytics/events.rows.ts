import type { components } from "#generated/analytics/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { newId } from "#services/lib/ids.ts";

type FeedbackEvent = components["schemas"]["FeedbackEvent"];

type NewEvent = { event: FeedbackEvent; customerId: string | null; now: Date };

/** Inserts an event and returns its id. */
export async function insertEvent(tx: Tx, { event, customerId, now }: NewEvent): Promise<string> {
  const id = newId("evt");
  await tx
    .insertInto("event")
    .values({
      id,
      event_type: event.eventType,
      rating: event.rating,
      comment: event.comment ?? null,
      email: event.email ?? null,
      source: event.source,
      variant: event.variant,
      client_information: JSON.stringify(event.clientInformation),
      customer_id: customerId,
      created_at: now,
    })
    .execute();
  return id;
}
