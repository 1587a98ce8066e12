// Follows the draws that server HTML shows: `data-follows` is a state and the stops of its draws, `data-draws` their paths. For pages whose
// islands lose nothing in a reload.
import { followDraws } from "#site/lib/follow-draws.ts";

const shown = [...document.querySelectorAll<HTMLElement>("[data-follows]")].map(({ dataset }) => ({
  stops: (dataset["follows"] ?? "").split(" ").slice(1),
  paths: dataset["draws"]?.split(" ") ?? [],
}));
if (shown.length > 0) {
  followDraws(
    shown.flatMap(({ stops }) => stops),
    shown.flatMap(({ paths, stops }) => stops.flatMap((stop, at) => (paths[at] ? [{ path: paths[at], stop }] : []))),
  );
}
