import type { components } from "#generated/main/schema.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import {
  changePreferences,
  findByReference,
  type Preferences,
  readChangedAt,
  readPreferences,
  type Source,
} from "./communication-preferences.rows.ts";

type Shown = components["schemas"]["CommunicationPreferences"];

/** The channels to show. `push` is stored and never shown (account §3). */
const METHODS: Shown["features"]["methods"] = ["email", "phone", "sms", "directmail"];

async function replyOf(tx: Tx, customerId: string, preferences: Preferences) {
  const changedAt = await readChangedAt(tx, customerId);
  const result: Shown = { preferences, features: { methods: METHODS } };
  if (changedAt) result.changedAt = changedAt.toISOString();
  return { status: 200 as const, body: { result } };
}

/**
 * Returns whose preferences an id names: the signed-in customer's own, or those of an unguessable reference. A customer id
 * without a sign-in is refused with 401, anything else with 404.
 */
async function ownerOf(tx: Tx, id: string, signedIn: string | null): Promise<{ customerId: string; source: Source }> {
  if (id === signedIn) return { customerId: id, source: "account" };
  const customerId = await findByReference(tx, id);
  if (customerId !== undefined) return { customerId, source: "link" };
  if (signedIn === null && id.startsWith("cus_")) return refuse(401, "signed_out", "Please log in to continue.");
  return refuseNotFound();
}

type Ids = "getCommunicationPreferences" | "updateCommunicationPreferences" | "unsubscribeMarketing";

export const communicationPreferencesHandlers: Handlers<Ids> = {
  getCommunicationPreferences: async ({ customerId: signedIn, params, tx }) => {
    const { customerId } = await ownerOf(tx, params.id, signedIn);
    return replyOf(tx, customerId, await readPreferences(tx, customerId));
  },

  updateCommunicationPreferences: async ({ body, customerId: signedIn, now, params, tx }) => {
    const { customerId, source } = await ownerOf(tx, params.id, signedIn);
    const { preferences, unsubscribeReasons: reasons } = body;
    const isUnsubscribe = reasons !== undefined && preferences.email === false;
    const change = { preferences, source: isUnsubscribe ? "unsubscribe" : source, at: now } as const;
    return replyOf(
      tx,
      customerId,
      await changePreferences(tx, customerId, { ...change, ...(isUnsubscribe && { reasons }) }),
    );
  },

  unsubscribeMarketing: async ({ body, customerId: signedIn, now, params, tx }) => {
    const { customerId } = await ownerOf(tx, params.id, signedIn);
    const { preferences, unsubscribeReasons: reasons } = body;
    const { productOfferKey } = params;
    const change = { preferences, source: "unsubscribe", reasons, productOfferKey, at: now } as const;
    return replyOf(tx, customerId, await changePreferences(tx, customerId, change));
  },
};
