import sanitize from "sanitize-html";

const MAX_LENGTH = 5_000;

/** Elements that are removed with their content. */
const REMOVED_TAGS = [
  "script",
  "style",
  "template",
  "iframe",
  "object",
  "svg",
  "math",
  "noscript",
  "textarea",
  "title",
];

/** Returns rich text from the CMS as safe HTML: a few tags without attributes, and text. Returns an empty string if the input is not a string. */
export function plainHtml(html: unknown): string {
  if (typeof html !== "string") return "";
  return sanitize(html.slice(0, MAX_LENGTH), {
    allowedTags: ["p", "ul", "ol", "li", "strong", "em", "b", "i", "br"],
    allowedAttributes: {},
    nonTextTags: REMOVED_TAGS,
  });
}

/** Returns the text of an HTML string, for descriptions and labels. */
export function plainText(html: unknown): string {
  const text = plainHtml(html).replace(/<[^>]*>/g, " ");
  const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
  return text
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}
