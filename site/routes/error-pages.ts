/** An error page: its status and its exact words (shell §2), and what it is called where its heading does not say. */
export type ErrorPage = { status: number; title: string; text: readonly string[]; name?: string };

export const errorPages = {
  "error-404": {
    status: 404,
    title: "Something went wrong",
    // For tabs, histories and whoever only hears the title: nothing went wrong, there is no such page.
    name: "Page not found",
    text: ["It's looking like you may have taken a wrong turn.", "Try heading home and finding your bearing."],
  },
  "error-418": {
    status: 418,
    title: "It's not you, it's us!",
    text: ["There are currently no products available, please check back later. Thank you for being patient."],
  },
  "error-500": {
    status: 500,
    title: "It's not you, it's us!",
    text: ["We are experiencing large load times on our server. Thank you for being patient."],
  },
  "error-503": {
    status: 503,
    title: "There's a spanner in the works!",
    text: ["We'll be up and running again soon after this scheduled maintenance."],
  },
} as const satisfies Record<string, ErrorPage>;

/** What stands where a page could not even be put together. Its words belong around a button and a link. */
export const fallbackPage = {
  title: "Looks like something went wrong on our end",
  text: "Please try reloading or go back to the Homepage.",
  reload: "Reload page",
  home: "Homepage",
} as const;

/** The page of a status; any code without its own shows that of 500 (shell §2). */
export function errorPageOf(status: number): ErrorPage {
  return Object.values(errorPages).find((page) => page.status === status) ?? errorPages["error-500"];
}
