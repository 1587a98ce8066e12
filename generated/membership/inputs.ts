// Written by `npm run generate` from openapi/. Do not edit.
import { z } from "zod";

export const MembershipProgram = z.enum(["daily_winners"]);
export const MembershipStatus = z.enum(["member","non-member","pending-deposit"]);
export const MembershipUpdateRequest = z.object({
 membershipProgram: MembershipProgram,
 membershipStatus: MembershipStatus,
 metadata: z.record(z.string(), z.string().max(200)),
});
export const GiveawayType = z.enum(["daily","major","monthly","preview","special"]);
export const EntryStatus = z.enum(["locked","unlocked","guaranteed"]);
export const DrawEntryRequest = z.object({
 entryStatus: EntryStatus,
});
export const listGiveawaysParameters = z.object({
 status: z.enum(["current","closed","drawn"]).optional(),
 giveawayType: GiveawayType.optional(),
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
});
export const getGiveawayParameters = z.object({
 id: z.string().min(1).max(64),
 giveawayType: GiveawayType.optional(),
});
export const setDrawEntryParameters = z.object({
 id: z.string().min(1).max(64),
});
