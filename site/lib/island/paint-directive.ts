import type { ClientDirective } from "astro";
import { afterPaint } from "../shell/start/painted.ts";

/** `client:paint`: loads the island after the first paint, on payment pages with the hashes of its modules (site/front/integrity.ts). */
const directive: ClientDirective = (load) => {
  afterPaint(async () => {
    const modules = document.querySelector<HTMLTemplateElement>("template[data-modules]");
    modules?.replaceWith(modules.content);
    const hydrate = await load();
    await hydrate();
  });
};
export default directive;
