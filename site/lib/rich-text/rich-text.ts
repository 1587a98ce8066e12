// The one renderer of editors' Markdown. Every text and attribute is escaped here, so the HTML is safe by construction.
import type { Definition, FootnoteDefinition, Heading, ListItem, Nodes, Root, Table } from "mdast";
import { pictureSources } from "#gateway/rules/picture-widths.ts";
import { ownPath, webAddress } from "../safe-link.ts";
import { fileIdOf, nodesOf, textOf } from "./markdown.ts";
import { ChildHtml, escapeHtml, startsWithKeptTag } from "./raw-html.ts";

type PictureSizes = Readonly<Record<string, { width: number; height: number } | undefined>>;
type RichTextHeading = { id: string; text: string; level: number };
export type RichText = {
  html: string;
  /** In the order of the text. Levels 2 to 4. */
  headings: RichTextHeading[];
  /** Minutes to read it, at least one. */
  minutes: number;
};

type Options = {
  /** The pictures that exist. */
  sizes?: PictureSizes;
  /** The shop's own address, whose links are not marked as external. */
  origin?: string;
  /** Whether a path of this shop leads to a page. A link to any other becomes its text. */
  canOpen?: (path: string) => boolean;
  /** Put before each id, for pages with several texts. */
  prefix?: string;
};

const WORDS_PER_MINUTE = 220;
// No readable text is nested deeper. Below this, only the text is shown.
const DEEPEST = 40;
const LONGEST_ID = 60;
// Ids of the page around the text.
const TAKEN_IDS = ["content", "content-end", "contents", "more", "article-start"];
// Wider tables scroll, and keyboards reach only what can be focused.
const MANY_COLUMNS = 6;

const INLINE_PARENTS = new Set([
  "paragraph",
  "heading",
  "emphasis",
  "strong",
  "delete",
  "link",
  "linkReference",
  "tableCell",
]);

class Renderer {
  readonly headings: RichTextHeading[] = [];
  readonly #sizes: PictureSizes;
  readonly #origin: string;
  readonly #canOpen: (path: string) => boolean;
  /** Before each id, if the page has several texts. */
  readonly #prefix: string;
  /** How often each id was requested. */
  readonly #ids = new Map(TAKEN_IDS.map((id) => [id, 1]));
  readonly #definitions = new Map<string, Definition>();
  readonly #footnotes = new Map<string, FootnoteDefinition>();
  /** The footnotes in order of their first reference. */
  readonly #cited = new Map<string, { number: number; references: number }>();
  #level = 1;

  constructor(root: Root, { sizes = {}, origin = "", canOpen = () => true, prefix = "" }: Options) {
    this.#sizes = sizes;
    this.#origin = origin;
    this.#canOpen = canOpen;
    this.#prefix = prefix;
    for (const node of nodesOf(root)) {
      // The first definition counts (CommonMark).
      if (node.type === "definition" && !this.#definitions.has(node.identifier))
        this.#definitions.set(node.identifier, node);
      if (node.type === "footnoteDefinition" && !this.#footnotes.has(node.identifier))
        this.#footnotes.set(node.identifier, node);
    }
  }

  render(root: Root): string {
    return this.#children(root, 0) + this.#footnoteSection();
  }

  #children(parent: Nodes, depth: number): string {
    if (!("children" in parent)) return "";
    const isInline = INLINE_PARENTS.has(parent.type);
    const html = new ChildHtml(isInline);
    for (const node of parent.children as Nodes[]) {
      if (node.type !== "html") html.add(this.#node(node, depth + 1));
      else if (isInline || startsWithKeptTag(node.value)) html.addRaw(node.value);
      else html.add(`<p>${escapeHtml(node.value)}</p>`);
    }
    return html.toString();
  }

  #node(node: Nodes, depth: number): string {
    if (depth > DEEPEST) return escapeHtml(textOf(node));
    const inside = () => this.#children(node, depth);
    switch (node.type) {
      case "text":
        return escapeHtml(node.value);
      case "paragraph":
        return this.#paragraph(node, depth);
      case "heading":
        return this.#heading(node, inside());
      case "emphasis":
        return `<em>${inside()}</em>`;
      case "strong":
        return `<strong>${inside()}</strong>`;
      case "delete":
        return `<del>${inside()}</del>`;
      case "inlineCode":
        return `<code>${escapeHtml(node.value)}</code>`;
      case "code":
        return `<pre tabindex="0"><code>${escapeHtml(node.value)}</code></pre>`;
      case "break":
        return "<br>";
      case "thematicBreak":
        return "<hr>";
      case "blockquote":
        return `<blockquote>${inside()}</blockquote>`;
      case "list": {
        const start = node.ordered && Number.isInteger(node.start) && node.start !== 1 ? ` start="${node.start}"` : "";
        const isLoose = node.spread || node.children.some(({ spread }) => spread);
        const items = node.children.map((item) => {
          const html = isLoose ? this.#children(item, depth + 1) : this.#tightItem(item, depth + 1);
          return `<li>${html}</li>`;
        });
        return node.ordered ? `<ol${start}>${items.join("")}</ol>` : `<ul>${items.join("")}</ul>`;
      }
      case "link":
        return this.#link(node.url, inside());
      case "linkReference":
        return this.#link(this.#definitions.get(node.identifier)?.url ?? "", inside());
      case "image":
        return this.#picture(node.url, node.alt ?? "");
      case "imageReference":
        return this.#picture(this.#definitions.get(node.identifier)?.url ?? "", node.alt ?? "");
      case "table":
        return this.#table(node, depth);
      case "footnoteReference":
        return this.#footnoteReference(node.identifier);
      default:
        // Definitions are shown where they are referenced.
        return "";
    }
  }

  #heading({ depth, ...node }: Heading, html: string): string {
    // The page has the h1. Levels are not skipped.
    const level = Math.min(Math.max(2, depth), 4, this.#level + 1);
    this.#level = level;
    const text = textOf({ ...node, depth });
    const id = this.#idFor(text);
    if (text !== "") this.headings.push({ id, text, level });
    return `<h${level} id="${id}">${html}</h${level}>`;
  }

  #idFor(text: string): string {
    const words = text
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, LONGEST_ID);
    const wanted = words.replace(/^-+|-+$/g, "") || "section";
    const copies = (this.#ids.get(wanted) ?? 0) + 1;
    this.#ids.set(wanted, copies);
    // No other id has two underscores.
    return copies === 1 ? `${this.#prefix}${wanted}` : `${this.#prefix}${wanted}__${copies}`;
  }

