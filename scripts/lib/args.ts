// What stands behind a command. What it does not take is refused: a mistyped flag that is passed over would look like one
// that did its work.
import { type ParseArgsConfig, parseArgs } from "node:util";
import { meant } from "./nearest.ts";

type Flags = NonNullable<ParseArgsConfig["options"]>;

/** The flags of a command, and how many words may come with them; by default none of either. */
export type Takes<F extends Flags = Flags> = { flags?: F; words?: number };

/** The flags that were given, with their values. */
export type Given<F extends Flags> = ReturnType<
  typeof parseArgs<{ args: string[]; options: F; allowPositionals: true }>
>["values"];

/** What nobody here understands. The command's help says what can be asked. */
export class Unasked extends Error {}

/** Reads flags and words; refuses what the command does not take. */
export function readArgs<const F extends Flags>(args: string[], { flags, words = 0 }: Takes<F>) {
  const options = flags ?? ({} as F);
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [tooMuch] = positionals.slice(words);
    if (tooMuch !== undefined) throw new Unasked(`"${tooMuch}" is more than this command takes.`);
    return { flags: values as Given<F>, words: positionals };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (!code?.startsWith("ERR_PARSE_ARGS")) throw error;
    const [, flag] = /^Unknown option '(.+?)'/.exec(message) ?? [];
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new Unasked(flag ? `There is no ${flag} here.${meant(flag, known)}` : message);
  }
}
