import { expect, it } from "vitest";
import { callToAction, landingState } from "./call-to-action.ts";
import type { Config, Membership } from "./membership-page.ts";

const config = {
  titleContent: { heading: "Daily Winners" },
  joinAll: { heading: "Be in tonight's draw", label: "Join Daily Winners" },
  joinPremium: { heading: "More entries", label: "Go premium" },
} as Config;
const member = (change: Partial<Membership>) =>
  ({
    membershipStatus: "member",
    membershipTier: "free",
    eligibility: "eligible",
    locked: false,
    upcomingDraws: [
      { drawId: "a", entryStatus: "unlocked", numberOfEntriesText: "1 entry" },
      { drawId: "b", entryStatus: "locked", numberOfEntriesText: "9 entries" },
    ],
    ...change,
  }) as Membership;

it.each([
  ["visitor", null, "Be in tonight's draw", "Log in to join"],
  ["eligible", member({ membershipStatus: "non-member" }), "Be in tonight's draw", "Join Daily Winners"],
  [
    "ineligible",
    member({ membershipStatus: "non-member", eligibility: "ineligible" }),
    "Daily Winners is not open to your account.",
    "See why",
  ],
  [
    "pending-deposit",
    member({ membershipStatus: "pending-deposit", locked: true }),
    "One step is left: a deposit.",
    "Make a deposit",
  ],
  ["locked", member({ locked: true }), "Some of your entries are locked.", "Unlock your entries"],
  ["free", member({}), "Free member: you are in 1 giveaway.", "Go premium"],
  ["premium", member({ membershipTier: "premium" }), "Premium member: you are in 1 giveaway.", undefined],
] as const)("has a bar of its own for each state: %s (Membership 5)", (state, membership, text, label) => {
  expect(landingState(membership)).toBe(state);
  const bar = callToAction(config, membership, true);
  expect([bar.text, bar.action?.label]).toEqual([text, label]);
});

it("offers premium only where it is sold, and has words of its own where the config has none", () => {
  expect(callToAction(config, member({}), false).action).toBeUndefined();
  const bare = { titleContent: { heading: "Daily Winners" } } as Config;
  const join = { text: "Daily Winners", action: { label: "Join", to: "join" } };
  expect(callToAction(bare, member({ membershipStatus: "non-member" }), true)).toEqual(join);
  expect(callToAction(bare, member({}), true).action?.label).toBe("See premium");
});
