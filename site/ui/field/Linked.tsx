import { around } from "./around.ts";

type Props = {
  text: string;
  /** URLs by link text. */
  links?: Readonly<Record<string, string>> | undefined;
};

/** Renders a text and turns one phrase of it into a link. */
export function Linked({ text, links = {} }: Props) {
  for (const [linkText, href] of Object.entries(links)) {
    const cut = around(text, linkText);
    if (cut) {
      return (
        <>
          {cut.before}
          <a href={href}>{linkText}</a>
          {cut.after}
        </>
      );
    }
  }
  return text;
}
