import { createHash } from "node:crypto";

/** Receives policy violations from browsers and errors from the shop's script. */
export const REPORT_PATH = "/_report";

/** The policy of replies that are not pages: nothing may load or run. */
export const BARE_CSP = "default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/** Headers of every reply. A page's own CSP comes from Astro, which knows the hashes of its scripts. */
export function securityHeaders(isTls: boolean): Record<string, string> {
  return {
    "content-security-policy": BARE_CSP,
    "reporting-endpoints": `shop="${REPORT_PATH}"`,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "SAMEORIGIN",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(self)",
    ...(isTls ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const STYLE_SOURCES = /(?<=style-src )[^;]*/;

const sourceOf = (style: string) => `'sha256-${createHash("sha256").update(style).digest("base64")}'`;

/**
 * Leaves a policy the hashes of this page's styles; Astro names those of all pages. Adds those of the styles that the page names
 * itself (`named`). An injected style has no hash.
 */
export function withOwnStyles(policy: string, html: string, named: ReadonlySet<string>): string {
  return policy.replace(STYLE_SOURCES, (sources) => {
    const known = new Set(sources.split(" "));
    const used = [...html.matchAll(STYLE)]
      .map(([, style = ""]) => sourceOf(style))
      .filter((source) => known.has(source));
    return ["'self'", ...new Set([...used, ...[...named].map(sourceOf)])].join(" ");
  });
}

/** Adds the report URL to a policy: `report-to` for newer browsers, `report-uri` for others. */
export function withReports(policy: string): string {
  return `${policy.trim().replace(/;$/, "")}; report-uri ${REPORT_PATH}; report-to shop`;
}
