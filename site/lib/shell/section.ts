// Sections of a page that fail on their own (ADR 23). Section.astro shows a notice in place of one that could not be read.
import type { AstroGlobal } from "astro";
import type { Problem } from "#gateway/foundation/problem.ts";
import type { GatewayRequest, Outputs } from "#gateway/gateway.ts";
import { answerOf, toSignIn } from "./page.ts";

/** Why a section could not be read. */
export type Failure = Pick<Problem, "requestId" | "status">;
/** What a section shows: its data, or a notice in its place. */
export type Section<T> = { data: T; failure: null } | { data: null; failure: Failure };

type Read<T> = (caller: GatewayRequest["caller"]) => Promise<T>;
type Customer = NonNullable<Outputs["session"]["get"]>;

/** Reads a section beside the main content of a page. */
export async function readSection<T>(astro: AstroGlobal, read: Read<T>) {
  const { gateway, onFailure } = astro.locals;
  try {
    const data = await read(gateway.caller);
    if (data === undefined) throw new TypeError("The reply has nothing to show");
    return { data, failure: null };
  } catch (error) {
    // The gateway logs what its calls throw. This is a reply of another shape than its contract's, or a bug of the page.
    if (error instanceof TypeError) onFailure(error);
    return { data: null, failure: gateway.problemOf(error) };
  }
}

/**
 * Reads the main content of a page as one of its sections. After a failure, the page has the status of the error page. As with
 * `load`, a session that has ended, a 404 and a 429 are responses.
 */
export async function loadSection<T>(astro: AstroGlobal, read: Read<T>): Promise<Section<T> | Response> {
  const section = await readSection(astro, read);
  if (!section.failure) return section;
  const answer = await answerOf(astro, section.failure);
  if (answer instanceof Response) return answer;
  astro.response.status = answer;
  return { data: null, failure: { ...section.failure, status: answer } };
}

/** Reads the customer as the main content of a page, or what `view` makes of them. */
export function loadCustomer(astro: AstroGlobal): Promise<Section<Customer> | Response>;
export function loadCustomer<T>(astro: AstroGlobal, view: (customer: Customer) => T): Promise<Section<T> | Response>;
export async function loadCustomer<T>(astro: AstroGlobal, view?: (customer: Customer) => T) {
  const section = await loadSection(astro, async (caller) => {
    const customer = await caller.session.get();
    return customer && view ? view(customer) : customer;
  });
  if (section instanceof Response || section.failure) return section;
  return section.data === null ? toSignIn(astro) : section;
}
