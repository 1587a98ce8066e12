// Keeps the count beside the bell true while a customer goes from page to page.

import { gateway } from "../../gateway/client.ts";
import { VISITOR_CHANGE } from "./visitor.ts";

// shop §9: content cards are asked for every 500 ms, at most 10 times, until they are there.
const POLL_MS = 500;
const POLL_TRIES = 10;

/** Asks for the cards until they come; null when they do not. The gateway writes the new count into the cookie. */
export async function pollFeed() {
  for (let tried = 1; ; tried++) {
    try {
      const feed = await gateway.notifications.list.query();
      document.dispatchEvent(new Event(VISITOR_CHANGE));
      return feed;
    } catch {
      if (tried === POLL_TRIES) return null;
      await new Promise((done) => setTimeout(done, POLL_MS));
    }
  }
}
