import { hasCapability } from "#gateway/rules/capabilities.ts";
import { notificationsBadge } from "#gateway/rules/shell/navigation.ts";
import type { components } from "#generated/notifications/schema.ts";
import type { Context } from "../context.ts";
import { readCapabilities } from "../session/capabilities.ts";
import { updateVisitor } from "../session/visitor.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];

// A card may link to a page of the shop or to an https site. Refuses javascript: and protocol-relative links ("//evil.example").
const LINK = /^(\/(?![/\\])|https:\/\/)/;

type FeedCard = Pick<Schemas["ContentCard"], "id" | "title" | "message" | "viewed" | "createdAt"> & {
  link: string | null;
};

/** The cards of the notifications feed, newest first, and the number of unread ones. */
export type Feed = { unread: number; cards: FeedCard[] };

/** Reads the feed, without hidden cards, and updates the unread badge in the header (shell §2). */
export async function readFeed(ctx: Pick<Context, "notifications" | "cookies">): Promise<Feed> {
  const cards = unwrap(await ctx.notifications.GET("/content-cards"));
  const unread = notificationsBadge(cards, true) ?? 0;
  updateVisitor(ctx.cookies, { unread });
  return {
    unread,
    cards: cards
      .filter(({ hideInFeed }) => !hideInFeed)
      .map(({ id, title, message, link, viewed, createdAt }) => ({
        ...{ id, title, message, viewed, createdAt },
        link: link !== undefined && LINK.test(link) ? link : null,
      })),
  };
}

/** Updates the unread badge, if the segment has the feed. */
export async function readUnread(ctx: Context): Promise<void> {
  const { capabilities } = await readCapabilities(ctx);
  if (hasCapability(capabilities, "notifications_feed")) await readFeed(ctx);
}
