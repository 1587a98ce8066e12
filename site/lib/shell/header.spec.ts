import { describe, expect, it } from "vitest";
import type { Capability } from "#generated/capabilities.ts";
import { href } from "#site/routes.ts";
import { withShortcuts } from "./header.ts";

const lotto = { label: "Lotto", href: "/shell/menu#menu-lotto", category: "lotto" };
const raffles = { label: "Raffles", href: "/shell/menu#menu-raffle", category: "raffle" };
const about = { label: "About", href: "/about" };
const flags: Capability[] = ["commercial_lotteries"];

describe("category links", () => {
  it("lead directly to a product type in the cart on personal pages", () => {
    const page = { isShared: false, capabilities: flags, href };
    expect(withShortcuts([lotto, raffles, about], page, ["lottery_ticket"])).toEqual([
      { label: "Lotto", href: "/lotto-tickets", isShortcut: true },
      raffles,
      about,
    ]);
    expect(withShortcuts([lotto], page, ["raffle_ticket"])).toEqual([lotto]);
  });

  it("carry the direct link as data on shared pages", () => {
    const page = { isShared: true, capabilities: flags, href };
    const straight = [{ ...lotto, straight: "/lotto-tickets" }, raffles, about];
    expect(withShortcuts([lotto, raffles, about], page, [])).toEqual(straight);
    expect(withShortcuts([lotto, raffles, about], page, ["lottery_ticket"])).toEqual(straight);
  });

  it("omit pages that are off for the segment", () => {
    expect(withShortcuts([lotto], { isShared: true, capabilities: [], href }, [])).toEqual([lotto]);
    expect(withShortcuts([lotto], { isShared: false, capabilities: [], href }, ["lottery_ticket"])).toEqual([lotto]);
  });
});
