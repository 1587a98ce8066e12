// ESLint covers what Biome cannot: .astro files, imports between layers (docs/architecture.md), and return types of procedures.
// No rule here needs types. oxlint checks floating promises, which need them, in a sixth of the time (.oxlintrc.json).
import astro from "eslint-plugin-astro";
import boundaries from "eslint-plugin-boundaries";
import tseslint from "typescript-eslint";
import { oneMarket } from "./scripts/lint/one-market.ts";

// The first match decides the layer of a file, so special cases precede their parents.
const layers = [
  { type: "rules", pattern: "gateway/rules/**" },
  { type: "gateway-entry", pattern: "gateway/entry/**" },
  { type: "gateway-routers", pattern: "gateway/routers/**" },
  { type: "gateway-session", pattern: "gateway/session/**" },
  { type: "gateway-upstream", pattern: "gateway/upstream/**" },
  { type: "gateway-base", pattern: "gateway/{foundation,http}/**" },
  { type: "generated", pattern: "generated/**" },
  { type: "shared", pattern: "openapi/shared/**" },
  { type: "recurring", pattern: "services/main/recurring/**" },
  { type: "sales", pattern: "services/main/sales/**" },
  { type: "play-drawing", pattern: "services/main/play/drawing/**" },
  { type: "play-syndicates", pattern: "services/main/play/syndicates/**" },
  { type: "play-raffles", pattern: "services/main/play/raffles/**" },
  { type: "play-lotteries", pattern: "services/main/play/lotteries/**" },
  { type: "play-draws", pattern: "services/main/play/draws/**" },
  { type: "play", pattern: "services/main/play/statistics/**" },
  { type: "play-kind", pattern: "services/main/play/**" },
  { type: "catalogue", pattern: "services/main/catalogue/**" },
  { type: "wallet", pattern: "services/main/wallet/**" },
  { type: "identity", pattern: "services/main/identity/**" },
  { type: "notifications", pattern: "services/notifications/**" },
  { type: "foundation", pattern: "services/main/foundation/**" },
  { type: "services-lib", pattern: "services/lib/**" },
  { type: "services-tables", pattern: "services/db/tables/**" },
  { type: "services-content", pattern: "services/content/**" },
  { type: "services", pattern: "services/**" },
  { type: "pages", pattern: "site/pages/**" },
  { type: "feature", pattern: "site/features/*/**", capture: ["feature"] },
  { type: "layouts", pattern: "site/layouts/**" },
  { type: "ui", pattern: "site/ui/**" },
  { type: "lib", pattern: "site/lib/**" },
  { type: "styles", pattern: "site/styles/**" },
  { type: "routes", pattern: "site/routes/**" },
  { type: "front", pattern: "site/front/**" },
  { type: "scripts", pattern: "scripts/**" },
  { type: "tests", pattern: "tests/**" },
].map((layer) => ({ ...layer, partialMatch: false }));

// Elements are folders. These files are outside the folder of their layer, or are a layer of their own.
const files = [
  { category: "gateway-entry", pattern: "gateway/gateway.ts" },
  { category: "gateway-routers", pattern: "gateway/router{,s.generated}.ts" },
  { category: "gateway-context", pattern: "gateway/{trpc,context}.ts" },
  { category: "capabilities", pattern: "generated/capabilities.ts" },
  { category: "routes", pattern: "site/routes{,.spec}.ts" },
  { category: "front", pattern: "site/front.ts" },
  { category: "services-tables", pattern: "services/db/tables.generated.ts" },
  { category: "forms", pattern: "site/features/*/*.form.ts" },
];

const elementTypes = new Set(layers.map(({ type }) => type));
const fileCategories = new Set(files.map(({ category }) => category));
// The plugin tries each policy for each import, so layers without single files get no policies for them.
const any = (names) => [
  ...(names.some((name) => elementTypes.has(name)) ? [{ element: { types: { anyOf: names } } }] : []),
  ...(names.some((name) => fileCategories.has(name)) ? [{ file: { categories: { anyOf: names } } }] : []),
];
const allow = (from, to, more) =>
  any([from]).flatMap((from) => any(to).map((to) => ({ from, allow: { to, ...more } })));
const may = (from, ...to) => allow(from, [from, ...to]);
const types = (from, ...to) => allow(from, to, { dependency: { kind: "type" } });

// The folders of draws, highest first: each kind of product has one, between what runs draws and what all of them have. A further
// kind needs no entry.
const play = ["play", "play-drawing", "play-kind", "play-syndicates", "play-raffles", "play-lotteries", "play-draws"];
// The domains of services/main and the notifications that they send, highest first. Each may import the domains below it (docs/architecture.md).
const domains = ["recurring", "sales", ...play, "catalogue", "wallet", "identity", "notifications", "foundation"];
const servicesBase = ["services-lib", "services-content", "services-tables"];
const services = [...domains, ...servicesBase, "services"];

// From top to bottom: each layer of the gateway imports itself and the layers below it.
const gatewayLayers = [
  "gateway-entry",
  "gateway-routers",
  "gateway-context",
  "gateway-session",
  "gateway-upstream",
  "gateway-base",
];
const gatewayPolicies = gatewayLayers.flatMap((layer, index) =>
  may(layer, ...gatewayLayers.slice(index), "rules", "generated", "shared"),
);

/** What scripts and tests use. Pages, features and layouts they open over HTTP. */
const tested = ["generated", "shared", ...gatewayLayers, ...services, "front", "lib", "routes", "rules"];

