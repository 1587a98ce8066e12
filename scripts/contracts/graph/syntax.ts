// Reads names from a syntax tree: strings, and procedures it calls.
import ts from "typescript";

export function nodesIn(node: ts.Node, found: ts.Node[] = []): ts.Node[] {
  found.push(node);
  ts.forEachChild(node, (child) => void nodesIn(child, found));
  return found;
}

export const stringsIn = (nodes: ts.Node[]) =>
  nodes.flatMap((node) => (ts.isStringLiteralLike(node) ? [node.text] : []));

/** Returns strings that look like URLs, without their query. Placeholders become `{}`. */
export const addressesIn = (nodes: ts.Node[]) =>
  nodes.flatMap((node) => {
    const isTemplate = ts.isTemplateExpression(node);
    if (!isTemplate && !ts.isStringLiteralLike(node)) return [];
    const text = isTemplate
      ? [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join("{}")
      : node.text;
    return text.startsWith("/") ? [text.split(/[?#]/)[0] ?? ""] : [];
  });

/** Returns the names of `a.b.c`, or an empty list. */
function chainOf(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (!ts.isPropertyAccessExpression(node)) return [];
  const before = chainOf(node.expression);
  return before.length > 0 ? [...before, node.name.text] : [];
}

/** Returns the procedures a node names: `caller.cart.get`, `"cart.get"`, `callGateway("cart", "get")`. */
export function proceduresIn(nodes: ts.Node[], known: Set<string>): string[] {
  return nodes.flatMap((node) => {
    if (ts.isStringLiteralLike(node)) return known.has(node.text) ? [node.text] : [];
    if (ts.isCallExpression(node)) {
      const [noun, name] = node.arguments;
      const both = noun && name && ts.isStringLiteralLike(noun) && ts.isStringLiteralLike(name);
      return both && known.has(`${noun.text}.${name.text}`) ? [`${noun.text}.${name.text}`] : [];
    }
    const chain = chainOf(node);
    // The first name is the client: gateway, caller, trpc.
    return chain.slice(1, -1).flatMap((noun, at) => {
      const procedure = `${noun}.${chain[at + 2]}`;
      return known.has(procedure) ? [procedure] : [];
    });
  });
}
