import type { components } from "#generated/membership/schema.ts";
import type { Tx } from "#services/lib/handlers.ts";
import { readInitials } from "#services/main/identity/customer/customer.rows.ts";
import { type Member, readMember } from "#services/main/identity/membership/membership.rows.ts";
import type { GiveawaySeen } from "#services/main/play/giveaways/giveaways.rows.ts";
import { entriesPerDay } from "#services/main/play/giveaways/giveaways.rules.ts";

type Schemas = components["schemas"];
type Entry = { entries: number; status: Schemas["EntryStatus"] };

/** Returns a member's entries in a giveaway. `null` for non-members and for previews, which accept no entries. */
export function entryOf({ entry, status, type }: GiveawaySeen, member: Member): Entry | null {
  if (type === "preview") return null;
  if (status !== "open") return entry;
  if (member.status === "non-member") return null;
  const isLocked = member.status === "pending-deposit";
  if (type === "monthly") {
    const { entries = 0, status: own = "locked" } = entry ?? {};
    return { entries, status: isLocked ? "locked" : own };
  }
  // Entered when it closes.
  if (type === "daily") return { entries: entriesPerDay(member.tier), status: isLocked ? "locked" : "unlocked" };
  const whenOpen = member.tier === "premium" ? "guaranteed" : (entry?.status ?? "locked");
  return { entries: 1, status: isLocked ? "locked" : whenOpen };
}

/** Returns giveaways as a customer sees them; without one, as a visitor does. */
export async function toGiveaways(
  tx: Tx,
  giveaways: readonly GiveawaySeen[],
  customerId: string | null,
): Promise<Schemas["Giveaway"][]> {
  const member = customerId === null ? null : await readMember(tx, customerId);
  const named = giveaways.flatMap(({ winner }) => (winner?.shows_name ? [winner.customer_id] : []));
  const people = await readInitials(tx, [...new Set(named)]);
  return giveaways.map((giveaway) => {
    const { draw_number, draws_at, entries_hash, id, prize, seed, seed_hash, status, total_entries, type, winner } =
      giveaway;
    const entry = member && entryOf(giveaway, member);
    const person = winner?.shows_name ? people.get(winner.customer_id) : undefined;
    return {
      giveawayType: type,
      drawNumber: draw_number,
      drawId: id,
      status,
      prize,
      ...(entry && { entryStatus: entry.status }),
      entries: entry?.entries ?? 0,
      winners: winner
        ? [{ id: winner.id, ...(person && { name: person.initials, ...(person.region && { region: person.region }) }) }]
        : [],
      ...(winner && winner.customer_id === customerId && { ownWin: true }),
      drawDate: draws_at.toISOString(),
      seedHash: seed_hash,
      ...(entries_hash !== null && { entriesHash: entries_hash }),
      ...(total_entries !== null && { totalEntries: total_entries }),
      ...(status === "drawn" && { seed }),
    };
  });
}
