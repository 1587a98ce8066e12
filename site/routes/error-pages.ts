/** An error page: its status, its exact texts (shell §2), and a title if the heading is unclear. */
export type ErrorPage = { status: number; title: string; text: readonly string[]; name?: string };

export const errorPages = {
  "error-404": {
    status: 404,
    title: "Something went wrong",
    // The title in tabs, in history and for screen readers: no error happened, the page does not exist.
    name: "Page not found",
    text: ["It's looking like you may have taken a wrong turn.", "Try heading home and finding your bearing."],
  },
  "error-418": {
    status: 418,
    title: "It's not you, it's us!",
    text: ["There are currently no products available, please check back later. Thank you for being patient."],
  },
  // Not in the specification.
  "error-429": {
    status: 429,
    title: "Please wait a moment",
    name: "Too many requests",
    text: ["You've sent a lot of requests in a short time. Your cart, your tickets and your money are safe."],
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

/** The page of a site that could not render even its error page (front/plain.ts). Other error pages use its button and link. */
export const fallbackPage = {
  title: "Looks like something went wrong on our end",
  text: "Please try reloading or go back to the Homepage.",
  reload: "Reload page",
  home: "Homepage",
} as const;

/** Returns the page of a status, or the page of 500 (shell §2). */
export function errorPageOf(status: number): ErrorPage {
  return Object.values(errorPages).find((page) => page.status === status) ?? errorPages["error-500"];
}
