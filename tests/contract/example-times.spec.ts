// Checks that the examples have the draw times of the demo.
import { describe, expect, it } from "vitest";
import { CATALOGUE } from "#services/main/catalogue/offers/catalogue.ts";
import { timesOf } from "#services/main/play/draws/schedule.rules.ts";
import { readContract } from "./contract.ts";

type Node = Record<string, unknown>;

/** Returns every object below a node. */
function* objectsIn(node: unknown): Generator<Node> {
  if (typeof node !== "object" || node === null) return;
  if (!Array.isArray(node)) yield node as Node;
  for (const inner of Object.values(node)) yield* objectsIn(inner);
}

const schedules = new Map(CATALOGUE.flatMap((offer) => ("schedule" in offer ? [[offer.key, offer.schedule]] : [])));

/** Returns the draw that an example object refers to, by its id or by lottery and number. */
function drawOf({ draw_id, draw_encoded_ids, product_offer_key, lottery_key, draw_no, latest_draw_no }: Node) {
  const id = draw_id ?? (Array.isArray(draw_encoded_ids) ? draw_encoded_ids[0] : undefined);
  const [, keyOfId, numberOfId] = /^drw_(.+)_(\d+)$/.exec(String(id)) ?? [];
  const schedule = schedules.get(String(keyOfId ?? product_offer_key ?? lottery_key));
  const drawNo = Number(numberOfId ?? draw_no ?? latest_draw_no);
  return schedule && !Number.isNaN(drawNo) ? timesOf(schedule, drawNo) : null;
}

/** Returns the draw times of an example, each with the services' time. */
function timesIn(example: unknown) {
  return [...objectsIn(example)].flatMap((node) => {
    const draw = drawOf(node);
    if (!draw) return [];
    const official = (node["draw_data"] as Node | undefined)?.["draw_stop"];
    const exampleTimes = { stop: node["stop"] ?? node["draw_stop"], closeAt: official, drawAt: node["draw_date"] };
    return Object.entries(exampleTimes).flatMap(([name, time]) =>
      typeof time === "string" ? [{ shown: new Date(time), kept: draw[name as keyof typeof exampleTimes] }] : [],
    );
  });
}

const { document } = readContract("main");
const examples = [...objectsIn(document.paths)].flatMap(({ examples: named }) => Object.entries((named as Node) ?? {}));

describe("the times of draws in the examples", () => {
  const examplesWithTimes = examples
    .map(([name, example]) => [name, timesIn(example)] as const)
    .filter(([, it]) => it.length > 0);

  it.each(examplesWithTimes)("%s", (_, times) => {
    expect(times.map(({ shown }) => shown)).toEqual(times.map(({ kept }) => kept));
  });

  it("cover every noun that shows draws", () => {
    expect(examplesWithTimes.length).toBeGreaterThan(10);
  });
});
