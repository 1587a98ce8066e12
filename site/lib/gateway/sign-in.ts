import { href } from "../href.ts";

/** Asks to sign in again if the session has ended, and returns to `next`; otherwise the form shows the refusal. */
export function signIn({ code }: { code: string }, next = location.pathname) {
  if (code !== "signed_out") return null;
  location.assign(href("login", {}, { next, expired: 1 }));
  return "leaves" as const;
}
