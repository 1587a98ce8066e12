/** Returns the edit distance of two words: the letters to insert, delete or replace (Levenshtein). */
function distance(one: string, other: string): number {
  let row = [...other, ""].map((_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, wanted] of [...other].entries()) {
      const [above = 0, aslant = 0, left = 0] = [row[place + 1], row[place], next[place]];
      next.push(letter === wanted ? aslant : 1 + Math.min(above, aslant, left));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Returns the names most similar to a misspelt word, best match first; empty if none is similar. */
export function nearest(word: string, names: Iterable<string>, max = 3): string[] {
  const wanted = word.toLowerCase();
  const far = (name: string) => {
    const letters = distance(wanted, name.toLowerCase());
    // Part of a name counts as similar, however long the name is.
    return name.toLowerCase().includes(wanted) && wanted.length > 2 ? Math.min(letters, 1) : letters;
  };
  return [...new Set(names)]
    .map((name) => ({ name, letters: far(name) }))
    .filter(({ letters }) => letters <= Math.max(2, wanted.length / 3))
    .sort((one, other) => one.letters - other.letters || one.name.localeCompare(other.name))
    .slice(0, max)
    .map(({ name }) => name);
}

/** Returns ` Did you mean --check?`, or an empty string. */
export function didYouMean(word: string, names: Iterable<string>): string {
  const near = nearest(word, names);
  return near.length > 0 ? ` Did you mean ${near.join(", or ")}?` : "";
}
