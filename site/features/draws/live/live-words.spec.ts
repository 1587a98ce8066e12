import { describe, expect, it } from "vitest";
import { type LiveDraw, liveStateOf, liveWords, reloadWords } from "./live-words.ts";

const draw: LiveDraw = { status: "DRAW_OPEN", stop: "2026-11-23T09:25:00Z", drawDate: "2026-11-23T10:30:00Z" };
const at = (time: string) => Date.parse(time);
const before = at("2026-11-23T08:43:00Z");
const words = (status: string, now: number, counts = true) =>
  liveWords({ ...draw, status }, { now, finds: "numbers", counts });

describe("the state of a draw", () => {
  it.each([
    ["DRAW_OPEN", "2026-11-23T09:24:59Z", "open"],
    ["DRAW_CAPPED", "2026-11-23T09:24:59Z", "open"],
    ["DRAW_OPEN", "2026-11-23T09:25:00Z", "closed"],
    ["DRAW_CLOSED", "2026-11-23T10:29:59Z", "closed"],
    ["DRAW_CLOSED", "2026-11-23T10:30:00Z", "drawing"],
    ["DRAW_DRAWN", "2026-11-23T10:30:00Z", "drawing"],
    ["DRAW_SCORED", "2026-11-23T10:30:00Z", "drawn"],
    ["DRAW_PAID", "2026-11-23T08:00:00Z", "drawn"],
  ])("of %s at %s is %s", (status, now, state) => {
    expect(liveStateOf({ ...draw, status }, at(now))).toBe(state);
  });

  it("is closed once the service has stopped the sales before their time", () => {
    expect(liveStateOf({ ...draw, status: "DRAW_CLOSED" }, before)).toBe("closed");
  });
});

describe("the words of a draw", () => {
  it("count down to the stop and then to the draw", () => {
    expect(words("DRAW_OPEN", before).title).toBe("Sales close in 42 minutes");
    expect(words("DRAW_OPEN", before).text).toBe("We draw the numbers at 9:30 pm AEDT.");
    expect(words("DRAW_CLOSED", at("2026-11-23T09:26:00Z")).title).toBe("The draw starts in 1 hour 4 minutes");
    expect(words("DRAW_CLOSED", at("2026-11-23T10:30:00Z")).title).toBe("Drawing now");
    expect(words("DRAW_SCORED", at("2026-11-23T10:30:05Z")).title).toBe("The result is in");
  });

  it("say that a result is shown step by step", () => {
    const drawn = { ...draw, status: "DRAW_SCORED" };
    expect(liveWords(drawn, { now: before, finds: "numbers", counts: true, steps: true }).text).toBe(
      "The numbers are final. We show them one by one, as drawn.",
    );
  });

  it("name times instead on a page that is kept, and the day if it is another one", () => {
    expect(words("DRAW_OPEN", before, false).title).toBe("Sales close at 8:25 pm AEDT");
    expect(words("DRAW_OPEN", at("2026-11-21T08:43:00Z"), false).title).toBe(
      "Sales close on Monday 23 Nov, 8:25 pm AEDT",
    );
    expect(words("DRAW_CLOSED", at("2026-11-23T09:26:00Z"), false)).toEqual({
      title: "Sales have closed",
      text: "We draw the numbers at 9:30 pm AEDT.",
    });
  });

  it("name the latest time of a draw that is held when it is sold out", () => {
    const soldOut = { ...draw, isDrawnWhenSoldOut: true };
    expect(liveWords(soldOut, { now: before, finds: "winning tickets", counts: false }).text).toBe(
      "We draw the winning tickets when it is sold out, at the latest at 9:30 pm AEDT.",
    );
  });

  it("give readers without a script the time to reload", () => {
    expect(reloadWords(draw, before)).toBe("Reload this page after 9:30 pm AEDT to see the result.");
    expect(reloadWords({ ...draw, status: "DRAW_CLOSED" }, at("2026-11-23T10:31:00Z"))).toBe(
      "Reload this page in a minute to see the result.",
    );
  });
});
