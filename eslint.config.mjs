// ESLint does what Biome cannot: it reads .astro files, keeps the layers apart (docs/architecture.md), and has a rule for procedures.
// No rule here needs types. Floating promises do: oxlint finds them in a sixth of the time (.oxlintrc.json).
import astro from "eslint-plugin-astro";
import boundaries from "eslint-plugin-boundaries";
import tseslint from "typescript-eslint";

// The first that matches a file names its layer, so the special cases stand above their parents.
const layers = [
  { type: "rules", pattern: "gateway/rules/**" },
  { type: "gateway-entry", pattern: "gateway/entry/**" },
  { type: "gateway-routers", pattern: "gateway/routers/**" },
  { type: "gateway-session", pattern: "gateway/session/**" },
  { type: "gateway-upstream", pattern: "gateway/upstream/**" },
  { type: "gateway-base", pattern: "gateway/http/**" },
  { type: "generated", pattern: "generated/**" },
  { type: "sales", pattern: "services/main/sales/**" },
  { type: "play", pattern: "services/main/play/**" },
  { type: "catalogue", pattern: "services/main/catalogue/**" },
  { type: "wallet", pattern: "services/main/wallet/**" },
  { type: "identity", pattern: "services/main/identity/**" },
  { type: "notifications", pattern: "services/notifications/**" },
  { type: "foundation", pattern: "services/main/foundation/**" },
  { type: "services-lib", pattern: "services/lib/**" },
  { type: "services-tables", pattern: "services/db/tables/**" },
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

// Elements are folders. These files stand beside theirs, or are a layer of their own.
const files = [
  { category: "gateway-entry", pattern: "gateway/gateway.ts" },
  { category: "gateway-routers", pattern: "gateway/router{,s.generated}.ts" },
  { category: "gateway-context", pattern: "gateway/{trpc,context}.ts" },
  {
    category: "gateway-base",
    pattern: "gateway/{analytics,clock,env,errors,log,metrics,problem,redis,tracing}.ts",
  },
  { category: "capabilities", pattern: "generated/capabilities.ts" },
  { category: "routes", pattern: "site/routes{,.spec}.ts" },
  { category: "front", pattern: "site/front.ts" },
  { category: "services-tables", pattern: "services/db/tables.generated.ts" },
  { category: "services-env", pattern: "services/env.ts" },
];

const any = (names) => [{ element: { types: { anyOf: names } } }, { file: { categories: { anyOf: names } } }];
const allow = (from, to, more) =>
  any([from]).flatMap((from) => any(to).map((to) => ({ from, allow: { to, ...more } })));
const may = (from, ...to) => allow(from, [from, ...to]);
const types = (from, ...to) => allow(from, to, { dependency: { kind: "type" } });

// The domains of services/main and the notifications that they send, highest first. Each may import the domains below it (docs/architecture.md).
const domains = ["sales", "play", "catalogue", "wallet", "identity", "notifications", "foundation"];
const servicesBase = ["services-lib", "services-tables", "services-env"];
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
  may(layer, ...gatewayLayers.slice(index), "rules", "generated"),
);

export default tseslint.config(
  {
    ignores: [
      "dist/**",
      "dist-catalogue/**",
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
    // Without it TypeScript reads the body of every procedure again before an editor offers the first word of one (bench completion).
    files: ["gateway/routers/*.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "CallExpression[callee.property.name=/^(query|mutation)$/] > ArrowFunctionExpression:not([returnType])",
          message: "A procedure names what it answers: (…): Promise<Cause[]> => …",
        },
      ],
    },
  },
  { files: ["**/*.astro"], languageOptions: { parserOptions: { parser: tseslint.parser } } },
  {
    files: ["{gateway,services,site,scripts,tests}/**/*.{ts,tsx,astro}"],
    ignores: ["**/*.d.ts"],
    plugins: { boundaries },
    settings: {
      "boundaries/elements": layers,
      "boundaries/files": files,
      "import/resolver": { [`${import.meta.dirname}/scripts/lint/import-resolver.cjs`]: {} },
    },
    rules: {
      // A file in no layer would be a way around all of this.
      "boundaries/no-unknown-files": "error",
      "boundaries/dependencies": [
        "error",
        {
          default: "disallow",
          policies: [
            // Packages and Node are everybody's; this rule is about our own layers.
            { allow: { to: { module: { origin: ["external", "core"] } } } },
            ...may("rules"),
            ...["rules", "lib", "feature", "pages", "routes", "front"].flatMap((layer) => types(layer, "capabilities")),
            ...may("generated"),
            ...gatewayPolicies,
            ...may("services", ...services, "generated"),
            ...domains.flatMap((domain, at) => may(domain, ...domains.slice(at + 1), ...servicesBase, "generated")),
            ...may("services-lib", "services-tables", "services-env", "generated"),
            ...may("services-tables", "generated"),
            ...may("ui", "styles"),
            ...may("lib", "rules", "routes"),
            ...types("lib", ...gatewayLayers, "ui"),
            ...may("routes", "rules"),
            ...may("layouts", "ui", "lib", "styles", "routes"),
            ...types("layouts", ...gatewayLayers),
            // Two features meet on a page, never in each other.
            {
              from: { element: { type: "feature" } },
              allow: {
                to: { element: { type: "feature", captured: { feature: "{{ from.element.captured.feature }}" } } },
              },
            },
            ...allow("feature", ["ui", "lib", "rules", "routes", "styles"]),
            ...types("feature", ...gatewayLayers),
            ...may("pages", "feature", "layouts", "ui", "lib", "styles", "routes", "rules"),
            ...types("pages", ...gatewayLayers, "front"),
            ...may("front", "lib", "routes", "rules", ...gatewayLayers, "styles"),
            ...may("scripts", "tests", "generated", ...gatewayLayers, ...services, "front", "lib", "routes", "rules"),
            ...may(
              "tests",
              "scripts",
              "generated",
              ...gatewayLayers,
              ...services,
              "front",
              "lib",
              "routes",
              "rules",
              "ui",
              "styles",
            ),
          ],
        },
      ],
    },
  },
);
