import { z } from "zod";
import { type Rating, ratingValues } from "#gateway/rules/shell/feedback.ts";
import { required } from "#gateway/rules/validators.ts";
import { emailText } from "./fields.input.ts";

const ratings = Object.keys(ratingValues) as [Rating, ...Rating[]];

/** The feedback form's fields, and the page path and time zone from the browser (shell §3). */
export const createInput = z.object({
  rating: z.enum(ratings, { error: required("") ?? "" }),
  comment: z.string().trim().max(2000).optional(),
  email: emailText.optional(),
  /** The path of the page with the form. */
  source: z.string().max(500).regex(/^\//),
  timezone: z
    .string()
    .regex(/^[\w+/-]{1,64}$/)
    .default("Australia/Sydney"),
});
