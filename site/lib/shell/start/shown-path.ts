/** Returns the path of this page for analytics and reports: without one-time tokens (lib/shell/secret-path.ts). */
export const shownPath = () => document.documentElement.dataset["path"] ?? location.pathname;