const kind = "/^(lottery|multi_draw|raffle)_ticket(_draw)?$|^(social_)?syndicate_share(_draw)?$/";
/** Finds comparisons with a kind of product: a kind that is forgotten in one compiles, and misbehaves. */
const kindComparisons = [
  `BinaryExpression[operator=/^[!=]==?$/] > Literal[value=${kind}]`,
  `SwitchCase > Literal[value=${kind}]`,
  `CallExpression[callee.property.name=/^(includes|indexOf|has|where)$/] > Literal[value=${kind}]`,
  `CallExpression[callee.property.name="where"] > ArrayExpression > Literal[value=${kind}]`,
  `MemberExpression[property.name=/^(includes|some|every|find)$/] > ArrayExpression > Literal[value=${kind}]`,
  `NewExpression[callee.name="Set"] > ArrayExpression > Literal[value=${kind}]`,
  "TemplateElement[value.raw=/product_type\\s*(=|<>|!=|in \\()\\s*'/]",
].map((selector) => ({
  selector,
  message: "Decide by kind in a registry that names every kind: docs/architecture.md, Kinds of products.",
}));
// The registries of the services, whose files may say which kind they are; rows of the past, and customers of the demo.
const kindRegistries = [
  "services/main/sales/products/**",
  "services/main/catalogue/offers/*/**",
  "services/main/play/!(draws|drawing|statistics)/**",
  "services/db/{migrations,demo}/**",
];

export default tseslint.config(
  {
    ignores: [
      "dist/**",
      "dist-catalogue/**",
      "dist-builds/**",
      ".astro/**",
      "node_modules/**",
      "generated/**",
      "docs/**",
      "test-results/**",
    ],
  },
  ...astro.configs["flat/base"],
  {
    files: ["**/*.ts", "**/*.tsx"],
    languageOptions: { parser: tseslint.parser },
  },
  {
    files: ["{site,gateway,services}/**/*.{ts,tsx,astro}"],
    ignores: ["**/*.spec.ts", ...kindRegistries],
    rules: { "no-restricted-syntax": ["error", ...kindComparisons] },
  },
  {
    // Without return types, editors wait for TypeScript to check the body of every procedure (npm run bench -- completion).
    files: ["gateway/routers/*.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...kindComparisons,
        {
          selector:
            "CallExpression[callee.property.name=/^(query|mutation)$/] > ArrowFunctionExpression:not([returnType])",
          message: "Declare the return type of a procedure: (…): Promise<Cause[]> => …",
        },
      ],
    },
  },
  { files: ["**/*.astro"], languageOptions: { parserOptions: { parser: tseslint.parser } } },
  {
    files: [
      "site/{features,layouts,lib,pages,ui}/**/*.{astro,ts,tsx}",
      "gateway/rules/**/*.ts",
      "gateway/foundation/errors.ts",
    ],
    ignores: ["**/*.spec.ts", "site/pages/_catalogue/**"],
    plugins: { texts: { rules: { "one-market": oneMarket } } },
    rules: { "texts/one-market": "error" },
  },
  {
    files: ["{gateway,services,openapi/shared,site,scripts,tests}/**/*.{ts,tsx,astro}"],
    ignores: ["**/*.d.ts"],
    plugins: { boundaries },
    settings: {
      "boundaries/elements": layers,
      "boundaries/files": files,
      "import/resolver": { [`${import.meta.dirname}/scripts/lint/import-resolver.cjs`]: {} },
    },
    rules: {
      // A file outside all layers would bypass the rule below.
      "boundaries/no-unknown-files": "error",
      "boundaries/dependencies": [
        "error",
        {
          default: "disallow",
          message:
            "This file may not import {{ dependency.source }}: docs/architecture.md lists what each layer may import.",
          policies: [
            // Every layer may import packages and Node.
            { allow: { to: { module: { origin: ["external", "core"] } } } },
            ...may("rules"),
            ...["rules", "lib", "feature", "pages", "routes", "front"].flatMap((layer) => types(layer, "capabilities")),
            ...may("generated"),
            ...may("shared"),
            ...gatewayPolicies,
            ...may("services", ...services, "generated", "shared"),
            ...domains.flatMap((domain, at) =>
              may(domain, ...domains.slice(at + 1), ...servicesBase, "generated", "shared"),
            ),
            ...may("services-content", "services-lib", "generated"),
            ...may("services-lib", "services-tables", "generated", "shared"),
            ...may("services-tables", "generated"),
            ...may("ui", "styles", "rules"),
            ...may("lib", "rules", "routes", "ui", "shared"),
            ...types("lib", ...gatewayLayers),
            ...may("routes", "rules"),
            ...may("layouts", "ui", "lib", "styles", "routes"),
            ...types("layouts", ...gatewayLayers),
            // Features do not import each other; pages combine them. All show products, which import no other feature.
            {
              from: { element: { type: "feature" } },
              allow: {
                to: { element: { type: "feature", captured: { feature: "{{ from.element.captured.feature }}" } } },
              },
            },
            {
              from: { element: { type: "feature" } },
              allow: { to: { element: { type: "feature", captured: { feature: "products" } } } },
            },
            ...allow("feature", ["ui", "lib", "rules", "routes", "styles"]),
            ...types("feature", ...gatewayLayers),
            ...may("pages", "feature", "layouts", "ui", "lib", "styles", "routes", "rules"),
            ...types("pages", ...gatewayLayers, "front"),
            ...may("front", "lib", "routes", "rules", ...gatewayLayers, "styles"),
            ...may("scripts", "tests", ...tested),
            ...may("tests", "scripts", ...tested, "ui", "styles"),
            // Their labels: tests/labels.ts.
            ...allow("tests", ["forms"]),
          ],
        },
      ],
    },
  },
);
