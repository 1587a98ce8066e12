// Reloads a page without islands, or with a play screen, once a draw that it shows has changed. A page marks what it shows of draws: their closing times with
// `data-countdown`, the stops and states of a ticket's draws with `data-follows`.
import { askAgainMs, shopTime, streamsOf, type TicketDraw } from "./ask-again.ts";

// As Astro and React write these attributes: React's is `dateTime`.
const MARKS = /<time [^>]*?datetime="([^"]*)"[^>]*? data-countdown|data-follows="([^"]*)"/gi;
/** Returns the marks in a page's HTML, in its order. */
export const shownIn = (html: string): string =>
  [...html.matchAll(MARKS)].map(([, time, state]) => time ?? state).join();
const shownHere = () =>
  [...document.querySelectorAll<HTMLElement>("[data-countdown], [data-follows]")]
    .map((mark) => mark.getAttribute("datetime") ?? mark.dataset["follows"])
    .join();

/** Whether the visitor is in the middle of something that a reload would lose. */
const isBusy = () => document.querySelector("dialog[open], :is(input, select, textarea):focus") !== null;

/** Asks for this page again at each of these stops and after them, with back-off, and at once when one of these draws changes. */
export function followDraws(stops: readonly string[], draws: readonly TicketDraw[] = []): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    clearTimeout(timer);
    if (document.hidden || isBusy()) return wait();
    // Not from the browser's cache, which may answer with the page as it was for 40 s.
    const reply = await fetch(location.href, { cache: "no-cache" }).catch(() => null);
    // A ticket has another address once it is drawn.
    if (reply?.ok && reply.redirected) location.replace(reply.url);
    else if (reply?.ok && shownIn(await reply.text()) !== shownHere()) location.reload();
    else wait();
  };
  let streams = "";
  let end: (() => void) | undefined;
  const follow = async () => {
    const paths = streamsOf(draws, shopTime());
    if (paths.join() === streams) return;
    streams = paths.join();
    const { followStreams } = await import("./live-draws.ts");
    end?.();
    end = followStreams(paths, () => void ask());
  };
  const wait = () => {
    timer = setTimeout(() => void ask(), askAgainMs(stops, shopTime()));
    void follow().catch(() => undefined);
  };
  wait();
}
