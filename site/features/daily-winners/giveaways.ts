import type { Outputs } from "#gateway/gateway.ts";
import { dayAndTime } from "#site/lib/format/dates.ts";

export type Giveaway = Outputs["dailyWinners"]["giveaway"];

const NAMES: Readonly<Record<Giveaway["giveawayType"], string>> = {
  daily: "Daily giveaway",
  major: "Major giveaway",
  monthly: "Monthly giveaway",
  preview: "Coming giveaway",
  special: "Special giveaway",
};

/** Returns "Daily giveaway 324". */
export const giveawayName = ({ drawNumber, giveawayType }: Pick<Giveaway, "drawNumber" | "giveawayType">) =>
  `${NAMES[giveawayType]} ${drawNumber}`;

/** Returns the winner as shown: "A. K., NSW", or a phrase if unnamed. `null` until the draw. */
export function winnerName({ winners: [winner], status }: Giveaway): string | null {
  if (status !== "drawn") return null;
  if (!winner) return "None, because there were no entries";
  return [winner.name, winner.region].filter(Boolean).join(", ") || "A member who is not named";
}

/**
 * Returns the customer's entries as a sentence without a full stop. `null` for visitors and non-members, and for the entries that pile
 * up over a month if `countsMonth` is false. `waits`: a member's deposit has not arrived.
 */
export function entrySentence(
  { entries, entryStatus, giveawayType, status }: Giveaway,
  { countsMonth, waits }: { countsMonth: boolean; waits: boolean },
): string | null {
  if (!entryStatus || (giveawayType === "monthly" && !countsMonth)) return null;
  if (entries === 0) return status === "open" ? "You have no entries yet" : "You had no entries";
  const count = entries === 1 ? "1 entry" : `${entries.toLocaleString("en-AU")} entries`;
  if (entryStatus === "locked") {
    if (status === "open" && waits)
      return giveawayType === "daily"
        ? `You are in with ${count} as soon as you have deposited`
        : `You can unlock ${count} once you have deposited`;
    const [counts, them] = entries === 1 ? ["doesn't count", "it"] : ["don't count", "them"];
    return status === "open"
      ? `You have ${count}, which ${counts} until you unlock ${them}`
      : `Your ${count} stayed locked and didn't count`;
  }
  return `You ${status === "open" ? "have" : "had"} ${count}`;
}

/** Whether the customer can still unlock entries of a giveaway. */
export const hasLockedEntries = ({ entries, entryStatus, status }: Giveaway): boolean =>
  entryStatus === "locked" && entries > 0 && status === "open";

const drawnAt = (giveaway: Giveaway) => `${giveawayName(giveaway)}, drawn ${dayAndTime(giveaway.drawDate)}`;

/** Returns what a member is in and what is left to unlock, each with its draw, as sentences. */
export function standingOf(
  giveaways: readonly Giveaway[],
  countsMonth: boolean,
): { entered: string | null; left: string | null } {
  const own = giveaways.filter(
    ({ entries, giveawayType, status }) =>
      status === "open" && entries > 0 && (countsMonth || giveawayType !== "monthly"),
  );
  const locked = own.filter(hasLockedEntries);
  const counted = own.filter((giveaway) => giveaway.entryStatus && !hasLockedEntries(giveaway));
  const later = counted.some(({ giveawayType }) => giveawayType === "daily")
    ? " You are in every later daily giveaway too."
    : "";
  return {
    entered:
      counted.length > 0 ? `${counted.map((giveaway) => `You are in ${drawnAt(giveaway)}.`).join(" ")}${later}` : null,
    left: locked.length > 0 ? `Left to do: unlock your entries in ${locked.map(drawnAt).join("; ")}.` : null,
  };
}
