import { hasCapability } from "#gateway/rules/capabilities.ts";
import { notificationsBadge } from "#gateway/rules/shell/navigation.ts";
import { unseenWins } from "#gateway/rules/shell/wins.ts";
import type { components } from "#generated/notifications/schema.ts";
import type { Context } from "../context.ts";
import { readCapabilities } from "../session/capabilities.ts";
import { updateVisitor } from "../session/visitor.ts";
import { unwrap } from "../upstream/unwrap.ts";

type Schemas = components["schemas"];

// A card may link to a page of the shop or to an https site. Refuses javascript: and protocol-relative links ("//evil.example").
const LINK = /^(\/(?![/\\])|https:\/\/)/;

type FeedCard = Pick<Schemas["ContentCard"], "id" | "title" | "message" | "viewed" | "createdAt" | "win"> & {
  link: string | null;
};

/** The cards of the notifications feed, newest first, and the number of unread ones. */
export type Feed = { unread: number; cards: FeedCard[] };

/** Reads the feed, without hidden cards, and updates the unread badge in the header (shell §2). */
export async function readFeed(ctx: Pick<Context, "notifications" | "cookies" | "now">): Promise<Feed> {
  const cards = unwrap(await ctx.notifications.GET("/content-cards"));
  const unread = notificationsBadge(cards, true) ?? 0;
  updateVisitor(ctx.cookies, { unread, hasWon: unseenWins(cards, ctx.now()).length > 0 });
  return {
    unread,
    cards: cards
      .filter(({ hideInFeed }) => !hideInFeed)
      .map(({ id, title, message, link, viewed, createdAt, win }) => ({
        id,
        title,
        message,
        viewed,
        createdAt,
        ...(win && { win }),
        link: link !== undefined && LINK.test(link) ? link : null,
      })),
  };
}

/** Updates the unread badge, if the segment has the feed. */
export async function readUnread(ctx: Context): Promise<void> {
  const { capabilities } = await readCapabilities(ctx);
  if (hasCapability(capabilities, "notifications_feed")) await readFeed(ctx);
}
