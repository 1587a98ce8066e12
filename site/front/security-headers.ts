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

const INLINE = /<(style|script)[^>]*>([\s\S]*?)<\/\1>/g;
const SOURCES = /(?<=(style|script)-src )[^;]*/g;

/** The styles and scripts that a page names itself. */
type Named = Readonly<Record<"styles" | "scripts", ReadonlySet<string>>>;

const sourceOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Leaves a policy the hashes of this page's styles and scripts; Astro names those of all pages. Adds those that the page names itself.
 * An injected style or script has no hash.
 */
export function withOwnHashes(policy: string, html: string, { scripts, styles }: Named): string {
  const own = new Set([...html.matchAll(INLINE)].map(([, , text = ""]) => sourceOf(text)));
  const isOwn = (source: string) => !source.startsWith("'sha256-") || own.has(source);
  return policy.replace(SOURCES, (sources, directive: string) => {
    const named = [...(directive === "style" ? styles : scripts)].map(sourceOf);
    return [...new Set([...sources.split(" ").filter(isOwn), ...named])].join(" ");
  });
}

/** Adds the report URL to a policy: `report-to` for newer browsers, `report-uri` for others. */
export function withReports(policy: string): string {
  return `${policy.trim().replace(/;$/, "")}; report-uri ${REPORT_PATH}; report-to shop`;
}
