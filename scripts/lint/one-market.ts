// An ESLint rule: no text on the screen names the number, currency, time zone or place of one market (docs/adr/0040). It reads text
// nodes, and string literals that read as English.
import type { Rule } from "eslint";

// A number to call, a currency, a time zone, a place, a word of one country's addresses.
const ONE_MARKET =
  /[$£]|\b(?:AUD|GBP|1[38]00|0[38]00|0808|A[CEW][DS]T|GMT|BST|dollars?|pounds?|cents?|Australian?|British|Britain|Kingdom|Sydney|London|Suburb|County|states?)\b/i;

/** Texts that name a market, and why both sites may show them. */
const NAMES_A_MARKET: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      "Australian Capital Territory",
      "South Australia",
      "Western Australia",
      "Some states use other names for a game or don't sell it.",
    ].map((text) => [text, "the region chooser, which a British site has not"]),
  ),
  "Some lotteries are known by different names throughout Australia. The games in your cart have been updated to reflect your location.":
    "exact (shop §8); after a change of region only",
  "Choose a state": "the state field, hidden on a British site",
  "Please choose your state": "the state field, hidden on a British site",
  "State of the licence": "the licence form, which a British site has not",
  State: "the state field, hidden on a British site",
  Suburb: "the address form has a British label beside it",
  ...Object.fromEntries(["Australia", "United Kingdom", "United States"].map((text) => [text, "a country to choose"])),
  "no customer encoded ID in state": "a log message (shell §8)",
};

const hasWord = (text: string) => /\p{L}{2}/u.test(text);
/** Paths of drawings, names of types, markup and selectors are no texts. */
const isCode = (text: string) =>
  /^M[\d.-]+[ ,\d]|[<>=[\]|]|--|^[.#:/]|;\s|\b[a-z]+\([^)]*\)/.test(text) || /^\S*(?:[a-z][A-Z]|[_/])\S*$/.test(text);
// Class names and keys are lower case, and contain none of these.
const FUNCTION_WORD =
  /(?:^|\s)(?:a|an|and|as|at|for|from|has|in|is|it|left|less|more|no|not|of|on|or|so|than|the|this|to|with|you|your)(?=\s|[,.]|$)/;

/** Returns whether a string literal reads as English: it starts with a capital, or has a function word between spaces. */
function isEnglish(text: string): boolean {
  if (!hasWord(text) || isCode(text)) return false;
  const startsLarge = /^[^\p{L}]*\p{Lu}/u.test(text) && /\p{Ll}/u.test(text);
  return startsLarge || (text.includes(" ") && FUNCTION_WORD.test(text));
}

type Node = { value: unknown; parent: { type: string } };

export const oneMarket: Rule.RuleModule = {
  create(context) {
    const check = (node: unknown, value: unknown, isText: (text: string) => boolean) => {
      if (typeof value !== "string") return;
      const text = value.replaceAll(/\s+/g, " ").trim();
      if (!isText(text) || !ONE_MARKET.test(text) || text in NAMES_A_MARKET) return;
      const message = `"${text}" is true in one market only. Use market() of site/lib/format/locale.ts, or give its reason in scripts/lint/one-market.ts.`;
      context.report({ node: node as Rule.Node, message });
    };
    const checkNode = (node: Node) => check(node, node.value, hasWord);
    const checkLiteral = (node: Node) => {
      if (!/^(?:Import|Export|TSLiteralType)/.test(node.parent.type)) check(node, node.value, isEnglish);
    };
    const checkTemplate = (node: { quasis: { value: { cooked: string } }[] }) =>
      check(node, node.quasis.map(({ value }) => value.cooked).join("{}"), isEnglish);
    return {
      JSXText: checkNode,
      AstroText: checkNode,
      Literal: checkLiteral,
      TemplateLiteral: checkTemplate,
    } as unknown as Rule.RuleListener;
  },
};
