import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import node from "@astrojs/node";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { subsetFonts } from "./scripts/lib/subset-fonts.ts";
import { catalogueEntries } from "./site/routes/catalogue.ts";

// The component catalogue exists in development and in a build of its own. The production build does not contain it.
const isPreview = process.env.CATALOGUE === "on";
const catalogue = {
  name: "catalogue",
  hooks: {
    "astro:config:setup": ({ command, injectRoute }) => {
      if (command !== "dev" && !isPreview) return;
      const page = (name) => new URL(`./site/pages/_catalogue/${name}.astro`, import.meta.url);
      injectRoute({ pattern: "/catalogue", entrypoint: page("index") });
      for (const { name, href } of catalogueEntries) injectRoute({ pattern: href, entrypoint: page(name) });
    },
  },
};

/** React, with a client of our own around that of the integration. */
const { name, hooks } = react();
const islands = {
  name,
  hooks: {
    ...hooks,
    "astro:config:setup": (setup) =>
      hooks["astro:config:setup"]({
        ...setup,
        addRenderer: (renderer) => setup.addRenderer({ ...renderer, clientEntrypoint: "#site/lib/island/client.ts" }),
      }),
  },
};

/** The play page's islands wait for the visitor (site/features/play/loading/start-screen.ts), those of payment pages for the first paint. */
const directives = {
  name: "directives",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) => {
      for (const name of ["press", "paint"])
        addClientDirective({ name, entrypoint: `./site/lib/island/${name}-directive.ts` });
    },
  },
};

/**
 * Replaces Vite's preload helper, 0.7 KB on every page. It preloads the dependencies and styles of dynamic imports; ours have almost no
 * dependencies and no styles. Without module preloads it
 * has nothing to list.
 */
const plainImports = {
  name: "plain-imports",
  enforce: "pre",
  // Here, since Astro sets it in the configuration.
  configEnvironment: (environment) => (environment === "client" ? { build: { modulePreload: false } } : undefined),
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
};

const fonts = { name: "fonts", hooks: { "astro:config:setup": subsetFonts } };

const hashOf = (text, encoding) => createHash("sha256").update(text).digest(encoding);

/**
 * Panels keep their styles in a file. A page fetches them to show a part of them, and its policy would refuse their styles.
 *
 * The hashes of all other styles are added to the policy: Astro 7.3.4 hashes stylesheets one by one, but joins those of a page to
 * one element. The front leaves each page its own (site/front/security-headers.ts).
 */
const pageStyles = {
  name: "page-styles",
  hooks: {
    "astro:build:ssr": ({ manifest }) => {
      const toFile = ({ content }) => {
        const src = `_assets/panel-page.${hashOf(content, "base64url").slice(0, 8)}.css`;
        writeFileSync(new URL(src, manifest.buildClientDir), content);
        return { type: "external", src };
      };
      const panels = manifest.routes.filter(({ routeData }) => routeData.route.startsWith("/shell/"));
      for (const panel of panels) panel.styles = panel.styles.map((style) => (style.content ? toFile(style) : style));
      const styles = manifest.routes.flatMap((route) => route.styles).filter(({ type }) => type === "inline");
      const hashes = styles.map(({ content }) => `sha256-${hashOf(content, "base64")}`);
      const { styleDirective } = manifest.csp;
      styleDirective.hashes = [...new Set([...styleDirective.hashes, ...hashes])];
    },
  },
};

