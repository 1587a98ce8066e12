// Written by `npm run generate` from openapi/. Do not edit.
import { z } from "zod";

// Builds each schema when it is first used, because building all of them slows down the start of the gateway.
function once<T>(build: () => T) {
 let built: T | undefined;
 return () => (built ??= build());
}

export const CreateGroupRequest = once(() => z.object({
 groupName: z.string().min(1).max(100),
}));
export const GroupReminderRequest = once(() => z.object({
 reminds: z.boolean(),
}));
export const Money = once(() => z.object({
 amount: z.number(),
 currency: z.enum(["AUD","GBP"]),
}));
export const CreateSessionRequest = once(() => z.object({
 groupId: z.string().min(1).max(64),
 inviteAllExistingMembers: z.boolean().optional(),
 drawId: z.string().min(1).max(64),
 gameOfferKey: z.string().min(1).max(64),
 numGames: z.int().min(1).max(500),
 sharePrice: Money(),
 autosessionStatus: z.enum(["on","off"]).optional(),
}));
export const AutosessionStatus = once(() => z.enum(["paused","on","off"]));
export const UpdateSessionRequest = once(() => z.object({
 autosessionStatus: AutosessionStatus(),
}));
export const listGroupsParameters = once(() => z.object({
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
}));
export const getGroupByTokenParameters = once(() => z.object({
 token: z.string().min(1).max(128),
}));
export const getGroupParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const replaceGroupTokenParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const setGroupReminderParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const listGroupSessionsParameters = once(() => z.object({
 id: z.string().min(1).max(64),
 state: z.enum(["closed"]).optional(),
 limit: z.int().min(1).max(100).optional(),
 offset: z.int().min(0).max(1000000).optional(),
}));
export const listOpenGroupSessionsParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const discoverDrawSessionsParameters = once(() => z.object({
 drawId: z.string().min(1).max(64),
}));
export const getSessionParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const updateSessionParameters = once(() => z.object({
 id: z.string().min(1).max(64),
}));
export const getLottoPartyConfigValueParameters = once(() => z.object({
 value: z.string().min(1).max(64),
}));
