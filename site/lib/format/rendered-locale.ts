// Gives formatters the site's locale while a page renders. The build bundles pages and front separately, so both use a global function.
import { AsyncLocalStorage } from "node:async_hooks";
import type { Locale } from "./locale.ts";

const rendered = new AsyncLocalStorage<Locale>();
globalThis.renderedLocale = () => rendered.getStore();

/** Runs `render` and everything it awaits in this locale. */
export const withLocale = <Result>(locale: Locale, render: () => Result): Result => rendered.run(locale, render);
