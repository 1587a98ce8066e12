/** Returns the text before and after a phrase, or `null` if the text does not contain it. */
function around(text: string, part: string): { before: string; after: string } | null {
  const at = text.indexOf(part);
  return at < 0 ? null : { before: text.slice(0, at), after: text.slice(at + part.length) };
}

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
