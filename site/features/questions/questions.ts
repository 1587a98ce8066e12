import type { AstroGlobal } from "astro";
import type { Outputs } from "#gateway/gateway.ts";
import { parseMarkdown, textOf } from "#site/lib/rich-text/markdown.ts";
import { renderRichText } from "#site/lib/rich-text/rich-text.ts";
import { readOr, setNoStore } from "#site/lib/shell/page.ts";
import type { PageContext } from "#site/lib/shell/page-context.ts";
import { SEARCH_WORDS } from "#site/routes/route.ts";

type Topic = Outputs["questions"]["list"][number];
export type Question = { id: string; question: string; html: string; text: string };
export type QuestionTopic = Omit<Topic, "questions"> & { questions: Question[] };

/** The questions of a page, and what the visitor searched for: an empty string if nothing. */
export type Questions = { topics: QuestionTopic[]; search: string };

const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();

/** Returns the questions that contain every word of the search, by topic. All of them without a search. */
export function searchQuestions(topics: readonly QuestionTopic[], search: string): QuestionTopic[] {
  const words = plain(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  const matches = ({ question, text }: Question) => {
    const found = plain(`${question} ${text}`);
    return words.every((word) => found.includes(word));
  };
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter(matches) }))
    .filter(({ questions }) => questions.length > 0);
}

/** Returns a question with its rendered answer. */
export function renderQuestion(
  { publicUrl, canOpen }: Pick<PageContext, "publicUrl" | "canOpen">,
  { slug, question, answer }: Topic["questions"][number],
) {
  const id = `q-${slug}`;
  const root = parseMarkdown(answer);
  const { html } = renderRichText(root, { origin: publicUrl.origin, canOpen, prefix: `${id}-` });
  return { id, question, html, text: textOf(root) } satisfies Question;
}

/**
 * Reads the questions that the page shows, or null while they cannot be read. Searches are not kept in the page cache: a visitor
 * can invent any number of them.
 */
export async function readQuestions(astro: AstroGlobal): Promise<Questions | null> {
  const given = astro.url.searchParams.get("q")?.trim() ?? "";
  const search = SEARCH_WORDS.test(given) ? given : "";
  if (search !== "") setNoStore(astro);
  const topics = await readOr(astro, null, (caller) => caller.questions.list());
  if (!topics) return null;
  const rendered = topics.map(({ questions, ...topic }) => ({
    ...topic,
    questions: questions.map((question) => renderQuestion(astro.locals.page, question)),
  }));
  return { topics: searchQuestions(rendered, search), search };
}

/** Reads the questions of an offer. Empty if there are none or they cannot be read. */
export async function readOfferQuestions(astro: AstroGlobal, productOfferKey: string): Promise<Question[]> {
  const questions = await readOr(astro, [], (caller) => caller.questions.listOfOffer({ productOfferKey }));
  return questions.map((question) => renderQuestion(astro.locals.page, question));
}

const listed = (questions: readonly Question[]) => questions.map(({ question, text }) => ({ question, answer: text }));

/** Returns the shown questions for search engines. */
export const listedQuestions = (shown: Questions | readonly Question[] | null) =>
  shown === null ? [] : "topics" in shown ? shown.topics.flatMap(({ questions }) => listed(questions)) : listed(shown);
