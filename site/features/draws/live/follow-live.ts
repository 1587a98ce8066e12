// Follows the draw of this page: counts down, then shows the balls or the winning tickets as the service has drawn them, then the page of the result.

import { shopTime } from "#site/lib/ask-again.ts";
import { keepInTab } from "#site/lib/favourites-storage.ts";
import type { NumbersBySet } from "#site/lib/format/balls.ts";
import { ballSteps, deal, inOrder, isStill, ownGames, wait } from "./deal.ts";
import { type LiveDraw, type LiveState, liveStateOf, liveWords } from "./live-words.ts";
import { type DrawnTicket, fillRuns, ticketSteps, ticketsSaid } from "./tickets.ts";

/** What the gateway sends (gateway/entry/live-draws.ts). */
type Sent = Pick<LiveDraw, "status" | "drawDate"> & {
  clock: number;
  numbers?: NumbersBySet;
  tickets?: DrawnTicket[];
};

/** Kept in this tab when this page gives way to that of the result while a control has the focus: the new page takes it. */
export const HAD_FOCUS = "dc_had_focus";
const TICK_MS = 1_000;
const POLL_MS = 4_000;
/** The longest wait between two looks for the page of the result. */
const MAX_LOOK_MS = 30_000;
/** Polls before the stream is tried again. */
const POLLS = 10;
const FINAL = ["DRAW_PAID", "DRAW_EMAILED"];

/** Returns up to this many milliseconds more, so that pages do not ask all at once. */
const spread = (ms: number) => ms * Math.random();

const panel = document.querySelector<HTMLElement>("[data-live]");
if (panel) follow(panel);

function follow(panel: HTMLElement) {
  const { live: path = "", finds = "" } = panel.dataset;
  const find = (selector: string) => panel.querySelector<HTMLElement>(selector);
  const title = find(".live__title");
  const text = find(".live__text");
  const said = find("[data-live-said]");
  const row = find("[data-live-balls]");
  const list = find("[data-live-tickets]");
  let draw = JSON.parse(panel.dataset["draw"] ?? "{}") as LiveDraw;
  let clockMs = shopTime() - Date.now();
  let state: LiveState | undefined;
  let source: EventSource | undefined;
  let polling: ReturnType<typeof setTimeout> | undefined;
  let isShown: Promise<void> | undefined;

  const write = (element: HTMLElement | null, words: string) => {
    if (element && element.textContent !== words) element.textContent = words;
  };

  function paint() {
    const now = Date.now() + clockMs;
    const words = liveWords(draw, { now, finds, counts: true, steps: !isStill() });
    write(title, words.title);
    write(text, words.text);
    const next = liveStateOf(draw, now);
    // Screen readers hear a new state once, and no countdown.
    if (state && next !== state) write(said, words.title);
    if (next === "closed" && state !== next)
      setTimeout(() => void fillRuns().catch(() => undefined), spread(2 * TICK_MS));
    state = next;
    panel.dataset["state"] = next;
  }

  async function hasResult(): Promise<boolean> {
    const reply = await fetch(location.href, { cache: "no-cache" });
    return reply.ok && !(await reply.text()).includes("data-live=");
  }

  /**
   * Shows the page of the result once the front has it. Another front may still have the page as it was: looks again after a wait that
   * doubles up to 30 s. A hidden page looks when it is visible again.
   */
  async function showResult(waitMs = TICK_MS): Promise<void> {
    const again = (nextMs: number) => void showResult(nextMs);
    if (document.hidden) document.addEventListener("visibilitychange", () => again(waitMs), { once: true });
    else if (await hasResult().catch(() => false)) {
      keepInTab(HAD_FOCUS, document.activeElement === document.body ? null : "yes");
      location.reload();
    } else setTimeout(again, waitMs + spread(waitMs), Math.min(2 * waitMs, MAX_LOOK_MS));
  }

  /** Shows the result after the balls, or without them if they cannot be shown. */
  async function finish() {
    await isShown?.catch(() => undefined);
    // Also gives time to look at the last ball.
    await wait(2 * TICK_MS + spread(2 * TICK_MS));
    await showResult();
  }

  async function show({ numbers = {}, tickets = [] }: Sent) {
    if (row) await deal(ballSteps(row, numbers, ownGames()));
    if (list) {
      // Some tickets get their numbers only when sales close.
      await fillRuns().catch(() => undefined);
      // On a phone, the visitor's own tickets and notices stand above the list.
      if (!isStill()) list.scrollIntoView({ block: "nearest" });
      await deal(ticketSteps(list, tickets));
    }
    const drawn = inOrder(numbers).map(({ number }) => number);
    const result = list ? ticketsSaid(list) : drawn.join(", ");
    if (result) write(said, `Drawn: ${result}`);
  }

  function apply(sent: Sent) {
    const { status, drawDate, clock } = sent;
    draw = { ...draw, status, drawDate };
    clockMs = clock * 1_000;
    paint();
    if (state === "drawn") isShown ??= show(sent);
    if (!FINAL.includes(status)) return;
    stop();
    clearInterval(ticking);
    void finish();
  }

  function stop() {
    source?.close();
    clearTimeout(polling);
    source = undefined;
    polling = undefined;
  }

  /** Asks every few seconds where no stream is possible: a proxy, or too many streams. */
  function poll(left = POLLS) {
    const timer = setTimeout(
      async () => {
        const headers = { accept: "application/json" };
        const sent = await fetch(path, { cache: "no-store", headers })
          .then((reply) => (reply.ok ? (reply.json() as Promise<Sent>) : null))
          .catch(() => null);
        // The page was hidden during the request. It may be visible again, with a stream.
        if (polling !== timer) return;
        if (sent) apply(sent);
        if (FINAL.includes(draw.status)) return;
        if (left > 0) poll(left - 1);
        else connect();
      },
      POLL_MS / 2 + spread(POLL_MS),
    );
    polling = timer;
  }

  function connect() {
    stop();
    if (document.hidden || FINAL.includes(draw.status)) return;
    source = new EventSource(path);
    source.onmessage = ({ data }: MessageEvent<string>) => apply(JSON.parse(data) as Sent);
    // Browsers reconnect after a lost connection, and give up after a refusal.
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      source = undefined;
      poll();
    };
  }

  const ticking = setInterval(paint, TICK_MS);
  paint();
  connect();
  // Browsers open six connections to an address: pages in the background give theirs up.
  document.addEventListener("visibilitychange", () => (document.hidden ? stop() : connect()));
}
