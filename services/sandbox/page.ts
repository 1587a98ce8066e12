// HTML pages of the sandboxes. Their CSP allows no inline script or style.
import type { FastifyReply } from "fastify";
import { market } from "#services/lib/locale.ts";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes text for HTML and its attributes. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? character);

/** Returns a page. `body` and `head` are HTML. */
export const page = (title: string, body: string, { head = "" } = {}) => `<!doctype html>
<html lang="${market().locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/sandbox/card/sandbox.css">
${head}</head>
<body>
${body}
</body>
</html>
`;

/** Sends a page with a CSP that forbids everything except `policy`. */
export function sendPage(reply: FastifyReply, html: string, policy: Record<string, string>) {
  const directives = {
    "default-src": "'none'",
    "base-uri": "'none'",
    "style-src": "'self'",
    "font-src": "'self'",
    ...policy,
  };
  return reply
    .header(
      "content-security-policy",
      Object.entries(directives)
        .map((pair) => pair.join(" "))
        .join("; "),
    )
    .header("referrer-policy", "no-referrer")
    .header("x-content-type-options", "nosniff")
    .type("text/html; charset=utf-8")
    .send(html);
}
