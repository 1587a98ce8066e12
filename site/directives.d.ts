import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** Loads the island as its page's script decides (site/lib/press-directive.ts). */
    "client:press"?: boolean;
  }
}
