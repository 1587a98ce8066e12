// Draws that pages follow live. The services are read once per draw and second, however many pages follow it.
import { setImmediate as nextTurn } from "node:timers/promises";
import type { components } from "#generated/main/schema.ts";
import { networkOf } from "#openapi/shared/network.ts";
import { createContext } from "../context.ts";
import { clientAddress } from "../http/client-address.ts";
import { headerReader, type RequestHeaders, readIncoming } from "../http/incoming.ts";
import { createCaller } from "../router.ts";
import { problemOf } from "../upstream/to-problem.ts";
import type { Resources } from "./resources.ts";

type Draw = components["schemas"]["Draw"];
type DrawKey = { productOfferKey: string; drawNo: number };

/** What a page follows. It has no stop of sales, which differs by region: the page has its own. */
export type LiveDraw = Pick<Draw, "status" | "drawDate"> & {
  /** Seconds that the shop's clock is ahead of real time. */
  clock: number;
  /** By set, in the order drawn; absent before the result and for draws that pick tickets. */
  numbers?: components["schemas"]["NumbersBySet"];
  /** The winning tickets in the order drawn; absent before the result and for draws of numbers. */
  tickets?: { prizeId: string; ticket: string }[];
};

/** The client of a stream. */
type Reader = { headers: RequestHeaders; peer: string | undefined };

/** An open stream. */
export type Follower = {
  /** Sends bytes of the stream. */
  send(event: Buffer): void;
  end(): void;
};

export type LiveDraws = {
  /**
   * Returns the state of a draw, "full" if the process follows too many draws, or null if there is no such draw. Throws if the services
   * do not answer.
   */
  read(draw: DrawKey): Promise<LiveDraw | "full" | null>;
  /**
   * Sends the state of a draw now and after each change. Returns a function that ends this, "full" if the process has too many streams or
   * draws or the network of the client too many streams, or null if there is no such draw. Throws if the services do not answer.
   */
  follow(draw: DrawKey, from: Reader, follower: Follower): Promise<(() => void) | "full" | null>;
  /** Calls a function after each change of a draw's status. */
  onChange(listener: () => void): void;
  /** Ends all streams. Browsers reconnect to another process. */
  close(): void;
};

const HOUR_MS = 3_600_000;
// A draw reaches every page within 2 s: this wait, one read and the sending.
const NEAR_MS = 1_000;
// An operator may hold a draw early.
const FAR_MS = 5_000;
// Pages that poll ask again within this time.
const LINGER_MS = 15_000;
// Proxies close a connection that is silent for 60 s.
const HEARTBEAT_MS = 20_000;
/** The streams of a process. Each costs about 20 kB and a file descriptor. */
export const MAX_STREAMS = 12_000;
// A household or an office shares an IPv4 address or an IPv6 /64 network. Pages beyond it poll.
export const MAX_STREAMS_OF_NETWORK = 100;
/** The draws that a process follows: more than are on sale at once. */
export const MAX_DRAWS = 500;
// Streams are written in parts, so that other requests are answered in between.
const PART = 500;
// The clock of each reply differs by its travel time.
const CLOCK_SLACK_SECONDS = 2;

const HEARTBEAT = Buffer.from(":\n\n");
const IS_FINAL = ["DRAW_PAID", "DRAW_EMAILED"];
const HAS_RESULT = ["DRAW_SCORED", ...IS_FINAL];

const eventOf = (draw: LiveDraw) => Buffer.from(`data: ${JSON.stringify(draw)}\n\n`);
/** Spreads the reconnections of many pages after a restart over a second. */
const retryLine = () => Buffer.from(`retry: ${500 + Math.floor(Math.random() * 1_000)}\n\n`);

function isChanged(before: LiveDraw, now: LiveDraw): boolean {
  const { clock: _, ...rest } = before;
  const { clock: __, ...other } = now;
  return JSON.stringify(rest) !== JSON.stringify(other) || Math.abs(before.clock - now.clock) > CLOCK_SLACK_SECONDS;
}

/** Returns the winning tickets of a main draw: prizes come in the order drawn. A jackpot number that won nothing is left out. */
function ticketsOf({ prizes, specialPrize, winners }: components["schemas"]["DrawFullResult"]) {
  return prizes.flatMap(({ id: prizeId, name, type }) => {
    if (type === "early_bird") return [];
    const won = winners.flatMap((winner) => (winner.prizeId === prizeId ? (winner.ticketNumber ?? []) : []));
    const special = specialPrize?.isWon && name === specialPrize.name ? (specialPrize.ticketNumber ?? []) : [];
    return (won.length > 0 ? won : [special].flat()).map((ticket) => ({ prizeId, ticket }));
  });
}

/** A followed draw. */
type Watch = {
  key: DrawKey;
  state: LiveDraw;
  stop: string;
  followers: Set<Follower>;
  lastReadAt: number;
  timer: NodeJS.Timeout | undefined;
};

