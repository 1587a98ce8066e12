// Parses the arguments of a command. Unknown ones are refused: an ignored misspelt flag would look as if it worked.
import { type ParseArgsConfig, parseArgs } from "node:util";
import { didYouMean } from "../../services/lib/nearest.ts";

type Flags = NonNullable<ParseArgsConfig["options"]>;

/** The flags a command accepts, and the number of positional arguments. None by default. */
export type Accepted<F extends Flags = Flags> = { flags?: F; positionals?: number };

/** The given flags with their values. */
export type Given<F extends Flags> = ReturnType<
  typeof parseArgs<{ args: string[]; options: F; allowPositionals: true }>
>["values"];

/** A wrong argument. The caller prints `usage`, or the whole help of the script without it. */
export class UsageError extends Error {
  readonly usage: string | undefined;

  constructor(message: string, usage?: string) {
    super(message);
    this.usage = usage;
  }
}

/** Reads flags and positional arguments. Throws for anything the command does not accept. */
export function readArgs<const F extends Flags>(
  args: string[],
  { flags, positionals: maxPositionals = 0 }: Accepted<F>,
) {
  const options = flags ?? ({} as F);
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [tooMuch] = positionals.slice(maxPositionals);
    if (tooMuch !== undefined) throw new UsageError(`Unexpected argument: ${tooMuch}`);
    return { flags: values as Given<F>, positionals };
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (!code?.startsWith("ERR_PARSE_ARGS")) throw error;
    const [, flag] = /^Unknown option '(.+?)'/.exec(message) ?? [];
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new UsageError(flag ? `Unknown flag: ${flag}.${didYouMean(flag, known)}` : message);
  }
}
