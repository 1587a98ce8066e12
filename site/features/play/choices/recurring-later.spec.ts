import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { PlaySetup } from "./play-choices.ts";
import { RecurringLater } from "./RecurringLater.tsx";

it("says in the page, also without a script, that an offer is only sold as autoplay (Offers 12)", () => {
  const htmlOf = (recurs: PlaySetup["recurs"]) => {
    const setup = { recurs } as PlaySetup;
    const draws = { recurring: {}, setWish: () => {} };
    return renderToStaticMarkup(createElement(RecurringLater, { setup, draws, isQuickPick: true }));
  };
  const always = htmlOf({ type: "autoplay", name: "Autoplay", isAlways: true });
  expect(always).toContain("Sold as autoplay only. You can cancel it any time.");
  expect(htmlOf({ type: "autoplay", name: "Autoplay" })).toBe("");
});
