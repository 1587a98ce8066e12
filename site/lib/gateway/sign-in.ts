import { href } from "../href.ts";

/** Asks to sign in again if the session has ended; otherwise the form shows the refusal. */
export function signIn({ code }: { code: string }) {
  if (code !== "signed_out") return null;
  location.assign(href("login", {}, { next: location.pathname, expired: 1 }));
  return "leaves" as const;
}
