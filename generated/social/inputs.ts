// Written by `npm run generate` from openapi/. Do not edit.
import { z } from "zod";

export const CreateGroupRequest = z.object({
 groupName: z.string().min(1).max(100),
});
export const Money = z.object({
 amount: z.number(),
 currency: z.enum(["AUD","GBP"]),
});
export const CreateSessionRequest = z.object({
 groupId: z.string().min(1).max(64),
 inviteAllExistingMembers: z.boolean().optional(),
 drawId: z.string().min(1).max(64),
 gameOfferKey: z.string().min(1).max(64),
 numGames: z.int().min(1).max(500),
 sharePrice: Money,
 autosessionStatus: z.enum(["on","off"]).optional(),
});
export const AutosessionStatus = z.enum(["paused","on","off"]);
export const UpdateSessionRequest = z.object({
 autosessionStatus: AutosessionStatus,
});
export const listGroupsParameters = z.object({
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
});
export const getGroupByTokenParameters = z.object({
 token: z.string().min(1).max(128),
});
export const getGroupParameters = z.object({
 id: z.string().min(1).max(64),
});
export const listGroupSessionsParameters = z.object({
 id: z.string().min(1).max(64),
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
});
export const listOpenGroupSessionsParameters = z.object({
 id: z.string().min(1).max(64),
});
export const discoverDrawSessionsParameters = z.object({
 drawId: z.string().min(1).max(64),
});
export const getSessionParameters = z.object({
 id: z.string().min(1).max(64),
});
export const updateSessionParameters = z.object({
 id: z.string().min(1).max(64),
});
export const getLottoPartyConfigValueParameters = z.object({
 value: z.string().min(1).max(64),
});
