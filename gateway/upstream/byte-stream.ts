import { Readable } from "node:stream";
import type { Dispatcher } from "undici";

/** A streamed body with backpressure. Destroying the stream aborts the upstream call. `length` is `null` if unknown. */
export type ByteStream = { bytes: Readable; type: string; length: number | null };

/** A streamed reply. Shared caches must not store it if `isPersonal`. */
export type ByteReply = ByteStream & { isPersonal: boolean };

/** A stream fed by undici. It pauses the connection for slow readers instead of buffering the body in memory. */
export class UpstreamBytes extends Readable {
  readonly #controller: Dispatcher.DispatchController;
  #isWhole = false;

  constructor(controller: Dispatcher.DispatchController) {
    super();
    this.#controller = controller;
  }

  override _read() {
    if (this.#controller.paused) this.#controller.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    // After the last byte, the connection may already serve another call.
    if (!this.#isWhole) this.#controller.abort(error ?? new Error("the reader has stopped"));
    done(error);
  }

  feed(chunk: Buffer) {
    if (!this.push(chunk)) this.#controller.pause();
  }

  close() {
    this.#isWhole = true;
    this.push(null);
  }
}
