import type { AstroGlobal } from "astro";
import type { Problem } from "#gateway/foundation/problem.ts";
import type { GatewayRequest } from "#gateway/gateway.ts";
import { afterAuthFailure } from "#site/routes/redirects.ts";

type Caller = GatewayRequest["caller"];

/**
 * Reads what a page needs. A failure becomes a response: sign-in if the session has ended, the 404 page, or the error page of
 * the status. Usage: `if (data instanceof Response) return data;`
 */
export async function load<T>(astro: AstroGlobal, read: (caller: Caller) => Promise<T>): Promise<T | Response> {
  const { gateway } = astro.locals;
  try {
    return await read(gateway.caller);
  } catch (error) {
    const answer = await answerOf(astro, gateway.problemOf(error));
    return answer instanceof Response ? answer : errorPage(astro, answer);
  }
}

/** Refusals of the input of a read. A page reads what its address names, so nothing has this address. */
const INPUT_CODES: readonly Problem["code"][] = ["invalid_field", "invalid_request"];

/**
 * Returns the response to a failed read: sign-in if the session has ended, the 404 page, also for a value outside the contract's
 * bounds, or the page for too many requests. For a failure of the services, returns the status of its error page.
 */
export async function answerOf(astro: AstroGlobal, problem: Problem): Promise<Response | number> {
  const { code, status } = problem;
  if (code === "signed_out") return toSignIn(astro);
  if (status === 404 || INPUT_CODES.includes(code)) return notFound(astro);
  if (status === 429) return waitPage(astro, problem);
  // No service answered in time. Shell §2 has a page for statuses of services; this is the one of an unavailable service.
  if (code === "errorMessageFallback") return 503;
  return status === 418 || status === 503 ? status : 500;
}

/** Redirects to sign-in, because the session has ended. It leads back to this page. */
export function toSignIn({ locals: { page }, redirect, url }: AstroGlobal): Response {
  const target = afterAuthFailure(page.route);
  // A customer who has just closed the account gets the closed page, not sign-in.
  const query = target === "login" ? { next: `${url.pathname}${url.search}`, expired: 1 } : {};
  return redirect(page.href(target, {}, query), 303);
}

/**
 * Reads what a page can do without. If it fails, the page is shown without it and not cached, so that the next visitor gets
 * the whole page.
 */
export async function readOr<T, Instead>(
  astro: AstroGlobal,
  instead: Instead,
  read: (caller: Caller) => Promise<T>,
): Promise<T | Instead> {
  try {
    return await read(astro.locals.gateway.caller);
  } catch {
    setNoStore(astro);
    return instead;
  }
}

/** Like `readOr`, for an optional part of the backend. A backend without it answers 404: the page is complete and cached. */
export function readOptional<T, Instead>(
  astro: AstroGlobal,
  instead: Instead,
  read: (caller: Caller) => Promise<T>,
): Promise<T | Instead> {
  return readOr(astro, instead, async (caller) => {
    try {
      return await read(caller);
    } catch (error) {
      if (astro.locals.gateway.problemOf(error).status === 404) return instead;
      throw error;
    }
  });
}

/** Keeps this page out of caches: it is incomplete, or its URL is made up. */
export function setNoStore(astro: AstroGlobal): void {
  astro.response.headers.set("cache-control", "no-store");
}

/** Returns the 404 page at the same URL. */
export function notFound(astro: AstroGlobal): Promise<Response> {
  return show(astro, "/404");
}

/** Returns the page for too many requests, with the time to wait. */
async function waitPage(astro: AstroGlobal, { retryAfterSeconds = 60 }: Pick<Problem, "retryAfterSeconds">) {
  const page = await show(astro, `/429?minutes=${Math.ceil(retryAfterSeconds / 60)}`);
  page.headers.set("retry-after", String(retryAfterSeconds));
  return page;
}

/** Returns the error page of a status: 418 and 503 have their own, all others use that of 500 (shell §2). */
export function errorPage(astro: AstroGlobal, status: number): Promise<Response> {
  return show(astro, status === 418 || status === 503 ? `/${status}` : "/500");
}

/** Shows another page at this URL, without the posted form: its body may have been read, and cannot be read twice. */
function show(astro: AstroGlobal, path: string): Promise<Response> {
  const { headers, method } = astro.request;
  return astro.rewrite(method === "GET" ? path : new Request(new URL(path, astro.url), { headers }));
}
