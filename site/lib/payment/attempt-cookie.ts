// Remembers a payment that is being sent, so that the page finds its outcome after a reload.
import { ATTEMPT_SECONDS } from "#gateway/rules/attempt-cookies.ts";

/** Returns functions that store the idempotency key of an attempt in a cookie, and delete it once the outcome is known. */
export function attemptCookie(name: keyof typeof ATTEMPT_SECONDS) {
  return {
    remember: (idempotencyKey: string) => write(`${name}=${idempotencyKey}; Max-Age=${ATTEMPT_SECONDS[name]}`),
    forget: () => write(`${name}=; Max-Age=0`),
  };
}

function write(cookie: string) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and the page may be left immediately.
  document.cookie = `${cookie}; Path=/; SameSite=Lax${secure}`;
}
