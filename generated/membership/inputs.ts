// Written by `npm run generate` from openapi/. Do not edit.
import { z } from "zod";

// Builds each schema when it is first used, because building all of them slows down the start of the gateway.
function once<T>(build: () => T) {
 let built: T | undefined;
 return () => (built ??= build());
}

/** Bounds the number of properties. */
function sized(min: number, max: number) {
 return (value: object) => {
  const { length } = Object.values(value).filter((property) => property !== undefined);
  return length >= min && length <= max;
 };
}

export const MembershipProgram = once(() => z.enum(["daily_winners"]));
export const MembershipStatus = once(() => z.enum(["member","non-member","pending-deposit"]));
export const MembershipUpdateRequest = once(() => z.object({
 membershipProgram: MembershipProgram(),
 membershipStatus: MembershipStatus(),
 metadata: z.record(z.string(), z.string().max(200)).refine(sized(0, 20)),
 showWinnerName: z.boolean().optional(),
}));
export const GiveawayType = once(() => z.enum(["daily","major","monthly","preview","special"]));
export const EntryStatus = once(() => z.enum(["locked","unlocked","guaranteed"]));
export const DrawEntryRequest = once(() => z.object({
 entryStatus: EntryStatus(),
}));
export const listGiveawaysParameters = once(() => z.object({
 status: z.enum(["current","closed","drawn"]).optional(),
 giveawayType: GiveawayType().optional(),
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
}));
export const getGiveawayParameters = once(() => z.object({
 id: z.string().min(1).max(64),
 giveawayType: GiveawayType().optional(),
}));
export const setDrawEntryParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
