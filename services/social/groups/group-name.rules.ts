// The names of groups, which strangers may read. Pure.

/** Words that no name has, also spaced out, accented or spelled with digits. */
const REFUSED = [
  "arsehole",
  "asshole",
  "bitch",
  "cunt",
  "fag",
  "kike",
  "nazi",
  "paki",
  "rapist",
  "shit",
  "slut",
  "twat",
  "wank",
  "whore",
];
/** Words that no other word contains: these are refused inside longer ones too. */
const REFUSED_INSIDE = ["fuck", "nigger", "nigga", "faggot", "motherf", "bullshit", "paedophile"];
const ENDINGS = ["", "s", "es", "y", "ty", "ed", "er", "ers", "ing", "face", "head"];
const DIGITS: Record<string, string> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  8: "b",
  "@": "a",
  $: "s",
  "!": "i",
};

const WHOLE = new Set(REFUSED.flatMap((word) => ENDINGS.map((ending) => word + ending)));

/** Returns a name in its usual form: composed, without spaces at its ends, with single spaces inside. */
export const cleanName = (name: string): string => name.normalize("NFKC").trim().replace(/\s+/gu, " ");

/** Returns the form in which names are compared, whatever their case. */
export const nameKeyOf = (name: string): string => name.toUpperCase().toLowerCase().normalize("NFKC");

/** Control characters, and those that turn the direction of a line or show nothing. Emoji need the joiner. */
export const hasHiddenCharacters = (name: string): boolean => /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|(?!\u200d)\p{Cf}/u.test(name);

/** Returns whether a name has a word of the list: "F u c k", "Shít happens" and "5h1t", but not "Scunthorpe". */
export function isProfane(name: string): boolean {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[0134578@$!]/g, (found) => DIGITS[found] ?? found);
  const words = plain.split(/[^a-z]+/).filter(Boolean);
  return candidatesOf(words).some((candidate) => {
    const single = candidate.replace(/(.)\1+/g, "$1");
    return [candidate, single].some((text) => WHOLE.has(text) || REFUSED_INSIDE.some((word) => text.includes(word)));
  });
}

// A word that is spaced out has parts of at most four letters, as in "arse hole".
const PART = 4;

/** Returns the words, and what neighbouring short ones read as together. */
function candidatesOf(words: readonly string[]): string[] {
  return words.flatMap((word, from) => {
    const joined = [word];
    let text = word;
    for (const next of words.slice(from + 1)) {
      if (word.length > PART || next.length > PART) break;
      text += next;
      joined.push(text);
    }
    return joined;
  });
}
