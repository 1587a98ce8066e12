// Parts of a shared page that not everybody is to see: what was dismissed, answered, or is in the cart already. The page
// is kept with all of them, and sent without those this visitor has done with. Taken away in the browser instead, they
// would push the page up before its reader's eyes.
import { readDismissalCookie } from "#gateway/rules/shell/banners.ts";
import { readVisitor } from "../lib/shell/start/visitor.ts";
import { type Encodings, etagOf } from "./send.ts";

// Written by layouts/Notices.astro and layouts/Footer.astro: "unless" this holds of the visitor, the part is shown.
const PART = /<!--unless ([\w=]+)-->([\s\S]*?)<!--\/unless-->/g;

/** What holds of a visitor, by the words of the parts. */
function conditionsOf(cookies: string): Set<string> {
  const conditions = new Set<string>();
  if (/(?:^|; ?)dc_consent=/.test(cookies)) conditions.add("decided");
  const dismissal = readDismissalCookie(/(?:^|; ?)dc_banner=([^;]*)/.exec(cookies)?.[1]);
  if (dismissal?.isDismissed) conditions.add(`dismissed=${dismissal.content}`);
  if (readVisitor(cookies).productTypes.includes("lottery_ticket")) conditions.add("lottery_ticket");
  return conditions;
}

/** A page without the parts this visitor has done with. `isForOne`: something was left out, so it is not everybody's page. */
export type Shown = { encodings: Encodings; etag: string; isForOne: boolean };

type Kept = { parts: string[]; variants: Map<string, Shown> };

/** Cuts shared pages to the visitor, and keeps what it cut for as long as the page is kept. */
export function createVisitorParts() {
  const pages = new WeakMap<Encodings, Kept>();

  return (page: Encodings, cookies: string | undefined): Shown => {
    let kept = pages.get(page);
    if (!kept) {
      const parts = [...page.identity.toString().matchAll(PART)].map(([, condition]) => condition ?? "");
      kept = { parts, variants: new Map() };
      pages.set(page, kept);
    }
    const conditions = kept.parts.length > 0 ? conditionsOf(cookies ?? "") : new Set<string>();
    const done = kept.parts.filter((part) => conditions.has(part));
    const key = done.join(" ");
    let shown = kept.variants.get(key);
    if (!shown) {
      shown = cut(page, new Set(done));
      kept.variants.set(key, shown);
    }
    return shown;
  };
}

function cut(page: Encodings, done: ReadonlySet<string>): Shown {
  const html = page.identity.toString();
  const identity = Buffer.from(
    html.replace(PART, (_, condition: string, part: string) => (done.has(condition) ? "" : part)),
  );
  return { encodings: { identity }, etag: etagOf(identity), isForOne: done.size > 0 };
}
