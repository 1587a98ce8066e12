import { UsageError } from "../../lib/args.ts";

/** A noun as each layer writes it. */
export type Names = {
  /** Folder, file and URL: gift-cards. */
  file: string;
  /** Router, tag, handlers: giftCards. */
  camel: string;
  /** GiftCards. */
  pascal: string;
  /** giftCard. */
  one: string;
  /** The schema: GiftCard. */
  One: string;
  /** In sentences: gift card. */
  words: string;
  /** Plural, in sentences: gift cards. */
  many: string;
  /** As a title: Gift cards. */
  title: string;
  /** In examples and as the table: gift_card. */
  wire: string;
};

/** Returns the singular: "lotteries" is "lottery", "boxes" is "box", "causes" is "cause". */
function singularOf(word: string): string {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return /(ss|x|zz|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Returns a noun as each layer writes it. Accepts `gift-cards`, `gift cards` and `giftCards`. Throws for a singular. */
export function namesOf(noun: string): Names {
  const apart = noun.replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
  const several = apart.split(/[\s_-]+/).filter((word) => word !== "");
  const last = several.at(-1) ?? "";
  if (!several.every((word) => /^[a-z][a-z0-9]*$/.test(word)))
    throw new UsageError(`A noun is made of letters, like gift-cards. Not a noun: ${noun}`);
  if (!/[^s]s$/.test(last)) throw new UsageError(`Use the plural, like gift-cards. ${noun} is singular.`);
  const single = [...several.slice(0, -1), singularOf(last)];
  const pascal = (words: string[]) => words.map(capital).join("");
  const camel = ([first = "", ...rest]: string[]) => first + pascal(rest);
  return {
    file: several.join("-"),
    camel: camel(several),
    pascal: pascal(several),
    one: camel(single),
    One: pascal(single),
    words: single.join(" "),
    many: several.join(" "),
    title: capital(several.join(" ")),
    wire: single.join("_"),
  };
}
