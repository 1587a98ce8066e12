// Shows the winning tickets of a draw one by one, in the order drawn, and marks the customer's own as they are drawn.

import type { Outputs } from "#gateway/gateway.ts";

type Order = Outputs["orders"]["get"];

/** A winning ticket, as the gateway sends it (gateway/entry/live-draws.ts). */
export type DrawnTicket = { prizeId: string; ticket: string };

/** Lists the numbers of tickets that had none when the page was rendered, as OwnComing.astro does. Without a reply, they stay as they are. */
export async function fillRuns(): Promise<void> {
  const waiting = [...document.querySelectorAll<HTMLElement>("[data-live-runs]")];
  if (waiting.length === 0) return;
  const fill = async (list: HTMLElement) => {
    const input = encodeURIComponent(JSON.stringify({ id: list.dataset["liveRuns"] }));
    const reply = await fetch(`/trpc/orders.get?input=${input}`);
    const { ticketRuns = [] } = ((await reply.json()) as { result: { data: Order } }).result.data;
    if (ticketRuns.length === 0) return;
    list.removeAttribute("data-live-runs");
    list.replaceChildren(
      ...ticketRuns.map(({ first, last }) => {
        const run = document.createElement("li");
        run.className = "own-run num";
        run.dataset["liveRun"] = `${first} ${last}`;
        run.textContent = first === last ? first : `${first} to ${last}`;
        return run;
      }),
    );
  };
  await Promise.allSettled(waiting.map(fill));
}

/** Returns the customer's tickets on this page: each element has the first and the last number of a run. */
const ownRuns = () =>
  [...document.querySelectorAll<HTMLElement>("[data-live-run]")].map((run) => {
    const [first = 0, last = 0] = (run.dataset["liveRun"] ?? "").split(" ").map(Number);
    return { run, has: (ticket: string) => Number(ticket) >= first && Number(ticket) <= last };
  });

/** Returns the steps that fill the places of a list, in its order. A prize without a winning ticket here went to a ticket sold elsewhere. */
export function ticketSteps(list: Element, tickets: readonly DrawnTicket[]): (() => void)[] {
  const runs = ownRuns();
  const left = Map.groupBy(tickets, ({ prizeId }) => prizeId);
  return [...list.querySelectorAll<HTMLElement>("[data-prize]")].map((place) => {
    const ticket = left.get(place.dataset["prize"] ?? "")?.shift()?.ticket;
    return () => {
      if (!ticket) {
        place.textContent = "Not won here";
        place.className = "drawn-ticket is-falling is-elsewhere";
        return;
      }
      const own = runs.filter(({ has }) => has(ticket));
      place.textContent = ticket;
      place.className = `drawn-ticket num is-falling${own.length > 0 ? " is-own" : ""}`;
      // After an early bird the page says what the tickets have won so far.
      const none = own.length > 0 ? document.querySelector("[data-none-won]") : null;
      if (none) none.textContent = "Your winning tickets are marked above.";
      for (const { run } of own) {
        run.classList.add("is-own");
        const wins = run.querySelector("strong") ?? run.appendChild(document.createElement("strong"));
        const count = Number(wins.dataset["count"] ?? 0) + 1;
        wins.dataset["count"] = String(count);
        wins.textContent = ` · ${count} ${count === 1 ? "prize" : "prizes"}`;
      }
    };
  });
}

/** Returns what screen readers hear of the shown tickets: the first prize and the customer's own. */
export function ticketsSaid(list: Element): string {
  const shown = [...list.querySelectorAll<HTMLElement>("[data-prize]:not(.is-empty, .is-elsewhere)")];
  const [first, ...others] = shown.map((place) => ({
    place,
    text: `${place.dataset["name"]}, ticket ${place.textContent}`,
  }));
  const own = others.filter(({ place }) => place.classList.contains("is-own"));
  return first ? [first, ...own].map(({ text }) => text).join("; ") : "";
}

/** Returns the steps that show the winning tickets of this page's main draw again, and hides them until then. */
export function replaySteps(): (() => void)[] {
  const table = document.querySelector("table:has(.drawn-ticket)");
  const all = [document.querySelector(".first-ticket"), ...(table?.querySelectorAll(".drawn-ticket") ?? [])];
  // Rows of a folded table are not shown.
  const places = all.filter((place) => place?.checkVisibility());
  for (const place of places) {
    place?.classList.add("is-empty");
    place?.classList.remove("is-falling");
  }
  table?.scrollIntoView({ block: "nearest" });
  return places.map((place) => () => {
    place?.classList.remove("is-empty");
    place?.classList.add("is-falling");
  });
}
