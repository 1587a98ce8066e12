/** What a message to customer support may be about, in the order of the form. */
export const supportTopics = {
  tickets: "Tickets and numbers",
  paying: "Paying and refunds",
  prizes: "Prizes",
  account: "My account and login",
  limits: "Limits and safer play",
  website: "The website",
  complaint: "A complaint",
  other: "Something else",
} as const;

export type SupportTopic = keyof typeof supportTopics;

export const isSupportTopic = (value: unknown): value is SupportTopic =>
  typeof value === "string" && Object.hasOwn(supportTopics, value);
