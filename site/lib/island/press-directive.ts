import type { ClientDirective } from "astro";

/** `client:press`: leaves it to the page's script when the island is loaded. */
const directive: ClientDirective = (load, _options, island) => {
  Object.assign(island, { load });
};
export default directive;
