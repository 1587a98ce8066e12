import { expect, it } from "vitest";
import { type QuestionTopic, searchQuestions } from "./questions.ts";

const topic = (slug: string, ...questions: [string, string][]): QuestionTopic => ({
  slug,
  name: slug,
  description: "",
  questions: questions.map(([question, text]) => ({ id: question, question, html: text, text })),
});
const topics = [
  topic("paying", ["Can I get a refund?", "Yes, before sales close."], ["How can I pay?", "By card."]),
  topic("draws", ["When do sales close?", "At the café."]),
];
const found = (search: string) =>
  searchQuestions(topics, search).flatMap(({ questions }) => questions.map(({ question }) => question));

it.each([
  ["", ["Can I get a refund?", "How can I pay?", "When do sales close?"]],
  ["sales close", ["Can I get a refund?", "When do sales close?"]],
  ["SALES, when!", ["When do sales close?"]],
  ["cafe", ["When do sales close?"]],
  ["refund lion", []],
  ["???", ["Can I get a refund?", "How can I pay?", "When do sales close?"]],
])("the search %j finds every question with all of its words", (search, expected) => {
  expect(found(search)).toEqual(expected);
});
