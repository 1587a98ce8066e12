import { Readable } from "node:stream";
import type { Dispatcher } from "undici";

/** What came as bytes: read as fast as its reader takes it, and stopped upstream when the reader stops. */
export type ByteStream = { bytes: Readable; type: string; length: number | null };

/** The same with what its service says about it: whether it is for one visitor. */
export type ByteReply = ByteStream & { isPersonal: boolean };

/** A stream fed by undici. It pauses the connection instead of keeping in memory what a slow visitor has not taken yet. */
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
    // After its end the connection belongs to the next call.
    if (!this.#isWhole) this.#controller.abort(error ?? new Error("nobody reads any more"));
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
