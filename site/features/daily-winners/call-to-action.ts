// The state of a visitor or customer on the landing page, and what the bar at its bottom says and links to. Pure.
import type { Config, Membership } from "./membership-page.ts";

export type LandingState = "visitor" | "eligible" | "ineligible" | "pending-deposit" | "locked" | "free" | "premium";

/** Returns the state. A locked member must act before entries count. */
export function landingState(membership: Membership | null): LandingState {
  if (!membership) return "visitor";
  const { eligibility, locked, membershipStatus, membershipTier } = membership;
  if (membershipStatus === "non-member") return eligibility;
  if (membershipStatus === "pending-deposit") return "pending-deposit";
  return locked ? "locked" : membershipTier;
}

type Bar = { text: string; action?: { label: string; to: "join" | "login" | "deposit" | "entries" | "premium" } };

const countOf = (giveaways: number) => `${giveaways} ${giveaways === 1 ? "giveaway" : "giveaways"}`;

/** Returns the bar: the config's words where it has some, else ours. `sellsPremium` is whether premium can be bought. */
export function callToAction(config: Config, membership: Membership | null, sellsPremium: boolean): Bar {
  const { joinAll, joinPremium, titleContent } = config;
  const entered = countOf(membership?.upcomingDraws.filter(({ entryStatus }) => entryStatus !== "locked").length ?? 0);
  const free = `Free member: you are in ${entered}.`;
  const join: Bar = {
    text: joinAll?.heading ?? titleContent.heading,
    action: { label: joinAll?.label ?? "Join", to: "join" },
  };
  const bars: Record<LandingState, Bar> = {
    visitor: { text: join.text, action: { label: "Log in to join", to: "login" } },
    eligible: join,
    ineligible: { text: "Daily Winners is not open to your account.", action: { label: "See why", to: "join" } },
    "pending-deposit": { text: "One step is left: a deposit.", action: { label: "Make a deposit", to: "deposit" } },
    locked: { text: "Some of your entries are locked.", action: { label: "Unlock your entries", to: "entries" } },
    free: sellsPremium
      ? { text: free, action: { label: joinPremium?.label ?? "See premium", to: "premium" } }
      : { text: free },
    premium: { text: `Premium member: you are in ${entered}.` },
  };
  return bars[landingState(membership)];
}
