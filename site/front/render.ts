import { type IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { withLocale } from "../lib/format/rendered-locale.ts";

/** Astro's handler as its middleware mode exports it, and as the dev server offers it. */
export type AstroHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next?: (error?: unknown) => void,
  locals?: object,
) => void | Promise<void>;

/** A request as the page sees it. */
export type PageRequest = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  remoteAddress?: string;
  body?: Buffer;
  locals: Omit<App.Locals, "readThrown" | "onFailure">;
};

/** A complete page: all cookies set while it rendered are known before the first byte is sent. */
export type RenderedPage = { status: number; headers: Record<string, string | string[]>; body: Buffer };

/** Collects what Astro writes, without a connection. */
class CapturedResponse extends ServerResponse {
  readonly chunks: Buffer[] = [];
  /** Rejected if a component throws after the page has begun. */
  readonly whole: Promise<void>;
  #finish: () => void = () => {};
  #breakOff: (error: unknown) => void = () => {};

  constructor(request: IncomingMessage) {
    super(request);
    this.whole = new Promise((resolve, reject) => {
      this.#finish = resolve;
      this.#breakOff = reject;
    });
  }

  override write(chunk: Uint8Array | string, ...rest: unknown[]): boolean {
    this.chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : Buffer.from(chunk));
    // Astro waits for it before it breaks a failed page off.
    for (const done of rest) if (typeof done === "function") done();
    return true;
  }

  override destroy(error?: Error): this {
    this.#breakOff(error ?? new Error("The page broke off"));
    return this;
  }

  override end(chunk?: unknown): this {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) this.write(chunk);
    this.#finish();
    this.emit("finish");
    this.emit("close");
    return this;
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    const headers = rest.find((part) => typeof part === "object" && part !== null) as
      | Record<string, string | string[]>
      | undefined;
    for (const [name, value] of Object.entries(headers ?? {})) this.setHeader(name, value);
    return this;
  }
}

function incoming({ method, url, headers, remoteAddress, body }: PageRequest) {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
  const request = new IncomingMessage(socket);
  Object.assign(request, { method, url, headers });
  if (body) request.push(body);
  request.push(null);
  return request;
}

const NOT_FOUND = "/404";
const FAILED = "/500";

/** Renders one page completely. A page that fails while it renders becomes the error page. `onFailure` gets what it or a section threw. */
export async function renderPage(
  handler: AstroHandler,
  page: PageRequest,
  onFailure: (error: unknown) => void,
): Promise<RenderedPage> {
  const request = incoming(page);
  const response = new CapturedResponse(request);
  let isUnhandled = false;
  const skip = () => {
    isUnhandled = true;
  };
  await withLocale(page.locals.page.locale, () => handler(request, response, skip, { ...page.locals, onFailure }));
  // The route table has a page for this URL but Astro's router does not, for example with an escaped line break.
  if (isUnhandled && page.url !== NOT_FOUND) return renderPage(handler, { ...page, url: NOT_FOUND }, onFailure);
  try {
    await response.whole;
  } catch (error) {
    if (page.url === FAILED) throw error;
    onFailure(error);
    const { body: _, ...failed } = page;
    return renderPage(handler, { ...failed, method: "GET", url: FAILED }, onFailure);
  }
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(response.getHeaders())) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value : String(value);
  }
  return { status: response.statusCode, headers, body: Buffer.concat(response.chunks) };
}
