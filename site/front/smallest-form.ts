// Compresses shared pages once more, when they are sent a second time: about 9 % smaller, 5 to 9 ms at 1.6 Mbit/s.
import { setTimeout as pause } from "node:timers/promises";
import { compressSmallest } from "./send.ts";
import type { VisitorCopy } from "./visitor-parts.ts";

// Later ones would be outdated before their turn.
const MAX_WAITING = 20;
// In times of the compression, which takes about 60 ms: a tenth of one processor at most.
const PAUSES = 9;

/** One compression at a time, and none that a visitor waits for. */
export class SmallestForms {
  readonly #waiting = new Set<VisitorCopy>();
  readonly #seen = new WeakSet<VisitorCopy>();
  #isRunning = false;

  /** Replaces the Brotli form of a copy in a while, unless that was done or too many copies wait. */
  add(copy: VisitorCopy) {
    if (this.#seen.has(copy) || this.#waiting.size >= MAX_WAITING) return;
    this.#seen.add(copy);
    this.#waiting.add(copy);
    if (!this.#isRunning) void this.#run();
  }

  async #run() {
    this.#isRunning = true;
    for (const copy of this.#waiting) {
      const start = performance.now();
      await compressSmallest(copy.encodings);
      // They have the length of the body.
      delete copy.replyHeaders.br;
      this.#waiting.delete(copy);
      await pause((performance.now() - start) * PAUSES, undefined, { ref: false });
    }
    this.#isRunning = false;
  }
}
