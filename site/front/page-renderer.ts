import type { Gateway } from "#gateway/gateway.ts";
import { type AstroHandler, type PageRequest, type RenderedPage, renderPage } from "./render.ts";
import { BARE_CSP, withOwnHashes, withReports } from "./security-headers.ts";

export type RenderPage = (page: PageRequest) => Promise<RenderedPage>;

type Parts = {
  handler: AstroHandler;
  log: Gateway["log"];
  isDevelopment: boolean;
};

/** Renders pages with Astro and completes their content security policy. */
export function createPageRenderer({ handler, log, isDevelopment }: Parts): RenderPage {
  return async (page) => {
    const { gateway, page: context } = page.locals;
    const { status, headers, body } = await renderPage(handler, page, (error) => {
      log.error({ requestId: gateway.requestId, err: error }, "page failed while it rendered");
    });
    const isHtml = String(headers["content-type"] ?? "").startsWith("text/html");
    if (!isHtml) return { status, headers, body };
    // In development pages have no policy: Vite writes inline styles and scripts into them.
    const policy = headers["content-security-policy"] ?? (isDevelopment ? undefined : BARE_CSP);
    const complete = policy && withReports(withOwnHashes(String(policy), body.toString(), context));
    // In a header, so that browsers ask for them before they have read any HTML.
    const link = [...context.preloads].join(", ");
    const added = { "content-security-policy": complete ?? "", ...(link && { link }) };
    return { status, headers: { ...headers, ...added }, body };
  };
}
