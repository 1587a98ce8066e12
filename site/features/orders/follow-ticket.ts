// Follows the draws of a ticket whose page has no island: `data-follows` is its status and their stops.
import { followDraws } from "#site/lib/follow-draws.ts";

for (const mark of document.querySelectorAll<HTMLElement>("[data-follows]")) {
  const [, ...stops] = (mark.dataset["follows"] ?? "").split(" ");
  followDraws(stops);
}
