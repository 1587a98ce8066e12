import type { ContentReader } from "#services/content/content-reader.ts";
import type { Handlers } from "#services/lib/handlers.ts";
import { refuseNotFound } from "#services/lib/refusal.ts";
import { withRaised } from "./causes.shapes.ts";
import { listPayments } from "./causes-payments.ts";

type CausesParts = { content: ContentReader };

export const createCausesHandlers = ({ content }: CausesParts): Handlers<"listCauses" | "getCause"> => ({
  listCauses: async ({ query: { slug, limit, locale }, tx, now }) => {
    const payments = await listPayments(tx);
    const causes = content(locale).causes.filter((cause) => slug === undefined || cause.slug === slug);
    const result = causes.slice(0, limit).map((cause) => ({
      ...withRaised(cause, payments, now),
      ...(slug !== undefined && { body: cause.body }),
    }));
    return { status: 200, body: { result } };
  },

  getCause: async ({ params, query, tx, now }) => {
    const cause = content(query.locale).causes.find(({ key }) => key === params.causeKey) ?? refuseNotFound();
    return { status: 200, body: { result: { ...withRaised(cause, await listPayments(tx), now), body: cause.body } } };
  },
});
