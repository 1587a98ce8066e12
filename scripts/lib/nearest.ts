/** How many letters have to be put in, taken out or changed to make one word of the other. */
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

/** The names nearest to a word, for somebody who has mistyped or half remembers it: the nearest first, or none at all. */
export function nearest(word: string, names: Iterable<string>, most = 3): string[] {
  const wanted = word.toLowerCase();
  const far = (name: string) => {
    const letters = distance(wanted, name.toLowerCase());
    // A part of a long name is nearer than its other letters make it.
    return name.toLowerCase().includes(wanted) && wanted.length > 2 ? Math.min(letters, 1) : letters;
  };
  return [...new Set(names)]
    .map((name) => ({ name, letters: far(name) }))
    .filter(({ letters }) => letters <= Math.max(2, wanted.length / 3))
    .sort((one, other) => one.letters - other.letters || one.name.localeCompare(other.name))
    .slice(0, most)
    .map(({ name }) => name);
}

/** Returns ` Did you mean --check?`, or an empty string. */
export function didYouMean(word: string, names: Iterable<string>): string {
  const near = nearest(word, names);
  return near.length > 0 ? ` Did you mean ${near.join(", or ")}?` : "";
}
