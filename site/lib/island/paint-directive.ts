import type { ClientDirective } from "astro";
import { afterPaint } from "../shell/start/painted.ts";

/**
 * `client:paint`: loads the island after the first paint, on payment pages with the hashes of its modules (site/front/integrity.ts). A tab
 * in the background paints nothing and loads it at once.
 */
const directive: ClientDirective = (load) => {
  const start = async () => {
    const modules = document.querySelector<HTMLTemplateElement>("template[data-modules]");
    modules?.replaceWith(modules.content);
    const hydrate = await load();
    await hydrate();
  };
  if (document.hidden) void start();
  else afterPaint(start);
};
export default directive;
