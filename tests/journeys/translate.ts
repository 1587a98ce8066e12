// Does to a page what a browser's translation does: puts a <font> element in the place of every text, now and whenever one appears.
import type { Page } from "@playwright/test";

/** Runs in the browser. Keeps the words, so that tests find them. */
function translate() {
  const isWord = (node: Node): node is Text =>
    node instanceof Text &&
    node.data.trim() !== "" &&
    !node.parentElement?.closest("font, script, style, template, textarea");
  function replace(text: Text) {
    const outer = document.createElement("font");
    outer.append(document.createElement("font"));
    outer.firstElementChild?.append(text.data);
    text.replaceWith(outer);
  }
  function translateIn(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [root];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) if (text.isConnected && isWord(text)) replace(text);
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) translateIn(node);
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  translateIn(document);
}

/** Runs in the browser. Whether React has taken over the HTML of every island that it will take over by itself. */
const areIslandsHydrated = () =>
  [...document.querySelectorAll("astro-island:is([client=load], [client=idle], [client=paint])")].every((island) => {
    const container = Object.entries(island).find(([key]) => key.startsWith("__reactContainer$"))?.[1];
    return container && !container.stateNode.current.memoizedState.isDehydrated;
  });

/** Translates an open page, after its islands were hydrated. */
export async function translateNow(page: Page) {
  await page.waitForFunction(areIslandsHydrated);
  await page.evaluate(translate);
}

/** Translates pages while they load, before any script runs. */
export const translateFromStart = (page: Page) => page.addInitScript(translate);
