import type { ServerResponse } from "node:http";
import { fallbackPage } from "#site/routes/error-pages.ts";
import { BARE_CSP } from "./security-headers.ts";

/** Sends a short text that must not be cached. */
export function plain(response: ServerResponse, status: number, text: string, type = "text/plain; charset=utf-8") {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
  response.end(text);
}

/** Sends the page for a site that could not render even its error page (shell §2). It needs no style, script or service. */
export function sendFallbackPage(response: ServerResponse) {
  const { title, text, reload, home } = fallbackPage;
  // The reload button is a form that requests this URL again.
  response.setHeader("content-security-policy", BARE_CSP.replace("form-action 'none'", "form-action 'self'"));
  const html = `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<main>
<h1>${title}</h1>
<p>${text.replace(home, `<a href="/">${home}</a>`)}</p>
<form><button>${reload}</button></form>
</main>
</html>
`;
  plain(response, 500, html, "text/html; charset=utf-8");
}
