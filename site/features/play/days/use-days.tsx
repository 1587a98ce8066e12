import { useEffect, useState } from "react";
import { SelectField } from "#site/ui/field/SelectField.tsx";
import { countOptions, drawCountsOf, firstDraw, type PlaySetup, type Weekday } from "../choices/play-choices.ts";
import type { When } from "../screen/play-parts.ts";
import { parse, read, write } from "../ticket/kept-ticket.ts";
import type { PlayStart } from "../ticket/use-builder.ts";
import { firstOnDays, withDayOf } from "./day-draws.ts";

// Saves the days and weeks of a play page in sessionStorage.
type Page = Pick<PlaySetup, "offerKey" | "days" | "maxWeeks">;
type Kept = { days: readonly Weekday[]; weeks: number };

const keyOf = ({ offerKey }: Page) => `dc_play_days:${offerKey}`;

const keepDays = (page: Page, kept: Kept) => write(keyOf(page), kept);
const keptDays = (page: Page): Kept | null => readDays(read(keyOf(page)), page);

/** Parses stored days and weeks, without those that are not sold. Returns `null` if they are not that. */
function readDays(text: string | null, { days = [], maxWeeks = 1 }: Omit<Page, "offerKey">): Kept | null {
  const stored = parse(text) as { days?: unknown; weeks?: unknown } | null;
  const chosen = stored?.days;
  if (!Array.isArray(chosen)) return null;
  const weeks = Number(stored?.weeks) || 1;
  return { days: days.filter((day) => chosen.includes(day)), weeks: Math.min(Math.max(weeks, 1), maxWeeks) };
}

/**
 * Holds the days and weeks of a ticket, and saves both for this tab. All days are chosen where all of them are played; otherwise
 * a ticket begins with the day of its first draw.
 */
export function useDays(setup: PlaySetup, start: PlayStart): When {
  const { days: sold = [], maxWeeks = 1 } = setup;
  const isFixed = !drawCountsOf(setup).includes(1);
  const [days, setDays] = useState<readonly Weekday[]>(() => {
    const first = firstDraw(setup.draws, start.drawNo);
    return isFixed || !first ? sold : withDayOf(first, [], sold);
  });
  const [weeks, setWeeks] = useState(1);
  const [isLive, setLive] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const kept = keptDays(setup);
    if (kept && !isFixed && start.drawNo === null) setDays(kept.days);
    if (kept) setWeeks(kept.weeks);
    setLive(true);
  }, []);
  useEffect(() => {
    if (isLive) keepDays(setup, { days, weeks });
  }, [isLive, setup, days, weeks]);

  const toggle = (day: Weekday) =>
    setDays(sold.filter((one) => (one === day ? !days.includes(one) : days.includes(one))));
  const { recurs } = setup;
  const field: When["field"] = ({ recurring, setWish }) => (
    <>
      {(isFixed || recurs) && (
        <SelectField
          name="item.numWeeks"
          label="Weeks"
          value={recurring?.type ?? String(weeks)}
          options={countOptions(
            Array.from({ length: maxWeeks }, (_, at) => at + 1),
            "week",
            recurs,
          )}
          onChange={({ currentTarget: { value } }) => {
            setWish(value === recurs?.type ? {} : undefined);
            setWeeks(Number(value) || 1);
          }}
        />
      )}
      {isFixed ? sold.map((day) => <input key={day} type="hidden" name="item.days" value={day} />) : dayBoxes()}
    </>
  );
  const dayBoxes = () => (
    <fieldset className="play__days">
      <legend className="sr-only">Days</legend>
      <div className="cluster">
        {sold.map((day) => (
          <label key={day} className="cluster">
            <input
              type="checkbox"
              name="item.days"
              value={day}
              checked={days.includes(day)}
              onChange={() => toggle(day)}
            />
            {day}
          </label>
        ))}
      </div>
    </fieldset>
  );
  return {
    field,
    numDraws: days.length * weeks,
    firstDraw: (draws, drawNo) => (days.length === 0 ? drawNo : (firstOnDays(draws, drawNo, days) ?? 0)),
    chooseDayOf: (draw) => setDays((now) => withDayOf(draw, now, sold)),
    item: { days: [...days], numDraws: days.length, numWeeks: weeks },
    reason: days.length === 0 ? "Choose at least one draw day." : null,
  };
}
