import { z } from "zod";
import { type Rating, ratingValues } from "#gateway/rules/shell/feedback.ts";
import { required } from "#gateway/rules/validators.ts";
import { ClientEnvironment, FeedbackEvent } from "#generated/analytics/inputs.ts";
import { emailText } from "./fields.input.ts";

const ratings = Object.keys(ratingValues) as [Rating, ...Rating[]];

/** The feedback form's fields, and the page path and time zone from the browser (shell §3). */
export const createInput = z.object({
  rating: z.enum(ratings, { error: required("") ?? "" }),
  comment: z.string().trim().pipe(FeedbackEvent().shape.comment.unwrap()).optional(),
  email: emailText.optional(),
  /** The path of the page with the form. */
  source: FeedbackEvent().shape.source,
  timezone: ClientEnvironment().shape.timezone.default("Australia/Sydney"),
});
