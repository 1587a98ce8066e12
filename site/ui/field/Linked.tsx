import { around } from "./around.ts";

type Props = {
  text: string;
  /** Addresses by link text. */
  links?: Readonly<Record<string, string>> | undefined;
};

/** Renders a text and turns one phrase of it into a link. */
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
