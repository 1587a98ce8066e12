import type { components } from "#generated/social/schema.ts";
import type { Handlers, Tx } from "#services/lib/handlers.ts";
import { refuse, refuseNotFound } from "#services/lib/refusal.ts";
import {
  findGroup,
  findGroupByToken,
  type Group,
  type GroupSeen,
  insertGroup,
  listGroupsOf,
  replaceToken,
} from "#services/main/play/parties/groups.rows.ts";
import { listOpenSessionsOf } from "#services/main/play/parties/parties.rows.ts";
import { MAX_GROUP_NAME_LENGTH } from "#services/main/play/parties/parties.ts";
import { setReminder } from "#services/main/play/parties/reminders.rows.ts";
import { toSessions } from "../sessions/sessions.shapes.ts";
import { cleanName, hasHiddenCharacters, isProfane, nameKeyOf } from "./group-name.rules.ts";

type LottoPartyGroup = components["schemas"]["LottoPartyGroup"];

/** Returns a group. Its link and its organiser are for members. */
function toGroup(group: Group & Partial<GroupSeen>, customerId: string | null, isMember: boolean): LottoPartyGroup {
  const { is_organiser_gone: organiserHasLeft, reminds } = group;
  return {
    groupId: group.id,
    groupName: group.name,
    publicityStatus: group.publicity_status,
    ...(isMember && { token: group.token, organiserCustomerId: group.organiser_id }),
    memberCount: group.member_count,
    isOrganiser: group.organiser_id === customerId,
    ...(isMember && organiserHasLeft !== undefined && { organiserHasLeft }),
    ...(isMember && reminds !== undefined && { reminds }),
  };
}

const PER_PAGE = 6;

/** Returns the name in its usual form. Refuses one that cannot be used. */
function requireName(given: string): string {
  const name = cleanName(given);
  const refuseName = (message: string) => refuse(422, "invalid_field", message, "group_name");
  if (name === "") refuseName("This field is required");
  if (hasHiddenCharacters(given) || hasHiddenCharacters(name)) refuseName("This field is not valid");
  if ([...name].length > MAX_GROUP_NAME_LENGTH) refuseName(`Use at most ${MAX_GROUP_NAME_LENGTH} characters.`);
  if (isProfane(name)) refuse(422, "contains_profanity", "Please choose another name.", "group_name");
  return name;
}

/** Returns a group that the customer may see. Refuses others with 404. */
export async function requireGroup(tx: Tx, id: string, customerId: string | null): Promise<GroupSeen> {
  const group = await findGroup(tx, id, customerId);
  return group && (group.is_member || group.publicity_status !== "private") ? group : refuseNotFound();
}

/** Refuses everybody but the organiser. */
export function requireOrganiser(organiserId: string, customerId: string): void {
  if (organiserId !== customerId) refuse(422, "organiser_only", "Only the organiser of the group can do this.");
}

export const groupsHandlers: Handlers<
  "createGroup" | "listGroups" | "getGroup" | "getGroupByToken" | "replaceGroupToken" | "setGroupReminder"
> = {
  createGroup: async ({ body, customerId, now, tx }) => {
    const name = requireName(body.groupName);
    const group = await insertGroup(tx, { customerId, name, nameKey: nameKeyOf(name), now });
    if (!group) refuse(409, "group_name_taken", "You have a group with this name already.", "group_name");
    return { status: 200, body: { result: toGroup(group, customerId, true) } };
  },

  listGroups: async ({ customerId, query: { limit = PER_PAGE, offset = 0 }, tx }) => {
    const { groups, total } = await listGroupsOf(tx, customerId, { limit, offset });
    const result = groups.map((group) => toGroup(group, customerId, true));
    return { status: 200, body: { result, pageInfo: { limit, offset, total } } };
  },

  getGroup: async ({ customerId, params, tx }) => {
    const group = await requireGroup(tx, params.id, customerId);
    return { status: 200, body: { result: toGroup(group, customerId, group.is_member) } };
  },

  getGroupByToken: async ({ customerId, now, params, subVariant: region, tx }) => {
    const group = (await findGroupByToken(tx, params.token, customerId)) ?? refuseNotFound();
    const open = await listOpenSessionsOf(tx, group.id, { customerId, now, withGames: true });
    const sessions = await toSessions(tx, open, { customerId, now, region });
    return { status: 200, body: { result: { ...toGroup(group, customerId, group.is_member), sessions } } };
  },

  replaceGroupToken: async ({ customerId, params, tx }) => {
    const group = await requireGroup(tx, params.id, customerId);
    requireOrganiser(group.organiser_id, customerId);
    const token = await replaceToken(tx, group.id);
    return { status: 200, body: { result: toGroup({ ...group, token }, customerId, true) } };
  },

  setGroupReminder: async ({ body: { reminds }, customerId, params, tx }) => {
    const group = await requireGroup(tx, params.id, customerId);
    if (!group.is_member) refuseNotFound();
    await setReminder(tx, group.id, customerId, reminds);
    return { status: 200, body: { result: toGroup({ ...group, reminds }, customerId, true) } };
  },
};
