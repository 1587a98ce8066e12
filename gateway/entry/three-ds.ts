// The response to a 3-D Secure challenge: a cross-site form post from the bank's page, without cookies. Its only effect is a redirect to
// the page that completes the payment as the signed-in customer.
const DEPOSIT_ID = /^dep_[A-Za-z0-9]{1,60}$/;
const CHALLENGE_RESPONSE = /^[A-Za-z0-9_=+/.-]{1,8000}$/;

/** The deposit id of a challenge, sent plain or base64url-encoded (EMV). */
function depositIdOf(sessionData: string): string | null {
  if (DEPOSIT_ID.test(sessionData)) return sessionData;
  const decoded = Buffer.from(sessionData, "base64url").toString("latin1");
  return DEPOSIT_ID.test(decoded) ? decoded : null;
}

/** Where to redirect the browser (303), or null if the post is not a challenge response. */
export function challengeTarget(form: FormData | URLSearchParams): string | null {
  const sessionData = form.get("threeDSSessionData");
  const cres = form.get("cres");
  if (typeof sessionData !== "string" || typeof cres !== "string" || !CHALLENGE_RESPONSE.test(cres)) return null;
  const depositId = depositIdOf(sessionData);
  return depositId && `/my-account/deposit/authorisation/${depositId}?${new URLSearchParams({ cres })}`;
}
