import { createHash } from "node:crypto";
import { z } from "zod";
import { type SupportTopic, supportTopics } from "#gateway/rules/support-topics.ts";
import { publicProcedure, router, withCapability } from "../trpc.ts";
import { unwrap } from "../upstream/unwrap.ts";
import { emailText, typedText } from "./fields.input.ts";

const topics = Object.keys(supportTopics) as [SupportTopic, ...SupportTopic[]];

/** A text on one line: a line break could add lines to the header of a mail. */
const line = z.string().transform((text) => text.replace(/\p{Cc}+/gu, " ").trim());

const createInput = z.object({
  name: line.pipe(typedText("line", z.string().max(100))),
  email: emailText,
  topic: z.enum(topics, { error: "Choose a topic" }),
  /** An order, a receipt, or the name of a game. */
  order: line.pipe(typedText("line", z.string().max(60))).optional(),
  message: typedText("line", z.string().max(5_000)),
  /** Hidden from people. Robots fill in every field. */
  website: z
    .string()
    .refine((text) => text === "", { error: "Please leave this field empty" })
    .optional(),
});

/** Returns the same UUID for the same message, so that a repeated one is stored once. No form has to carry a key. */
function keyOf(message: object): string {
  const hex = createHash("sha256").update(JSON.stringify(message)).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export const supportRequestsRouter = router({
  /** Sends a message to customer support. Returns the number of the request. */
  create: publicProcedure
    .use(withCapability("support_form"))
    .input(createInput)
    .mutation(async ({ ctx, input: { name, email, topic, order, message } }): Promise<{ number: string }> => {
      await ctx.limits.spend("supportRequest", ctx.ip);
      const body = { name, email, topic, message, ...(order && { order }) };
      const params = {
        path: { collection: "support_requests" },
        header: { "Idempotency-Key": keyOf(body) },
      };
      const { id } = unwrap(await ctx.cms.POST("/items/{collection}", { params, body }));
      return { number: id };
    }),
});