/** Creates the followed draws of a process. */
export function createLiveDraws(resources: Resources): LiveDraws {
  const { clock, env, log, metrics } = resources;
  const watches = new Map<string, Watch>();
  const starts = new Map<string, Promise<Watch | "full" | null>>();
  const streams = new Map<string | null, number>();
  const listeners: (() => void)[] = [];
  let count = 0;
  let isClosed = false;
  let heartbeat: NodeJS.Timeout | undefined;

  async function load(key: DrawKey): Promise<Pick<Watch, "state" | "stop"> | null> {
    const incoming = readIncoming({}, { peer: undefined, wantsFresh: false }, env.trustsProxy);
    const { draws } = createCaller(createContext(resources, incoming));
    try {
      const { status, drawDate, stop } = (await draws.getDetails(key)).draw;
      const result = HAS_RESULT.includes(status) ? await draws.getFullResult(key) : null;
      const numbers = result?.draw.drawnOrder ?? {};
      const tickets = result ? ticketsOf(result) : [];
      const ahead = Math.round((clock.now().getTime() - Date.now()) / 1_000);
      const state: LiveDraw = { status, drawDate, clock: ahead };
      if (Object.keys(numbers).length > 0) state.numbers = numbers;
      if (tickets.length > 0) state.tickets = tickets;
      return { stop, state };
    } catch (error) {
      if (problemOf(error, incoming.requestId).status === 404) return null;
      throw error;
    }
  }

  async function sendAll(followers: ReadonlySet<Follower>, send: (follower: Follower) => void) {
    let sent = 0;
    for (const follower of [...followers]) {
      if (!followers.has(follower)) continue;
      send(follower);
      if (++sent % PART === 0) await nextTurn();
    }
  }

  const isUsed = ({ followers, lastReadAt }: Watch) => followers.size > 0 || Date.now() - lastReadAt < LINGER_MS;

  function waitMs({ state, stop }: Watch): number {
    const now = clock.now().getTime();
    const isNear = now > Date.parse(stop) - HOUR_MS && now < Date.parse(state.drawDate) + HOUR_MS;
    return isNear ? NEAR_MS : FAR_MS;
  }

  function schedule(name: string, watch: Watch) {
    const isFinal = IS_FINAL.includes(watch.state.status);
    watch.timer = setTimeout(
      () => {
        if (isClosed) return;
        if (isFinal || !isUsed(watch)) watches.delete(name);
        else void renew(name, watch);
      },
      isFinal ? LINGER_MS : waitMs(watch),
    );
    watch.timer.unref();
  }

  /** Reads a draw again and sends it if it has changed. After a failure the streams keep what they have. */
  async function renew(name: string, watch: Watch) {
    try {
      const loaded = await load(watch.key);
      if (loaded && isChanged(watch.state, loaded.state)) {
        const hasNewStatus = loaded.state.status !== watch.state.status;
        Object.assign(watch, loaded);
        if (hasNewStatus) for (const listener of listeners) listener();
        const event = eventOf(watch.state);
        await sendAll(watch.followers, (follower) => follower.send(event));
        if (IS_FINAL.includes(watch.state.status)) await sendAll(watch.followers, (follower) => follower.end());
      }
    } catch (error) {
      log.warn({ err: error, draw: name }, "a followed draw could not be read");
    }
    schedule(name, watch);
  }

  /** Reads a draw for the first time. Past and made-up draws take no place in the table, so requests for many do not shut out open ones. */
  async function start(name: string, key: DrawKey): Promise<Watch | "full" | null> {
    const loaded = await load(key);
    if (!loaded) return null;
    const watch: Watch = { key, ...loaded, followers: new Set(), lastReadAt: Date.now(), timer: undefined };
    if (IS_FINAL.includes(watch.state.status)) return watch;
    if (isClosed || watches.size >= MAX_DRAWS) return "full";
    watches.set(name, watch);
    schedule(name, watch);
    return watch;
  }

  /** Returns the watch of a draw, "full" if too many are followed, or null without such a draw. Concurrent calls share its first read. */
  async function watchOf(key: DrawKey): Promise<Watch | "full" | null> {
    const name = `${key.productOfferKey}/${key.drawNo}`;
    const known = watches.get(name) ?? starts.get(name);
    if (known) return known;
    const started = start(name, key).finally(() => starts.delete(name));
    starts.set(name, started);
    return started;
  }

  const countStream = (network: string | null, by: 1 | -1) => {
    const ofNetwork = (streams.get(network) ?? 0) + by;
    if (ofNetwork > 0) streams.set(network, ofNetwork);
    else streams.delete(network);
    count += by;
    metrics.streams(count);
  };

  async function beat() {
    for (const { followers } of [...watches.values()]) await sendAll(followers, (follower) => follower.send(HEARTBEAT));
  }

  return {
    async read(key) {
      const watch = await watchOf(key);
      if (watch === null || watch === "full") return watch;
      watch.lastReadAt = Date.now();
      return watch.state;
    },
    async follow(key, { headers, peer }, follower) {
      const network = networkOf(clientAddress(peer, headerReader(headers)("x-forwarded-for"), env.trustsProxy));
      if (isClosed || count >= MAX_STREAMS || (streams.get(network) ?? 0) >= MAX_STREAMS_OF_NETWORK) return "full";
      countStream(network, 1);
      const watch = await watchOf(key).catch((error: unknown) => {
        countStream(network, -1);
        throw error;
      });
      if (watch === null || watch === "full" || isClosed) {
        countStream(network, -1);
        return watch === null ? null : "full";
      }
      heartbeat ??= setInterval(() => void beat().catch(() => undefined), HEARTBEAT_MS).unref();
      watch.followers.add(follower);
      follower.send(Buffer.concat([retryLine(), eventOf(watch.state)]));
      if (IS_FINAL.includes(watch.state.status)) follower.end();
      return () => {
        if (watch.followers.delete(follower)) countStream(network, -1);
      };
    },
    onChange: (listener) => void listeners.push(listener),
    close() {
      isClosed = true;
      clearInterval(heartbeat);
      for (const { followers, timer } of watches.values()) {
        clearTimeout(timer);
        for (const { end } of followers) end();
      }
      watches.clear();
    },
  };
}
