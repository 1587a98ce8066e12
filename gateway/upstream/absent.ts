// Operations that a backend may lack.
import { notFound } from "../foundation/errors.ts";
import { UpstreamFailure } from "./failure.ts";
import { toProblemError } from "./to-problem.ts";

/** Runs a read of an optional part of the backend. A backend without it answers 404. */
export async function orNotFound<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const isAbsent = error instanceof UpstreamFailure && error.kind === "absent";
    if (isAbsent || toProblemError(error).problem.code === "not_implemented") throw notFound();
    throw error;
  }
}
