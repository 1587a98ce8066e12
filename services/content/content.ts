// The content of one language, put together from its files: unique slugs, references that exist, the editors' order.
import { toBanner } from "./banners.ts";
import { type Campaign, toCampaign } from "./campaigns.ts";
import { toCause } from "./causes.ts";
import type { Kind, ListName, LocalFile, ReadFile } from "./content.files.ts";
import { ContentMistake } from "./front-matter.ts";
import { unknownOffers } from "./offers.ts";
import { toPage, toVersion, versionMistakes } from "./pages.ts";
import { demoFileIds, demoPictureIds, type Picture, refuseTakenId } from "./pictures.ts";
import { toPost, unknownCategory, unknownCause } from "./posts.ts";
import { byTopic, toQuestion } from "./questions.ts";
import type { Banner, Category, Cause, Page, PageVersion, Post, Question, Topic } from "./schemas.ts";
import { linkedNames, problemOfPath } from "./shop-links.ts";
import { refuseRepeated, refuseReserved } from "./slugs.ts";
import { type KnownNames, textMistakes } from "./text-links.ts";

type Text = NonNullable<ReadFile["text"]>;

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
  /** The same in every language. */
  pictures: readonly Picture[];
  mistakes: readonly ContentMistake[];
};

/** Runs a step for one item and returns its value. Keeps its mistake and returns null if it has one. */
const collectingInto =
  (mistakes: ContentMistake[]) =>
  <T>(step: () => T): T | null => {
    try {
      return step();
    } catch (error) {
      if (!(error instanceof ContentMistake)) throw error;
      mistakes.push(error);
      return null;
    }
  };

/** Puts the files of one language together. `broken` are the mistakes of single files, `offers` the keys of the shop's offers. */
export function toContent(
  files: readonly LocalFile[],
  broken: readonly ContentMistake[],
  offers: readonly string[],
): Content {
  const mistakes = [...broken];
  const collect = collectingInto(mistakes);

  /** Returns the entries of a list without reserved and repeated slugs, each in its translation if it has one. */
  function listOf(name: ListName): Category[] {
    const file = files.find((one) => one.name === name);
    const originals: Category[] = [];
    collectEach(file, (entry, line) => {
      refuseReserved(name, entry.slug, line);
      refuseRepeated(name, entry.slug, originals, line);
      originals.push(entry);
    });
    const translated: Category[] = [];
    collectEach(file?.translation, (entry, line, from) => {
      refuseRepeated(from, entry.slug, translated, line);
      if (!originals.some(({ slug }) => slug === entry.slug))
        throw new ContentMistake(from, line, `${name} has no "${entry.slug}"`);
      translated.push(entry);
    });
    return originals.map((entry) => translated.find(({ slug }) => slug === entry.slug) ?? entry);
  }

  /** Runs a step for each entry of a list, with the line of its slug and the file's name. */
  function collectEach(file: ReadFile | undefined, step: (entry: Category, line: number, name: string) => void) {
    if (!file?.list) return;
    const { value, lineOf } = file.list;
    for (const [at, entry] of value.entries()) collect(() => step(entry, lineOf(at, "slug"), file.name));
  }

  const pictures: Picture[] = [];
  for (const { picture } of files) {
    if (!picture) continue;
    collect(() => {
      refuseTakenId(picture, pictures);
      pictures.push(picture);
    });
  }
  const [categories, topics] = [listOf("categories.yaml"), listOf("topics.yaml")];
  const pictureIds = [...demoPictureIds, ...pictures.map(({ id }) => id)];
  const slugs = categories.map(({ slug }) => slug);
  const names = linkedNames(files, { categories: slugs, pictures: [...demoFileIds, ...pictureIds], offers });
  const known: KnownNames = {
    pictures: new Set(pictureIds),
    problemOfPath: (path) => problemOfPath(path, names),
  };

  /** Returns the items of a kind. A step sees the items before its own. `check` adds mistakes of a text. */
  function itemsOf<T extends { slug: string }>(
    kind: Kind,
    toItem: (text: Text, before: readonly T[]) => T,
    check: (text: Text) => readonly ContentMistake[] = () => [],
  ): T[] {
    const items: T[] = [];
    const fileOf = new Map<string, string>();
    const add = ({ text, mistakes: own }: ReadFile) => {
      if (!text) return false;
      const found = [...textMistakes(text, known), ...check(text)];
      mistakes.push(...found);
      if (own.length > 0) return false;
      const item = collect(() => {
        const item = toItem(text, items);
        const other = fileOf.get(item.slug);
        // The versions of a page share its slug.
        if (other && kind !== "versions")
          throw new ContentMistake(text.name, 1, `the slug "${item.slug}" is already that of ${other}`);
        return item;
      });
      if (!item || found.some(({ isWarning }) => !isWarning)) return false;
      fileOf.set(item.slug, text.name);
      items.push(item);
      return true;
    };
    for (const file of files) {
      if (file.text?.kind !== kind) continue;
      // A translation with a mistake leaves the original.
      if (!file.translation || !add(file.translation)) add(file);
    }
    return items;
  }

  const pages = itemsOf<Page>("pages", toPage, (text) => unknownOffers(text, offers));
  const originals = files.flatMap(({ mistakes: own, text, translation }) =>
    text?.kind === "pages" && own.length === 0
      ? [{ ...text, translation: translation?.mistakes.length === 0 ? (translation.text ?? undefined) : undefined }]
      : [],
  );
  const versions = itemsOf<PageVersion>("versions", (text) => toVersion(text, pages, originals));
  for (const original of originals) mistakes.push(...versionMistakes(original, versions));
  const causes = itemsOf<Cause>("causes", toCause).sort((one, other) => (one.name < other.name ? -1 : 1));
  return {
    banners: itemsOf<Banner>("banners", toBanner),
    campaigns: itemsOf<Campaign>("campaigns", toCampaign),
    causes,
    pages,
    posts: itemsOf<Post>("posts", toPost, (text) => [
      ...unknownCategory(text, categories),
      ...unknownCause(text, causes),
    ]),
    questions: itemsOf<Question>(
      "questions",
      (text) => toQuestion(text, topics),
      (text) => unknownOffers(text, offers),
    ).sort(byTopic(topics)),
    versions,
    categories,
    topics,
    pictures,
    mistakes,
  };
}
