// A second computation of a raffle's draw, from what its result page publishes.
import { createHash } from "node:crypto";
import { sourceOf } from "#services/main/play/draws/numbers.rules.ts";

/** Draws a ticket for each prize again, by the steps on the result page. */
export function drawAgain(
  { seed, product_offer_key, draw_no }: { seed: string; product_offer_key: string; draw_no: number },
  entries: { order: string; book: number; first: number; last: number }[],
  prizes: number,
) {
  const lines = entries.map(({ book, first, last, order }) => `${order}|${book}|${first}-${last}\n`);
  const entriesHash = createHash("sha256").update(lines.join("")).digest("hex");
  const source = sourceOf(seed, `${product_offer_key}|${draw_no}|${entriesHash}`);
  const numbers = entries.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
  const main = Array.from({ length: prizes }, () => numbers[source(numbers.length)]);
  const large = entries.filter(({ first, last }) => last - first === 99);
  const ofLarge = large.flatMap(({ first }) => Array.from({ length: 100 }, (_, at) => first + at));
  return { entriesHash, main, bookBuyer: ofLarge.length > 0 ? ofLarge[source(ofLarge.length)] : undefined };
}
