/** Where the gateway listens, for every script that speaks to it. */
export const door = {
  url: "/trpc",
  // A header no form can set: the gateway takes a mutation only with it (cross-site request forgery).
  headers: { "x-drawcard": "1" },
};
