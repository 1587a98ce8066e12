export const lottoPartyDefaults = { inviteAllExistingMembers: false } as const;
export const autosessionStatuses = ["paused", "on", "off"] as const;
export const publicityStatuses = ["private", "promoted", "public"] as const;

type Refusal = { status: number; code?: string | null };

/** What a refused group means to its organiser (account §8). */
export function groupRefusal({ status, code }: Refusal): "bad_name" | "duplicate_name" | "failed" {
  if (code === "contains_profanity") return "bad_name";
  return status === 409 ? "duplicate_name" : "failed";
}

/** What a refused session means to its organiser (account §8). */
export function sessionRefusal({ status }: Refusal): "draw_closed" | "failed" {
  return status === 422 ? "draw_closed" : "failed";
}
