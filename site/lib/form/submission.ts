import type { Problem } from "#gateway/foundation/problem.ts";
import { problemOf } from "#site/lib/gateway/client.ts";
import { isDecided } from "#site/lib/gateway/problem-messages.ts";
import {
  errorsIn,
  type FieldErrors,
  type Form,
  hasErrors,
  type InputOf,
  inputOf,
  type OutputOf,
  type Path,
  readValues,
  type Values,
} from "./form.ts";
import { refusedFields } from "./summary.ts";

export type FormStatus =
  | { kind: "idle" | "sending" }
  | { kind: "refused"; errors: FieldErrors; problem: Problem | null };

/** Whether the customer stays on this page, or leaves it while the form stays busy. */
export type Outcome = "stays" | "leaves";

/** What the script or island of a page adds to a form's definition. */
export type Handlers<P extends Path> = {
  /** The shop's date, YYYY-MM-DD. */
  today?: string | undefined;
  /** Additional rules of this page. */
  check?: (values: Values) => FieldErrors;
  /** Builds the input, if it needs more than the fields. Throws a problem to refuse. */
  build?: (values: Values) => Promise<Omit<InputOf<P>, "idempotencyKey">>;
  send: (input: InputOf<P>) => Promise<OutputOf<P>>;
  succeed: (data: OutputOf<P>, values: Values) => Outcome | Promise<Outcome>;
  /** Handles a refusal outside the form. Returns null to show it in the form. */
  refuse?: (problem: Problem) => Outcome | null | Promise<Outcome | null>;
};

type Surface = { read: () => Values; show: (status: FormStatus) => void };

/**
 * Returns which errors on the screen stay after a field was edited: those of the form until their value is right, with what is
 * wrong with it now, and those of the shop until their field is edited.
 */
export function remainingErrors<P extends Path>(
  form: Form<P>,
  { today = "", check }: Pick<Handlers<P>, "today" | "check">,
  { errors, isOfShop, values }: { errors: FieldErrors; isOfShop: boolean; values: Values },
  edited: string,
): FieldErrors {
  const read = readValues(form, values);
  const wrong: FieldErrors = { ...check?.(read), ...errorsIn(form, read, today) };
  const stays = (field: string) => wrong[field] || (isOfShop && field !== edited);
  const shown = Object.entries(errors).filter(([field, message]) => message && stays(field));
  return Object.fromEntries(shown.map(([field, message]) => [field, (!isOfShop && wrong[field]) || message]));
}

/**
 * Returns a function that submits a form: it validates, calls the procedure (one call at a time) and shows the outcome.
 * The form keeps its values. A call that needs a one-time code waits in `send` and is repeated with the code.
 */
export function createSubmission<P extends Path>(form: Form<P>, handlers: () => Handlers<P>, surface: Surface) {
  let isSending = false;
  let key: string | undefined;
  /** An attempt without a response. Sending the same values again repeats it under the same key. */
  let lost: { wanted: string; input: InputOf<P> } | null = null;

  async function inputFor({ idempotencyKey: firstKey, ...values }: Values): Promise<InputOf<P>> {
    const build = handlers().build ?? (async (typed: Values) => inputOf(form, typed));
    if (!form.isIdempotent) return (await build(values)) as InputOf<P>;
    const wanted = JSON.stringify(values);
    if (lost?.wanted === wanted) return lost.input;
    key ??= firstKey || crypto.randomUUID();
    const input = { ...(await build(values)), idempotencyKey: key } as InputOf<P>;
    lost = { wanted, input };
    return input;
  }

  async function fail(problem: Problem): Promise<Outcome> {
    // Without a reply the outcome is unknown, so the attempt keeps its key. A refusal did nothing.
    if (isDecided(problem)) {
      lost = null;
      key = crypto.randomUUID();
    }
    const outcome = await handlers().refuse?.(problem);
    if (outcome === "stays") surface.show({ kind: "idle" });
    if (outcome) return outcome;
    surface.show({ kind: "refused", errors: refusedFields(form, problem), problem });
    return "stays";
  }

  async function attempt(values: Values): Promise<Outcome> {
    const { send, succeed } = handlers();
    const data = await send(await inputFor(values));
    lost = null;
    const outcome = await succeed(data, values);
    if (outcome === "stays") surface.show({ kind: "idle" });
    return outcome;
  }

  return async function submit(): Promise<void> {
    // Ignore a second press.
    if (isSending) return;
    const values = readValues(form, surface.read());
    const { today = "", check } = handlers();
    // The form's own rules win: "-1" is no amount, rather than one that is too small.
    const errors = { ...check?.(values), ...errorsIn(form, values, today) };
    if (hasErrors(errors)) return surface.show({ kind: "refused", errors, problem: null });
    isSending = true;
    surface.show({ kind: "sending" });
    const outcome = await attempt(values).catch((error: unknown) => fail(problemOf(error)));
    if (outcome === "stays") isSending = false;
  };
}
