import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { shownIn } from "#site/lib/follow-draws.ts";
import { Countdown } from "#site/ui/money/Countdown.tsx";

it("finds the closing times as React writes them, and the states of tickets as Astro does", () => {
  const times = ["2026-11-23T09:25:00Z", "2026-11-26T09:25:00Z"];
  const html = times
    .map((at) => renderToStaticMarkup(createElement(Countdown, { at, text: "Monday 23 Nov" })))
    .join("");
  const marked = `<main>${html}<span hidden data-follows="upcoming 2026-11-30T09:25:00Z"></span></main>`;
  expect(shownIn(marked)).toBe([...times, "upcoming 2026-11-30T09:25:00Z"].join());
});
