import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** Loads the island after the first paint (site/lib/island/paint-directive.ts). */
    "client:paint"?: boolean;
    /** Loads the island as its page's script decides (site/lib/island/press-directive.ts). */
    "client:press"?: boolean;
  }
}
