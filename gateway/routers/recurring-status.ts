// What autoplays and subscriptions have in common: the page of a list, and the change of a status.
import { z } from "zod";
import type { Capability } from "#generated/capabilities.ts";
import {
  listAutoplaysParameters,
  RecurringStatusRequest,
  setAutoplayStatusParameters,
} from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import type { Context } from "../context.ts";
import { notFound } from "../foundation/errors.ts";
import { hasCapability } from "../rules/capabilities.ts";
import { pageSizes } from "../rules/paging.ts";
import { readCapabilities } from "../session/capabilities.ts";

type Schemas = components["schemas"];

export type RecurringPurchase = Schemas["RecurringPurchase"];
export type RecurringPage = { purchases: RecurringPurchase[]; pageInfo: Schemas["PageInfo"] };

export const recurringListInput = z.object({
  page: z.number().optional(),
  limit: listAutoplaysParameters().shape.limit.unwrap().default(pageSizes.default),
});

export const recurringStatusInput = z.object({
  id: setAutoplayStatusParameters().shape.id,
  ...RecurringStatusRequest().shape,
});
export type StatusInput = z.output<typeof recurringStatusInput>;

/** Throws 404 unless the segment may set this status: one capability cancels, the other pauses and resumes. */
export async function requireStatusCapability(
  ctx: Context,
  { status }: StatusInput,
  { cancel, pause }: { cancel: Capability; pause: Capability },
): Promise<void> {
  const wanted = status === "recurring_status_cancelled" ? cancel : pause;
  const { capabilities } = await readCapabilities(ctx);
  if (!hasCapability(capabilities, [wanted])) throw notFound();
}
