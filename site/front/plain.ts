import type { ServerResponse } from "node:http";
import { fallbackPage } from "#site/routes/error-pages.ts";
import { barePage } from "./bare-page.ts";

/** Sends a short text that must not be cached. */
export function plain(response: ServerResponse, status: number, text: string, type = "text/plain; charset=utf-8") {
  response.writeHead(status, { "content-type": type, "cache-control": "no-store" });
  response.end(text);
}

const { title, text, reload, home } = fallbackPage;
const fallback = barePage({
  title,
  body: `<p>${text.replace(home, `<a href="/">${home}</a>`)}</p>
<form><button class="button">${reload}</button></form>`,
});

/** Sends the page for a site that could not render even its error page (shell §2). */
export function sendFallbackPage(response: ServerResponse) {
  response.writeHead(500, fallback.headers);
  response.end(fallback.html);
}
