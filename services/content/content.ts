// The content of one language, put together from its files: unique slugs, references that exist, the editors' order.
import { toBanner } from "./banners.ts";
import { type Campaign, toCampaign } from "./campaigns.ts";
import { toCause } from "./causes.ts";
import type { Kind, ListName, ReadFile } from "./content.files.ts";
import { ContentMistake } from "./front-matter.ts";
import { toPage, toVersion } from "./pages.ts";
import { toPost } from "./posts.ts";
import { byTopic, toQuestion } from "./questions.ts";
import type { Banner, Category, Cause, Page, PageVersion, Post, Question, Topic } from "./schemas.ts";
import { refuseRepeated, refuseReserved } from "./slugs.ts";

export type Content = {
  /** Every post without a mistake, future ones included. */
  posts: readonly Post[];
  /** In alphabetical order of their names. */
  causes: readonly Cause[];
  /** In the editors' order. */
  categories: readonly Category[];
  campaigns: readonly Campaign[];
  /** In the editors' order. */
  topics: readonly Topic[];
  /** By topic, then in the order of their files. */
  questions: readonly Question[];
  pages: readonly Page[];
  /** The earlier versions of pages. */
  versions: readonly PageVersion[];
  /** In the order of their files. */
  banners: readonly Banner[];
  mistakes: readonly ContentMistake[];
};

/** Runs a step for one item. Keeps its mistake. */
const collectingInto = (mistakes: ContentMistake[]) => (step: () => void) => {
  try {
    step();
  } catch (error) {
    if (!(error instanceof ContentMistake)) throw error;
    mistakes.push(error);
  }
};

/** Puts the files of one language together. `broken` are the mistakes of single files. */
export function toContent(files: readonly ReadFile[], broken: readonly ContentMistake[]): Content {
  const mistakes = [...broken];
  const collect = collectingInto(mistakes);

  /** Returns the entries of a list without reserved and repeated slugs. */
  function listOf(file: ListName): Category[] {
    const { value = [], lineOf = () => 1 } = files.find(({ name }) => name === file)?.list ?? {};
    const entries: Category[] = [];
    for (const [at, entry] of value.entries()) {
      collect(() => {
        refuseReserved(file, entry.slug, lineOf(at, "slug"));
        refuseRepeated(file, entry.slug, entries, lineOf(at, "slug"));
        entries.push(entry);
      });
    }
    return entries;
  }

  /** Returns the items of a kind. A step sees the items before its own. */
  function itemsOf<T>(kind: Kind, toItem: (text: NonNullable<ReadFile["text"]>, before: readonly T[]) => T): T[] {
    const items: T[] = [];
    for (const { name, text } of files) {
      if (text?.kind === kind) collect(() => void items.push(toItem({ ...text, name }, items)));
    }
    return items;
  }

  const [categories, topics] = [listOf("categories.yaml"), listOf("topics.yaml")];
  const pages = itemsOf<Page>("pages", toPage);
  return {
    banners: itemsOf<Banner>("banners", toBanner),
    campaigns: itemsOf<Campaign>("campaigns", toCampaign),
    causes: itemsOf<Cause>("causes", toCause).sort((one, other) => (one.name < other.name ? -1 : 1)),
    pages,
    posts: itemsOf<Post>("posts", (text, before) => toPost(text, categories, before)),
    questions: itemsOf<Question>("questions", (text, before) => toQuestion(text, topics, before)).sort(byTopic(topics)),
    versions: itemsOf<PageVersion>("versions", (text) => toVersion(text, pages)),
    categories,
    topics,
    mistakes,
  };
}
