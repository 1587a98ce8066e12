import { z } from "zod";
import { getDrawDetailsParameters } from "#generated/main/inputs.ts";
import type { Context } from "../context.ts";
import { publicProcedure, router } from "../trpc.ts";
import { listItems } from "./cms-items.read.ts";

const topicData = z.object({ name: z.string().min(1).max(80), description: z.string().max(400).default("") });
export const questionData = z.object({
  question: z.string().min(1).max(200),
  answer: z.string().min(1).max(100_000),
  topic: z.string(),
  offers: z.array(z.string()).max(50).catch([]).default([]),
});
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `answer` is Markdown. */
export type Question = { slug: string; question: string; answer: string };
type QuestionTopic = { slug: string; name: string; description: string; questions: Question[] };

/** Returns the well-formed questions in the editors' order. */
async function readQuestions(ctx: Context) {
  const questions = await listItems(ctx, "questions");
  return questions.flatMap(({ id, data }) => {
    const { success, data: found } = questionData.safeParse(data);
    return success && SLUG.test(id) ? [{ slug: id, ...found }] : [];
  });
}

const toQuestion = ({ slug, question, answer }: Question): Question => ({ slug, question, answer });

export const questionsRouter = router({
  /** The topics that have questions, in the editors' order. Leaves out malformed items. */
  list: publicProcedure.query(async ({ ctx }): Promise<QuestionTopic[]> => {
    const [topics, good] = await Promise.all([listItems(ctx, "topics"), readQuestions(ctx)]);
    return topics.flatMap(({ id, data }) => {
      const { success, data: topic } = topicData.safeParse(data);
      const inTopic = good.filter(({ topic: wanted }) => wanted === id).map(toQuestion);
      return success && SLUG.test(id) && inTopic.length > 0 ? [{ slug: id, ...topic, questions: inTopic }] : [];
    });
  }),

  /** The questions that editors put on the pages of an offer. */
  listOfOffer: publicProcedure
    .input(getDrawDetailsParameters().pick({ productOfferKey: true }))
    .query(async ({ ctx, input: { productOfferKey } }): Promise<Question[]> => {
      const good = await readQuestions(ctx);
      return good.filter(({ offers }) => offers.includes(productOfferKey)).map(toQuestion);
    }),
});
