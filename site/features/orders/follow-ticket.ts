// Follows the draws of a ticket whose page has no island: `data-follows` is its status and their stops, `data-draws` their paths.
import { followDraws } from "#site/lib/follow-draws.ts";

for (const mark of document.querySelectorAll<HTMLElement>("[data-follows]")) {
  const [, ...stops] = (mark.dataset["follows"] ?? "").split(" ");
  const paths = mark.dataset["draws"]?.split(" ") ?? [];
  followDraws(
    stops,
    stops.flatMap((stop, at) => (paths[at] ? [{ path: paths[at], stop }] : [])),
  );
}
