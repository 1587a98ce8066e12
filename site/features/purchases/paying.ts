// Remembers a purchase that is being sent, so that the page can find its receipt after a reload.
import { cookieTable } from "#gateway/rules/cookies.ts";

const NAME = "dc_paying";

/** Stores the idempotency key of the purchase that is being sent. The cart page looks for its receipt. */
export function rememberPaying(idempotencyKey: string) {
  write(`${NAME}=${idempotencyKey}; Max-Age=${cookieTable[NAME].maxAgeSeconds}`);
}

/** Forgets the purchase once it is answered. */
export function forgetPaying() {
  write(`${NAME}=; Max-Age=0`);
}

function write(cookie: string) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and the page may be left immediately.
  document.cookie = `${cookie}; Path=/; SameSite=Lax${secure}`;
}
