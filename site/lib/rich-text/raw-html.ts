// Raw HTML in editors' texts. A few tags without attributes are kept if they are closed; everything else is shown as text.

const INLINE = new Set(["strong", "em", "b", "i", "br"]);
const BLOCK = new Set([...INLINE, "p", "ul", "ol", "li"]);
const TAG = /^<(\/?)([a-z]+)\s*\/?>$/i;

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Escapes text for element content and for attributes in quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Collects the HTML of an element's children. Pairs raw tags, so that an editor's tag never closes one of ours. */
export class ChildHtml {
  readonly #parts: string[] = [];
  readonly #open: { name: string; at: number }[] = [];
  readonly #allowed: ReadonlySet<string>;

  constructor(isInline: boolean) {
    this.#allowed = isInline ? INLINE : BLOCK;
  }

  /** Adds safe HTML. */
  add(html: string): void {
    this.#parts.push(html);
  }

  /** Adds an editor's raw HTML. */
  addRaw(raw: string): void {
    for (const piece of raw.split(/(<[^<>]*>)/)) this.#addPiece(piece);
  }

  #addPiece(piece: string) {
    const [, slash, tag = ""] = TAG.exec(piece) ?? [];
    const name = tag.toLowerCase();
    if (!this.#allowed.has(name)) return this.add(escapeHtml(piece));
    if (name === "br") return this.add("<br>");
    if (slash === "") {
      // Shown as text unless its end follows.
      this.#open.push({ name, at: this.#parts.length });
      return this.add(escapeHtml(piece));
    }
    const start = this.#open.findLastIndex((open) => open.name === name);
    const opened = this.#open[start];
    if (!opened) return this.add(escapeHtml(piece));
    this.#open.length = start;
    this.#parts[opened.at] = `<${name}>`;
    this.add(`</${name}>`);
  }

  toString(): string {
    return this.#parts.join("");
  }
}

/** Whether a block of raw HTML begins with a tag that is kept. */
export const startsWithKeptTag = (raw: string): boolean => {
  const [, , name = ""] = TAG.exec(/^\s*(<[^<>]*>)/.exec(raw)?.[1] ?? "") ?? [];
  return BLOCK.has(name.toLowerCase());
};