export default defineConfig({
  srcDir: "./site",
  publicDir: "./site/public",
  outDir: isPreview ? "./dist-catalogue" : "./dist",
  output: "server",
  // site/front.ts runs the server. It passes requests to this handler, with the gateway in locals.
  adapter: node({ mode: "middleware", staticHeaders: true }),
  integrations: [islands, catalogue, directives, fonts, pageStyles],
  // Saves 1.2 KB per page. The front sends speculation rules in a header instead.
  prefetch: false,
  trailingSlash: "ignore",
  // The front checks Origin itself: a bank's cross-site form POST to /3ds/notify must pass, everything else must not.
  security: {
    checkOrigin: false,
    // Astro adds the hashes of its own island scripts. Pages that embed or post elsewhere (card fields, a bank) add
    // that one origin to frame-src or form-action themselves.
    csp: {
      scriptDirective: { resources: ["'self'"] },
      styleDirective: { resources: ["'self'"] },
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-src 'self'",
        "frame-ancestors 'self'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
      ],
    },
  },
  devToolbar: { enabled: false },
  // The catalogue imports stylesheets that pages also link, and Astro deletes the files of those it has put into pages.
  build: { inlineStylesheets: isPreview ? "never" : "always", assets: "_assets" },
  vite: {
    plugins: [plainImports],
    build: { assetsInlineLimit: 0 },
    // Modules that are always loaded together share a file: each extra file costs a request and compresses badly.
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: "react", test: /node_modules\/(react|react-dom|scheduler|@astrojs\/react)\// },
                  {
                    name: "frame",
                    test: /site\/(layouts\/Document\.astro|features\/play\/loading\/live\.ts|lib\/shell\/start\/(activity|heartbeat|idle|loading|one-press|painted|recorded|recording|report|start|track|used|visitor)\.ts)|gateway\/rules\/shell\/(?!feedback|tag-event)/,
                  },
                  {
                    name: "controls",
                    test: /site\/ui\/(button\/Button|button\/button|feedback\/(Alert|Skeleton)|field\/(FieldFrame|SelectField|field|text-field\.css)|icon\/)/,
                  },
                  // Not part of the payment either, nor of the play page.
                  { name: "text-field", test: /site\/ui\/field\/(Field|native-attributes)\.ts/, minShareCount: 2 },
                  // What most islands share: on payment pages each file costs 60 bytes more, for its integrity.
                  {
                    name: "islands",
                    test: /site\/lib\/(format\/(counts|money)|shell\/(toasts|start)\/.*|href|support|gateway\/(client|problem-messages))\.ts|gateway\/rules\/cents/,
                    minShareCount: 3,
                  },
                  // What a ticket is added with. A partner's page pays without a cart.
                  {
                    name: "sale",
                    test: /site\/lib\/(cart\/(cart\.store|cart-failure)|format\/packed-prices|before-hydration|recurring\/posted-recurring)\.ts/,
                    minShareCount: 2,
                  },
                  // What every form needs. Pages with only static forms load it, so it may not contain React.
                  { name: "forms", test: /site\/lib\/form\/(changes|form|submission)\.ts/, minShareCount: 3 },
                  // Not part of the payment: visitors of a partner's page have choices and nothing to pay with.
                  {
                    name: "choice",
                    test: /site\/(ui\/field\/Choice|lib\/(cart\/seen-again|form\/enter-on-choice|trailing-edge))/,
                    minShareCount: 2,
                  },
                  // What the cart and the deposit page share.
                  {
                    name: "payment",
                    test: /site\/(features\/purchases\/checkout\.ts|ui\/card-fields\/(?!card-frame)|lib\/payment\/ways|ui\/(field\/PaymentChoice|feedback\/(Refused|StillWorking)))/,
                    minShareCount: 2,
                  },
                  // What is in a cart, and what each kind of product can do.
                  { name: "cart", test: /gateway\/rules\/(cart|products)\.ts/, minShareCount: 2 },
                  // What leads to a bank and back.
                  {
                    name: "bank",
                    test: /site\/lib\/payment\/(attempt-cookie|browser-info|to-bank)\.ts/,
                    minShareCount: 2,
                  },
                  // What follows a draw.
                  { name: "live", test: /site\/lib\/(ask-again|live-draws)\.ts/, minShareCount: 2 },
                  // Dates and numbers of tickets, which the play page does not show.
                  { name: "tickets", test: /site\/lib\/format\/(?!odds)/, minShareCount: 3 },
                  // What the two parts of the cart do with its store. Last: a group also takes what its modules import.
                  {
                    name: "cart-parts",
                    test: /node_modules\/@nanostores\/react\/|site\/lib\/(cart\/bought-here|recurring\/recurring-choice)\.ts/,
                    minShareCount: 2,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
