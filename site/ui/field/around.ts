/** Returns the text before and after a phrase, or `null` if the text does not contain it. */
export function around(text: string, part: string): { before: string; after: string } | null {
  const at = text.indexOf(part);
  return at < 0 ? null : { before: text.slice(0, at), after: text.slice(at + part.length) };
}
