// The content of one language, put together from its files: unique slugs, references that exist, the editors' order.
import type { z } from "zod";
import { didYouMean } from "#services/lib/nearest.ts";
import type { Kind, ListName, LocalFile, ReadFile } from "./content-files.ts";
import { ContentMistake, type Markdown } from "./front-matter.ts";
import { toPage, toVersion, versionMistakes } from "./pages.ts";
import { demoFileIds, demoPictureIds, type Picture, refuseTakenId } from "./pictures.ts";
import { withoutStop } from "./plain-words.ts";
import { toPost, unknownCategory, unknownCause } from "./posts.ts";
import {
  type Banner,
  type Category,
  type Cause,
  type campaignSchema,
  MOST_BANNER_TEXT,
  type Page,
  type PageVersion,
  type Post,
  type Question,
  type Topic,
} from "./schemas.ts";
import { linkedNames, problemOfPath } from "./shop-links.ts";
import { refuseRepeated, refuseReserved } from "./slugs.ts";
import { type KnownNames, textMistakes } from "./text-links.ts";

/** Returns the question of a file such as questions/paying/01-how-can-i-pay.md. The number only sorts. Throws `ContentMistake`. */
function toQuestion({ name, value, slug: fileName, body }: Markdown, topics: readonly Topic[]): Question {
  const [, topic = "", ...rest] = name.split("/");
  const slug = fileName.replace(/^\d+-(?=.)/, "");
  const mistake = (text: string) => new ContentMistake(name, 1, text);
  if (rest.length !== 1) throw mistake("a question belongs into the folder of its topic");
  if (!topics.some((one) => one.slug === topic)) throw mistake(`topics.yaml has no topic "${topic}"`);
  if (body === "") throw mistake("the question has no answer");
  return { ...(value as Pick<Question, "question" | "offers" | "status">), slug, topic, body };
}

/** Compares questions by the order of their topics. Sorting keeps the order of their files. */
const byTopic = (topics: readonly Topic[]) => {
  const places = new Map(topics.map(({ slug }, place) => [slug, place]));
  const placeOf = ({ topic }: Question) => places.get(topic) ?? topics.length;
  return (one: Question, other: Question) => placeOf(one) - placeOf(other);
};

/** Returns warnings about offers that a text names and the shop does not have. Without known offers, none. */
function unknownOffers({ name, value, lineOf }: Markdown, offers: readonly string[]): ContentMistake[] {
  const { offers: named } = (value ?? {}) as { offers?: unknown };
  if (!Array.isArray(named) || offers.length === 0) return [];
  return named.flatMap((key, at) => {
    if (typeof key !== "string" || offers.includes(key)) return [];
    const text = withoutStop(`there is no offer "${key}".${didYouMean(key, offers)}`);
    return [new ContentMistake(name, lineOf("offers", at), text, { isWarning: true })];
  });
}

/** Returns the cause of a file. Throws `ContentMistake` if another one has its key. */
function toCause({ name, value, slug, body, lineOf }: Markdown, before: readonly Cause[]): Cause {
  const data = value as Omit<Cause, "slug" | "body">;
  if (before.some(({ key }) => key === data.key))
    throw new ContentMistake(name, lineOf("key"), `the key "${data.key}" is used twice`);
  return { ...data, slug, body };
}

/** A campaign. `body` is plain paragraphs. */
type Campaign = z.infer<typeof campaignSchema> & { slug: string; body: string };

const MAX_TEXT = 1_000;

/** Returns the campaign of a file. Throws `ContentMistake`. */
function toCampaign({ name, value, lineOf, slug, body }: Markdown, before: readonly Campaign[]): Campaign {
  const campaign = value as z.infer<typeof campaignSchema>;
  const line = lineOf("campaign");
  if (before.some((other) => other.campaign === campaign.campaign))
    throw new ContentMistake(name, line, `the campaign "${campaign.campaign}" is used twice`);
  if (body.length > MAX_TEXT) throw new ContentMistake(name, 1, `the text is longer than ${MAX_TEXT} characters`);
  return { ...campaign, slug, body };
}

/** Returns the banner of a file such as banners/01-a-draw.md. The number only sorts. Throws `ContentMistake`. */
function toBanner({ name, value, slug: fileName, body, lineOf }: Markdown): Banner {
  const slug = fileName.replace(/^\d+-(?=.)/, "");
  const banner = value as Omit<Banner, "slug" | "body">;
  const { from, until } = banner;
  if (from && until && Date.parse(until) <= Date.parse(from))
    throw new ContentMistake(name, lineOf("until"), "until: must be later than from");
  if (body.length > MOST_BANNER_TEXT)
    throw new ContentMistake(name, 1, `the text is longer than ${MOST_BANNER_TEXT} characters`);
  return { ...banner, slug, body };
}

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
