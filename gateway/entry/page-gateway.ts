// The gateway as a page has it: bound to the one request the page is made for.
import type { ForcedPage } from "#gateway/rules/shell/forced-redirect.ts";
import type { Utm } from "#gateway/rules/utm.ts";
import type { Context } from "../context.ts";
import type { Problem } from "../problem.ts";
import { type Caller, createCaller } from "../router.ts";
import { campaignOf, engagementSession } from "../session/engagement.ts";
import { forcedPageOf } from "../session/forced-page.ts";
import { type ShownVisitor, shownVisitor } from "../session/visitor.ts";
import { problemOf } from "../upstream/to-problem.ts";
import { callWithForm, type FormResult, type ProcedurePath, readForm, withoutSecrets } from "./form.ts";

/** The gateway for one request of a page: `Astro.locals.gateway`. */
export type GatewayRequest = {
  /** Every procedure, called directly, as this visitor. */
  caller: Caller;
  /** Runs the procedure a form on this page is for; never throws what a visitor can cause. */
  form<Path extends ProcedurePath>(path: Path, form: FormData | URLSearchParams): Promise<FormResult<Path>>;
  /** A form of this page was refused: its status, to be told to the browser as well, whatever the page shows. */
  readonly refused: { status: number; retryAfterSeconds: number | null } | null;
  /** Set-Cookie lines gathered so far; to be sent with the page, whatever it became. */
  setCookies(): string[];
  readonly session: {
    isAuthenticated: boolean;
    customerId: string | null;
    forcedPage: ForcedPage | null;
    /** The request came with a session that could not be used, and was ended. */
    wasUnauthorised: boolean;
  };
  /** What the header shows of this visitor, for pages made for one visitor only. */
  visitor(): ShownVisitor;
  /** Says that somebody is there: the engagement session goes on, or a new one begins (shell §4). */
  touch(): void;
  /** The campaign this visit came by; a purchase form carries its source along. */
  campaign(): Utm;
  /** The shop's clock. Labels, close times and ages go by it. */
  now(): Date;
  requestId: string;
  subVariant: string | null;
  /** Has the operator named an analytics provider? Without one there is nobody to send events to. */
  hasAnalytics: boolean;
  /** What went wrong, for anything a call threw. */
  problemOf(error: unknown): Problem;
};

type Surroundings = {
  /** Throws when a form was not sent from a page of this shop. */
  requireOwnOrigin: () => void;
  hasAnalytics: boolean;
};

/**
 * What a browser is told of a refused form. Proxies put their own page in the place of a 502 or 504, and what was typed
 * would be lost with ours. A form that leads on to the one-time code has not been refused.
 */
function refusalOf({ code, status, retryAfterSeconds }: Problem): GatewayRequest["refused"] {
  if (code === "required" || code === "2fa_required") return null;
  // Without a word of how long, as a proxy may leave it out: what a customer is told then, a minute.
  if (status === 429) return { status, retryAfterSeconds: retryAfterSeconds ?? 60 };
  return { status: status >= 500 ? 503 : status, retryAfterSeconds: null };
}

/** Opens the gateway for the page of one request. */
export function pageGateway(context: Context, { requireOwnOrigin, hasAnalytics }: Surroundings): GatewayRequest {
  const caller = createCaller(context);
  const { cookies, requestId, subVariant } = context;
  let refused: GatewayRequest["refused"] = null;
  return {
    caller,
    requestId,
    subVariant,
    hasAnalytics,
    now: context.now,
    get refused() {
      return refused;
    },
    setCookies: () => cookies.lines(),
    visitor: () => shownVisitor(cookies),
    touch: () => void engagementSession(cookies),
    campaign: () => campaignOf(cookies),
    problemOf: (error) => problemOf(error, requestId),
    // Read anew each time: signing in changes it while the page is made.
    get session() {
      const { session, wasUnauthorised } = context;
      const customerId = session?.customerId ?? null;
      return { isAuthenticated: customerId !== null, customerId, forcedPage: forcedPageOf(cookies), wasUnauthorised };
    },
    async form(path, form) {
      const values = readForm(form);
      try {
        requireOwnOrigin();
        return { ok: true, data: await callWithForm(caller, path, values) };
      } catch (error) {
        const problem = problemOf(error, requestId);
        refused = refusalOf(problem);
        return { ok: false, problem, values: withoutSecrets(values) };
      }
    },
  };
}