  /** A safe link. Any other URL leaves its text. */
  #link(url: string, html: string): string {
    if (/^#[\w-]{1,100}$/.test(url)) return `<a href="${escapeHtml(url)}">${html}</a>`;
    const web = webAddress(url);
    const own = ownPath(web?.startsWith(`${this.#origin}/`) ? web.slice(this.#origin.length) : url);
    if (own) return this.#canOpen(own) ? `<a href="${escapeHtml(own)}">${html}</a>` : html;
    if (!web) return html;
    return `<a class="external" href="${escapeHtml(web)}" rel="noopener">${html}<span class="sr-only"> (another site)</span></a>`;
  }

  /** A picture in its final size. One that is not in the CMS leaves its alt text. */
  #picture(url: string, alt: string): string {
    const size = this.#sizeOf(url);
    if (!size) return alt ? `<em>${escapeHtml(alt)}</em>` : "";
    const { width, height } = size;
    const attributes = {
      src: url,
      srcset: pictureSources(url) ?? "",
      sizes: "(min-width: 48rem) 44rem, 92vw",
      alt,
      width,
      height,
      loading: "lazy",
      decoding: "async",
    };
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(String(value))}"`);
    return `<img ${written.join(" ")}>`;
  }

  #sizeOf(url: string) {
    const id = fileIdOf(url);
    return id !== null && Object.hasOwn(this.#sizes, id) ? this.#sizes[id] : undefined;
  }

  /** The item of a list without blank lines: its paragraphs are plain text. */
  #tightItem({ children }: ListItem, depth: number): string {
    return children
      .map((node) =>
        node.type === "paragraph"
          ? this.#children(node, depth)
          : this.#children({ type: "blockquote", children: [node] }, depth),
      )
      .join("");
  }

  /** A paragraph, or a figure if it is a single picture. */
  #paragraph(node: Nodes & { children: Nodes[] }, depth: number): string {
    const [only] = node.children;
    if (node.children.length !== 1 || only?.type !== "image" || !this.#sizeOf(only.url))
      return `<p>${this.#children(node, depth)}</p>`;
    const caption = only.title ? `<figcaption>${escapeHtml(only.title)}</figcaption>` : "";
    return `<figure>${this.#picture(only.url, only.alt ?? "")}${caption}</figure>`;
  }

  /** A table whose rows become cards in a narrow container: each cell carries its column's name. */
  #table({ children: [head, ...rows], align }: Table, depth: number): string {
    const labels = head?.children.map((cell) => escapeHtml(textOf(cell))) ?? [];
    const end = (column: number) => (align?.[column] === "right" ? ' class="end"' : "");
    const titles = head?.children.map((cell, at) => `<th scope="col"${end(at)}>${this.#children(cell, depth)}</th>`);
    const body = rows.map(({ children }) => {
      const cells = children.slice(0, labels.length).map((cell, at) => {
        const html = this.#children(cell, depth);
        return at === 0
          ? `<th scope="row">${html}</th>`
          : `<td data-label="${labels[at] ?? ""}"${end(at)}>${html}</td>`;
      });
      return `<tr>${cells.join("")}</tr>`;
    });
    const focus = labels.length > MANY_COLUMNS ? ' tabindex="0" role="group" aria-label="Table"' : "";
    return `<div class="table-room"${focus}><table class="table"><thead><tr>${titles?.join("") ?? ""}</tr></thead><tbody>${body.join("")}</tbody></table></div>`;
  }

  #footnoteReference(identifier: string): string {
    if (!this.#footnotes.has(identifier)) return "";
    const cited = this.#cited.get(identifier) ?? { number: this.#cited.size + 1, references: 0 };
    cited.references += 1;
    this.#cited.set(identifier, cited);
    const { number, references } = cited;
    const from = `${this.#prefix}note-from__${number}`;
    const id = references === 1 ? from : `${from}__${references}`;
    return `<sup><a id="${id}" href="#${this.#prefix}note__${number}" aria-label="Footnote ${number}">${number}</a></sup>`;
  }

  #footnoteSection(): string {
    const items: string[] = [];
    // Footnotes may cite further ones, which the loop then reaches.
    for (const identifier of this.#cited.keys()) {
      const number = items.length + 1;
      const definition = this.#footnotes.get(identifier);
      const back = `<a href="#${this.#prefix}note-from__${number}" aria-label="Back to the text, footnote ${number}">↩</a>`;
      items.push(
        `<li id="${this.#prefix}note__${number}">${definition ? this.#children(definition, 1) : ""}${back}</li>`,
      );
    }
    return items.length === 0
      ? ""
      : `<section class="footnotes" aria-label="Footnotes"><ol>${items.join("")}</ol></section>`;
  }
}

/** Renders a parsed text. */
export function renderRichText(root: Root, options: Options = {}): RichText {
  const renderer = new Renderer(root, options);
  const html = renderer.render(root);
  const words = textOf(root).split(" ").length;
  return { html, headings: renderer.headings, minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)) };
}
