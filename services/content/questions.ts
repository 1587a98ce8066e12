import { ContentMistake, type Markdown } from "./front-matter.ts";
import type { Question, Topic } from "./schemas.ts";

/** Returns the question of a file such as questions/paying/01-how-can-i-pay.md. The number only sorts. Throws `ContentMistake`. */
export function toQuestion({ name, value, slug: fileName, body }: Markdown, topics: readonly Topic[]): Question {
  const [, topic = "", ...rest] = name.split("/");
  const slug = fileName.replace(/^\d+-(?=.)/, "");
  const mistake = (text: string) => new ContentMistake(name, 1, text);
  if (rest.length !== 1) throw mistake("a question belongs into the folder of its topic");
  if (!topics.some((one) => one.slug === topic)) throw mistake(`topics.yaml has no topic "${topic}"`);
  if (body === "") throw mistake("the question has no answer");
  return { ...(value as Pick<Question, "question" | "offers" | "status">), slug, topic, body };
}

/** Compares questions by the order of their topics. Sorting keeps the order of their files. */
export const byTopic = (topics: readonly Topic[]) => {
  const places = new Map(topics.map(({ slug }, place) => [slug, place]));
  const placeOf = ({ topic }: Question) => places.get(topic) ?? topics.length;
  return (one: Question, other: Question) => placeOf(one) - placeOf(other);
};
