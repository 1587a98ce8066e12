// HTML for the reference. `text` escapes everything that comes from a contract.

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const text = (value: unknown) => String(value ?? "").replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

export const code = (value: unknown) => `<code>${text(value)}</code>`;

export const link = (href: string, words: string) => `<a href="${text(href)}">${text(words)}</a>`;

export const list = (items: string[]) =>
  items.length > 0 ? `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>` : "";

export const section = (title: string, inner: string) => (inner ? `<h2>${text(title)}</h2>${inner}` : "");

/** Renders rows whose cells are HTML. */
export const table = (head: string[], rows: string[][]) =>
  rows.length === 0
    ? ""
    : `<table><thead><tr>${head.map((cell) => `<th scope="col">${text(cell)}</th>`).join("")}</tr></thead><tbody>${rows
        .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
        .join("")}</tbody></table>`;

/** Renders a description as paragraphs. */
export const prose = (words: unknown) =>
  String(words ?? "")
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== "")
    .map((part) => `<p>${text(part.trim())}</p>`)
    .join("");

export const json = (value: unknown) => `<pre><code>${text(JSON.stringify(value, null, 2))}</code></pre>`;

const STYLE = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 18%, transparent); }
body { font: 16px/1.55 system-ui, sans-serif; margin: 0 auto; max-width: 68rem; padding: 1.5rem 1rem 4rem; }
nav { display: flex; flex-wrap: wrap; gap: 1rem; margin-bottom: 1.5rem; }
h1 { font-size: 1.6rem; overflow-wrap: anywhere; } h2 { font-size: 1.15rem; margin-top: 2rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border-bottom: 1px solid var(--line); padding: .35rem .9rem .35rem 0; text-align: left; vertical-align: top; }
pre { border: 1px solid var(--line); border-radius: 6px; max-height: 28rem; overflow: auto; padding: .75rem; }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; } pre code, td code { overflow-wrap: normal; } td code { white-space: nowrap; }
summary { cursor: pointer; padding: .35rem 0; } .quiet { opacity: .75; }
`;

/** Renders a page of the reference. */
export const page = (title: string, inner: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text(title)}</title><style>${STYLE}</style></head>
<body><nav aria-label="Reference">${link("/contracts", "Operations")}${link("/contracts/trpc", "Procedures")}</nav>
<main><h1>${text(title)}</h1>${inner}</main></body></html>`;
