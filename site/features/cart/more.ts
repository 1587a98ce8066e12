// Adds suggestions below the cart after it is shown, so that a slow or failing recommendation service never holds it up. Without
// any, and without a script, a link leads to them.

async function addSuggestions(link: HTMLAnchorElement) {
  const { fetchPage, loadStyle, panelIn, styleOf } = await import("#site/lib/shell/panels/open-panel.ts");
  const panel = panelIn(await fetchPage(link.href));
  if (!panel?.querySelector(".suggestion")) return;
  const found = document.importNode(panel, true);
  // The cart has a title of its own.
  found.querySelector("header")?.remove();
  // Hidden until it has its styles, so that it does not jump.
  found.hidden = true;
  link.after(found);
  await loadStyle(styleOf(found));
  link.remove();
  found.hidden = false;
}

const link = document.querySelector<HTMLAnchorElement>("[data-suggestions] > a");
if (link) addSuggestions(link).catch(() => undefined);
