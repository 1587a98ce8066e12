// Where a component exists in Astro and in React, both draw the same.
import { TWIN_NAMES } from "#site/routes/catalogue.ts";
import { expect, test } from "./catalogue.ts";
import { twin, VERSIONS, wake } from "./twins.ts";

test.beforeEach(({ page }) => wake(page));

/** Markup without what must differ: ids and names, what a script listens by, and what each framework adds. */
function essence(root: Element): string {
  const own =
    /^(id|for|name|value|selected|href|aria-(labelledby|describedby|controls)|popovertarget|command|commandfor|autofocus)$/;
  const lines: string[] = [];
  const read = (element: Element, depth: number) => {
    if (/^(SCRIPT|STYLE|TEMPLATE|OUTPUT)$/.test(element.tagName)) return;
    const isPlumbing = /^(ASTRO-ISLAND|FORM)$/.test(element.tagName);
    if (!isPlumbing) {
      const attributes = [...element.attributes]
        .filter(({ name }) => !own.test(name) && (!name.startsWith("data-") || name === "data-label"))
        .map(({ name, value }) => `${name}=${value === "" ? "true" : value}`)
        .sort();
      const words = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent?.trim())
        .join("");
      lines.push(`${" ".repeat(depth)}${element.tagName} ${attributes.join(" ")} ${words}`.trimEnd());
    }
    for (const child of element.children) read(child, isPlumbing ? depth : depth + 1);
  };
  for (const child of root.children) read(child, 0);
  return lines.join("\n");
}

for (const name of TWIN_NAMES) {
  test(`${name}: both versions have the same markup`, async ({ page }) => {
    const [astro, react] = await Promise.all(VERSIONS.map((version) => twin(page, name, version).evaluate(essence)));
    expect(react).toBe(astro);
  });
}
