import type { AstroGlobal } from "astro";
import type { GatewayRequest } from "#gateway/gateway.ts";
import { afterAuthFailure } from "#site/routes/redirects.ts";

type Caller = GatewayRequest["caller"];

/**
 * Reads what a page needs. A refusal becomes what the visitor should see: sign-in for a session that is over, the 404
 * page for what is not there, the error page of the status otherwise. Usage: `if (data instanceof Response) return data;`
 */
export async function load<T>(astro: AstroGlobal, read: (caller: Caller) => Promise<T>): Promise<T | Response> {
  const { gateway, page } = astro.locals;
  try {
    return await read(gateway.caller);
  } catch (error) {
    const problem = gateway.problemOf(error);
    if (problem.code === "signed_out") {
      const { pathname, search } = astro.url;
      const target = afterAuthFailure(page.route);
      // Whoever was closing the account is told that it is closed, and is not asked to sign in to it.
      const query = target === "login" ? { next: `${pathname}${search}`, expired: 1 } : {};
      return astro.redirect(page.href(target, {}, query), 303);
    }
    if (problem.status === 404) return notFound(astro);
    return errorPage(astro, problem.status);
  }
}

/**
 * Reads what a page can do without. Missing, the page is shown all the same, but kept by nobody: the next visitor is to
 * see it whole.
 */
export async function readOr<T, Instead>(
  astro: AstroGlobal,
  instead: Instead,
  read: (caller: Caller) => Promise<T>,
): Promise<T | Instead> {
  try {
    return await read(astro.locals.gateway.caller);
  } catch {
    keepForNobody(astro);
    return instead;
  }
}

/** Shows a page that the next visitor should not get: it misses something, or anybody could have made its address up. */
export function keepForNobody(astro: AstroGlobal): void {
  astro.response.headers.set("cache-control", "no-store");
}

/** The 404 page in place of this one, at the same address. */
export function notFound(astro: AstroGlobal): Promise<Response> {
  return astro.rewrite("/404");
}

/** The error page of a status: 418 and 503 have their own, everything else shows that of 500 (shell §2). */
export function errorPage(astro: AstroGlobal, status: number): Promise<Response> {
  return astro.rewrite(status === 418 || status === 503 ? `/${status}` : "/500");
}
