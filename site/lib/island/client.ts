// Renders every island (astro.config.mjs). Browsers translate a page by putting a <font> element in the place of each text. React
// would go on changing the texts that are off the page: an old price would stay on a button that charges the new one.
import render from "@astrojs/react/client.js";

/** The text that a translation stands for. */
const textOf = new WeakMap<Node, Text>();
const translationOf = new WeakMap<Text, Element>();

const isTranslation = (node: Node | null): node is Element =>
  node?.nodeName === "FONT" && node.isConnected && !textOf.has(node);

const observer = new MutationObserver((records) => {
  for (const { addedNodes, nextSibling, previousSibling, removedNodes, target } of records) {
    if (target instanceof Text) restore(target);
    for (const text of removedNodes) {
      if (!(text instanceof Text) || text.isConnected) continue;
      const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
      if (translation) follow(text, translation, target);
    }
  }
});

function follow(text: Text, translation: Element, parent: Node) {
  textOf.set(translation, text);
  translationOf.set(text, translation);
  // It is off the page: a change of it reaches no observer of the page.
  observer.observe(text, { characterData: true });
  if (!Object.hasOwn(parent, "removeChild")) keepParts(parent);
}

/** A changed text replaces its translation, and is translated again. */
function restore(text: Text) {
  translationOf.get(text)?.replaceWith(text);
}

/** Lets React add and remove parts of an element next to texts that are off the page: they come back first. */
function keepParts(parent: Node) {
  for (const name of ["insertBefore", "removeChild"] as const) {
    const own = Node.prototype[name] as (...nodes: (Node | null)[]) => Node;
    const restoring = (...nodes: (Node | null)[]) => {
      for (const node of [...parent.childNodes]) restore(textOf.get(node) as Text);
      return own.apply(parent, nodes);
    };
    Object.assign(parent, { [name]: restoring });
  }
}

observer.observe(document.body, { childList: true, subtree: true });

const renderIsland: typeof render = (element) => {
  const hydrate = render(element);
  return async (component, props, slots, metadata) => {
    if (!element.querySelector("font")) return hydrate(component, props, slots, metadata);
    // HTML that is translated already cannot be hydrated. The play page keeps what was chosen itself.
    const later = metadata["client"] === "press" ? null : await import("./keep-typed.ts").catch(() => null);
    later?.keepTyped(element);
    return hydrate(component, props, slots, { ...metadata, client: "only" });
  };
};
export default renderIsland;
