// Pages that need no service, script or file of the build: for a site that cannot render, and for a device that is offline.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { BARE_CSP } from "./security-headers.ts";

/** `body` is HTML. */
type BarePage = { title: string; body: string; fonts?: readonly string[] };

const RULES = `*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.55 var(--font-text)}
main{display:grid;align-content:center;justify-items:start;gap:var(--space-4);min-block-size:100svh;max-inline-size:36rem;margin:0 auto;padding:var(--gutter)}
h1,h2,p,form,ul{margin:0}
h1{font:750 var(--text-2xl)/1.1 var(--font-display);letter-spacing:-.02em;text-wrap:balance}
h2{font:700 var(--text-l)/1.2 var(--font-display)}
ul{display:grid;gap:var(--space-4);padding:0;list-style:none}
li{white-space:pre-line}
p{font-size:var(--text-l);text-wrap:pretty}
a{color:var(--action)}
svg{inline-size:4rem}
.button{display:inline-flex;align-items:center;min-block-size:2.75rem;padding:.5rem 1.125rem;border:0;border-radius:var(--radius-m);background:var(--action);color:var(--on-action);font:650 1rem/1.2 var(--font-text);text-decoration:none}
.button:hover{background:var(--action-strong)}
:focus-visible{outline:3px solid var(--action);outline-offset:3px}`;

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const tokens = read("../styles/tokens.css");
const used = [...new Set([...RULES.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))];
const values = used.map((name) => `${name}:${new RegExp(`${name}: ([^;]+);`).exec(tokens)?.[1]}`).join(";");
const mark = read("../public/favicon.svg").replace("<svg", '<svg aria-hidden="true"').trim();

const fontFace = (file: string) => {
  const [family, weights] = file.includes("/text.")
    ? ["Figtree Variable", "400 750"]
    : ["Bricolage Grotesque Variable", "200 800"];
  return `@font-face{font-family:"${family}";font-display:optional;font-weight:${weights};src:url("${file}") format("woff2")}`;
};

/** Returns the page with the look of the shop, and its headers. `fonts` are the addresses of the shop's fonts, if they are known. */
export function barePage({ title, body, fonts = [] }: BarePage) {
  const style = `:root{color-scheme:light dark;${values}}\n${RULES}${fonts.map(fontFace).join("")}`;
  const hash = createHash("sha256").update(style).digest("base64");
  // The reload button is a form that requests this URL again.
  const own = BARE_CSP.replace("form-action 'none'", "form-action 'self'");
  const html = `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
<main>
${mark}
<h1>${title}</h1>
${body}
</main>
</html>
`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": `${own}; style-src 'sha256-${hash}'; font-src 'self'`,
  };
  return { html, headers };
}
