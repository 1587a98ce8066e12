import { around } from "./around.ts";

type Props = {
  text: string;
  /** Addresses by the words that lead there. */
  links?: Readonly<Record<string, string>> | undefined;
};

/** A text in which some words are a link. */
export function Linked({ text, links = {} }: Props) {
  for (const [words, href] of Object.entries(links)) {
    const cut = around(text, words);
    if (cut) {
      return (
        <>
          {cut.before}
          <a href={href}>{words}</a>
          {cut.after}
        </>
      );
    }
  }
  return text;
}
