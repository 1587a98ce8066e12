import { z } from "zod";
import { customerProcedure, router, withCapability } from "../trpc.ts";
import { unwrapEnvelope } from "../unwrap.ts";
import { type Feed, readFeed } from "./notifications.read.ts";

const markInput = z.object({ ids: z.array(z.string().min(1).max(64)).min(1).max(50) });

const feedProcedure = customerProcedure.use(withCapability("notifications_feed"));

export const notificationsRouter = router({
  /** The cards of the feed, newest first, and how many are new. */
  list: feedProcedure.query(({ ctx }): Promise<Feed> => readFeed(ctx)),

  /** Remembers that the customer has seen these cards, and answers the feed as it is then. */
  markViewed: feedProcedure.input(markInput).mutation(async ({ ctx, input }): Promise<Feed> => {
    const replies = await Promise.all(
      input.ids.map((id) => ctx.notifications.POST("/content-cards/{id}/viewed", { params: { path: { id } } })),
    );
    // A card that was taken back meanwhile is as good as seen.
    for (const reply of replies) if (reply.response.status !== 404) unwrapEnvelope(reply);
    return readFeed(ctx);
  }),
});
