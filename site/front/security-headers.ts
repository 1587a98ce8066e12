/** Where browsers send what they refused, and the shop's script what broke. */
export const REPORT_PATH = "/_report";

/** For replies that are no page of Astro's: nothing may load from them, or run in them. */
export const BARE_CSP = "default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";

/** On every reply, whoever made it. A page's own CSP comes from Astro, which knows the hashes of its scripts. */
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

/** A page's policy with the address for what it refuses: by name for newer browsers, directly for the others. */
export function withReports(policy: string): string {
  return `${policy.trim().replace(/;$/, "")}; report-uri ${REPORT_PATH}; report-to shop`;
}
