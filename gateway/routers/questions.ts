import { z } from "zod";
import { publicProcedure, router } from "../trpc.ts";
import { listItems } from "./cms-items.read.ts";

const topicData = z.object({ name: z.string().min(1).max(80), description: z.string().max(400).default("") });
export const questionData = z.object({
  question: z.string().min(1).max(200),
  answer: z.string().min(1).max(100_000),
  topic: z.string(),
});
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `answer` is Markdown. */
export type Question = { slug: string; question: string; answer: string };
type QuestionTopic = { slug: string; name: string; description: string; questions: Question[] };

export const questionsRouter = router({
  /** The topics that have questions, in the editors' order. Leaves out malformed items. */
  list: publicProcedure.query(async ({ ctx }): Promise<QuestionTopic[]> => {
    const [topics, questions] = await Promise.all([listItems(ctx, "topics"), listItems(ctx, "questions")]);
    const good = questions.flatMap(({ id, data }) => {
      const { success, data: found } = questionData.safeParse(data);
      return success && SLUG.test(id) ? [{ slug: id, ...found }] : [];
    });
    return topics.flatMap(({ id, data }) => {
      const { success, data: topic } = topicData.safeParse(data);
      const inTopic = good.filter(({ topic: wanted }) => wanted === id).map(({ topic: _, ...question }) => question);
      return success && SLUG.test(id) && inTopic.length > 0 ? [{ slug: id, ...topic, questions: inTopic }] : [];
    });
  }),
});
