/** A text cut at some of its words; null where they are not in it. */
export function around(text: string, words: string): { before: string; after: string } | null {
  const at = text.indexOf(words);
  return at < 0 ? null : { before: text.slice(0, at), after: text.slice(at + words.length) };
}
