import type { Gateway } from "#gateway/gateway.ts";
import type { StyleJoiner } from "./joined-styles.ts";
import { type AstroHandler, type PageRequest, type RenderedPage, renderPage } from "./render.ts";
import { BARE_CSP, withReports } from "./security-headers.ts";

export type RenderPage = (page: PageRequest) => Promise<RenderedPage>;

type Parts = {
  handler: AstroHandler;
  styles: StyleJoiner;
  log: Gateway["log"];
  isDevelopment: boolean;
};

/** Renders pages with Astro, joins their stylesheets and completes their content security policy. */
export function createPageRenderer({ handler, styles, log, isDevelopment }: Parts): RenderPage {
  return async (page) => {
    const { status, headers, body } = await renderPage(handler, page, (error) => {
      log.error({ requestId: page.locals.gateway.requestId, err: error }, "page failed while it rendered");
    });
    const isHtml = String(headers["content-type"] ?? "").startsWith("text/html");
    if (!isHtml) return { status, headers, body };
    // In development pages have no policy: Vite writes inline styles and scripts into them.
    const policy = headers["content-security-policy"] ?? (isDevelopment ? undefined : BARE_CSP);
    return {
      status,
      headers: { ...headers, "content-security-policy": policy ? withReports(String(policy)) : "" },
      body: Buffer.from(styles.join(body.toString())),
    };
  };
}
