// The gateway as pages use it, bound to one request.

import type { Attribution } from "#gateway/rules/attribution.ts";
import type { Variants } from "#gateway/rules/experiments.ts";
import type { ForcedPage } from "#gateway/rules/shell/forced-redirect.ts";
import type { Capability } from "#generated/capabilities.ts";
import type { Context } from "../context.ts";
import type { Problem } from "../foundation/problem.ts";
import type { UploadedFile } from "../http/uploaded-file.ts";
import { type Caller, createCaller } from "../router.ts";
import { attributionOf, engagementSession } from "../session/engagement.ts";
import { variantsOf } from "../session/experiments.ts";
import { forcedPageOf } from "../session/forced-page.ts";
import { type ShownVisitor, shownVisitor } from "../session/visitor.ts";
import { problemOf } from "../upstream/to-problem.ts";
import { readPicture } from "./files.ts";
import { callWithForm, type FormResult, type ProcedurePath, readForm, withoutSecrets } from "./form.ts";
import { drawSharePicture, type SharePicture } from "./share-picture.ts";

/** `Astro.locals.gateway` */
export type GatewayRequest = {
  /** Calls procedures as this visitor, without HTTP. */
  caller: Caller;
  /** Runs the procedure of a submitted form. Returns refusals and failures, never throws them. */
  form<Path extends ProcedurePath>(
    path: Path,
    form: FormData | URLSearchParams,
    files?: Readonly<Record<string, UploadedFile>>,
  ): Promise<FormResult<Path>>;
  /** The status that the page must have because its form was refused; null if none was. */
  readonly refused: { status: number; retryAfterSeconds: number | null } | null;
  /** The Set-Cookie values so far. Sent with every page, error pages included. */
  setCookies(): string[];
  readonly session: {
    isAuthenticated: boolean;
    /** Whether a customer has logged in on this device before. */
    isKnownDevice: boolean;
    customerId: string | null;
    forcedPage: ForcedPage | null;
    /** True if the request came with an unusable session, which was ended. */
    wasUnauthorised: boolean;
  };
  /** Sets the language of the content that later calls read: the site's. */
  setLocale(locale: Context["locale"]): void;
  /** What the header shows about this visitor. For private pages only. */
  visitor(): ShownVisitor;
  /** Whether this visitor may have a shared page rendered again (`clear_cache`). Counts the attempt. */
  mayClearCache(): Promise<boolean>;
  /** Continues the engagement session, or starts one (shell §4). */
  touch(): void;
  /** Where this visit came from. Purchase forms include its source. */
  attribution(): Attribution;
  /** What this visitor sees of the experiments that these flags run. */
  variants(capabilities: readonly Capability[]): Variants;
  /** The shop's clock: for labels, close times and ages. */
  now(): Date;
  requestId: string;
  subVariant: string | null;
  /** Whether the operator has an analytics provider or a tag manager. */
  hasAnalytics: boolean;
  /** Returns the PNG of a win of this customer. Throws if the customer has drawn too many. */
  drawSharePicture(picture: Omit<SharePicture, "scene"> & { scene: string | undefined }): Promise<Buffer>;
  /** Returns the problem of anything that a call threw. */
  problemOf(error: unknown): Problem;
};

type Options = {
  /** Throws unless the form was sent from a page of this shop. */
  requireOwnOrigin: () => void;
  hasAnalytics: boolean;
};

/**
 * The page's status for a refused form. 5xx becomes 503, since proxies replace 502 and 504 with a page of their own, which would lose
 * what was typed. A form that leads to the one-time code step counts as accepted.
 */
function refusalOf({ code, status, retryAfterSeconds }: Problem): GatewayRequest["refused"] {
  if (code === "required" || code === "2fa_required") return null;
  // A proxy may omit the time. The message then names a minute.
  if (status === 429) return { status, retryAfterSeconds: retryAfterSeconds ?? 60 };
  return { status: status >= 500 ? 503 : status, retryAfterSeconds: null };
}

/** Creates the gateway of one request. */
export function pageGateway(context: Context, { requireOwnOrigin, hasAnalytics }: Options): GatewayRequest {
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
    setLocale(locale) {
      context.locale = locale;
    },
    visitor: () => shownVisitor(cookies),
    async mayClearCache() {
      try {
        await context.limits.spend("clearCacheByAddress", context.ip);
        await context.limits.spend("clearCache", "everybody");
        return true;
      } catch {
        return false;
      }
    },
    async drawSharePicture(picture) {
      await context.limits.spend("sharePicture", context.session?.customerId ?? context.ip);
      const scene = picture.scene === undefined ? null : await readPicture(context, picture.scene);
      return drawSharePicture({ ...picture, scene });
    },
    touch: () => void engagementSession(cookies),
    variants: (capabilities) => variantsOf(cookies, context.session !== null, capabilities),
    attribution: () => attributionOf(cookies),
    problemOf: (error) => problemOf(error, requestId),
    // Read each time: signing in changes it while the page renders.
    get session() {
      const { session, wasUnauthorised } = context;
      const customerId = session?.customerId ?? null;
      const isKnownDevice = cookies.get("dc_device") !== null;
      return {
        isAuthenticated: customerId !== null,
        isKnownDevice,
        customerId,
        forcedPage: forcedPageOf(cookies),
        wasUnauthorised,
      };
    },
    async form(path, form, files) {
      const values = readForm(form);
      refused = null;
      try {
        requireOwnOrigin();
        return { ok: true, data: await callWithForm(caller, path, values, files) };
      } catch (error) {
        const problem = problemOf(error, requestId);
        refused = refusalOf(problem);
        return { ok: false, problem, values: withoutSecrets(values) };
      }
    },
  };
}
