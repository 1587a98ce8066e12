/** Returns a name as it stands within a sentence: "a car" for "A car". A name without an article keeps its case: "BMW X5". */
export const inSentence = (name: string): string =>
  name.replace(/^(An?|The)(?=\s)/, (article) => article.toLowerCase());
