// Keeps the count of unread content cards in the header current.

import { gateway } from "../../gateway/client.ts";
import { VISITOR_CHANGE } from "./visitor.ts";

// shop §9: polls for content cards every 500 ms, at most 10 times.
const POLL_MS = 500;
const POLL_TRIES = 10;

/** Polls for content cards; null if none arrive. The gateway writes the new count into the cookie. */
export async function pollFeed() {
  for (let tried = 1; ; tried++) {
    try {
      const feed = await gateway.contentCards.list.query();
      document.dispatchEvent(new Event(VISITOR_CHANGE));
      return feed;
    } catch {
      if (tried === POLL_TRIES) return null;
      await new Promise((done) => setTimeout(done, POLL_MS));
    }
  }
}
