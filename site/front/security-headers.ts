/** On every reply, whoever made it. The CSP comes from Astro, which knows the hashes of its own scripts. */
export function securityHeaders(isTls: boolean): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-frame-options": "SAMEORIGIN",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(self)",
    ...(isTls ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/** For replies that are no page of Astro's: nothing may load from them. */
export const BARE_CSP = "default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'";
