// Remembers a payment that is being sent, so that the page finds its outcome after a reload.
import { cookieTable } from "#gateway/rules/cookies.ts";

/** Returns functions that store the idempotency key of an attempt in a cookie, and delete it once the outcome is known. */
export function attemptCookie(name: "dc_paying" | "dc_depositing") {
  return {
    remember: (idempotencyKey: string) =>
      write(`${name}=${idempotencyKey}; Max-Age=${cookieTable[name].maxAgeSeconds}`),
    forget: () => write(`${name}=; Max-Age=0`),
  };
}

function write(cookie: string) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and the page may be left immediately.
  document.cookie = `${cookie}; Path=/; SameSite=Lax${secure}`;
}
