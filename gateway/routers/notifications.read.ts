import { notificationsBadge } from "#gateway/rules/shell/navigation.ts";
import type { components } from "#generated/notifications/schema.ts";
import type { Context } from "../context.ts";
import { updateVisitor } from "../session/visitor.ts";
import { unwrap } from "../unwrap.ts";
import { readCapabilities } from "./capabilities.read.ts";

type Schemas = components["schemas"];

// A card may lead to a page of the shop or to another site, never to a script or past the host ("//…").
const LINK = /^(\/(?![/\\])|https:\/\/)/;

type FeedCard = Pick<Schemas["ContentCard"], "id" | "title" | "message" | "viewed" | "createdAt"> & {
  link: string | null;
};

/** What is in the feed, newest first, and how many are new. */
export type Feed = { unread: number; cards: FeedCard[] };

/** The feed: its cards without those that hide in it, and how many are new. The header's badge follows (shop §2). */
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

/** What a sign-in learns of the feed: the count beside the bell, where the segment has one. */
export async function learnUnread(ctx: Context): Promise<void> {
  const { capabilities } = await readCapabilities(ctx);
  if (capabilities.includes("notifications_feed")) await readFeed(ctx);
}
