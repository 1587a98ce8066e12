import { z } from "zod";
import { markContentCardViewedParameters } from "#generated/notifications/inputs.ts";
import { customerProcedure, router, withCapability } from "../trpc.ts";
import { unwrapEnvelope } from "../upstream/unwrap.ts";
import { type Feed, readFeed } from "./content-cards.read.ts";

const markInput = z.object({ ids: z.array(markContentCardViewedParameters().shape.id).min(1).max(50) });

const feedProcedure = customerProcedure.use(withCapability("notifications_feed"));

export const contentCardsRouter = router({
  /** The notifications feed, newest first, and the number of unread cards. */
  list: feedProcedure.query(({ ctx }): Promise<Feed> => readFeed(ctx)),

  /** Marks cards as viewed and returns the feed as it is afterwards. */
  markViewed: feedProcedure.input(markInput).mutation(async ({ ctx, input }): Promise<Feed> => {
    const replies = await Promise.all(
      input.ids.map((id) => ctx.notifications.POST("/content-cards/{id}/viewed", { params: { path: { id } } })),
    );
    // 404: the card has been withdrawn. That counts as viewed.
    for (const reply of replies) if (reply.response.status !== 404) unwrapEnvelope(reply);
    return readFeed(ctx);
  }),
});
