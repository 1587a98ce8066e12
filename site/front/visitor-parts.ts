// Adapts shared pages to a visitor on the server: leaves out notices they have dismissed, and gives play forms an
// idempotency key. Done by a script in the browser, this would shift the layout.
import { LRUCache } from "lru-cache";
import { readDismissalCookie } from "#gateway/rules/shell/banners.ts";
import { showsLotteryPromotion } from "#gateway/rules/shell/visitor.ts";
import { derivedUuid } from "../lib/derived-uuid.ts";
import { readVisitor } from "../lib/shell/start/visitor.ts";
import type { Encoding } from "./encoding.ts";
import type { SharedPage } from "./html-cache.ts";
import { type Encodings, etagOf } from "./send.ts";

// Written by layouts/Notices.astro and layouts/Footer.astro: the part shows unless its condition holds for the visitor.
const PART = /<!--unless ([\w=]+)-->([\s\S]*?)<!--\/unless-->/g;
// Written by features/play/screen/PlayIsland.tsx.
const FORM_KEY = /name="idempotencyKey" value="([0-9a-f-]{36})"/;
// Copies for single visitors, of all pages together.
const MAX_BYTES = 64_000_000;

/** A shared page as some visitors see it. */
export type VisitorCopy = {
  encodings: Encodings;
  etag: string;
  /** Something was left out or changed, so caches must not share it. */
  isPersonal: boolean;
  /** By encoding, once a reply was sent in it. */
  replyHeaders: Partial<Record<Encoding, ReplyHeaders>>;
};
/** Header lines of a reply, as `writeHead` takes them: names and values in turn. */
export type ReplyHeaders = { etag: string; whole: readonly string[]; notModified: readonly string[] };

type VisitorState = { conditions: ReadonlySet<string>; cartCount: number };
type Parsed = { id: number; conditions: readonly string[]; formKey: string | undefined; common: VisitorCopy };

function stateOf(cookies: string): VisitorState {
  const conditions = new Set<string>();
  if (/(?:^|; ?)dc_consent=/.test(cookies)) conditions.add("decided");
  const dismissal = readDismissalCookie(/(?:^|; ?)dc_banner=([^;]*)/.exec(cookies)?.[1]);
  if (dismissal?.isDismissed) conditions.add(`dismissed=${dismissal.content}`);
  const { productTypes, cartCount } = readVisitor(cookies);
  if (!showsLotteryPromotion(true, productTypes)) conditions.add("lottery_ticket");
  return { conditions, cartCount };
}

function copyOf(html: string, isPersonal: boolean): VisitorCopy {
  const identity = Buffer.from(html);
  return { encodings: { identity }, etag: etagOf(identity), isPersonal, replyHeaders: {} };
}

/** Makes and keeps the copies of shared pages. */
export class VisitorCopies {
  readonly #parsed = new WeakMap<Buffer, Parsed>();
  readonly #personal = new LRUCache<string, VisitorCopy>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ encodings }) => 2 * encodings.identity.length + 1,
  });
  #lastId = 0;

  copyFor(page: SharedPage, cookies: string | undefined): VisitorCopy {
    const parsed = this.#parsed.get(page.html) ?? this.#parse(page);
    if (!cookies || (parsed.conditions.length === 0 && !parsed.formKey)) return parsed.common;
    const state = stateOf(cookies);
    const omitted = parsed.conditions.filter((condition) => state.conditions.has(condition));
    // The first form of a visitor has the key of the page. After a ticket was added, the next form has another one.
    const cartCount = parsed.formKey ? state.cartCount : 0;
    if (omitted.length === 0 && cartCount === 0) return parsed.common;
    const key = `${parsed.id} ${cartCount} ${omitted.join(" ")}`;
    const kept = this.#personal.get(key);
    if (kept) return kept;
    const copy = copyOf(adapt(page.html.toString(), new Set(omitted), parsed.formKey, cartCount), true);
    this.#personal.set(key, copy);
    return copy;
  }

  #parse(page: SharedPage): Parsed {
    const html = page.html.toString();
    this.#lastId += 1;
    const parsed = {
      id: this.#lastId,
      conditions: [...html.matchAll(PART)].map(([, condition]) => condition ?? ""),
      formKey: FORM_KEY.exec(html)?.[1],
      common: copyOf(adapt(html, new Set()), false),
    };
    this.#parsed.set(page.html, parsed);
    return parsed;
  }
}

function adapt(html: string, omitted: ReadonlySet<string>, formKey?: string, cartCount = 0): string {
  const cut = html.replace(PART, (_, condition: string, part: string) => (omitted.has(condition) ? "" : part));
  return formKey && cartCount > 0 ? cut.replaceAll(formKey, derivedUuid(formKey, String(cartCount))) : cut;
}
