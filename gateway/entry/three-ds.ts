// The bank's answer to a 3-D Secure challenge: a form post from the bank's page. No cookie comes with it and none is
// looked at; all it can do is send the browser to the page that finishes the payment, signed in.
const DEPOSIT_ID = /^dep_[A-Za-z0-9]{1,60}$/;
const CHALLENGE_RESPONSE = /^[A-Za-z0-9_=+/.-]{1,8000}$/;

/** The one-time reference of a challenge: the deposit's id, plain or as base64url text, as EMV asks. */
function depositIdOf(sessionData: string): string | null {
  if (DEPOSIT_ID.test(sessionData)) return sessionData;
  const decoded = Buffer.from(sessionData, "base64url").toString("latin1");
  return DEPOSIT_ID.test(decoded) ? decoded : null;
}

/** Where to send the browser (303), or null when the post is not a challenge's answer. */
export function challengeTarget(form: FormData | URLSearchParams): string | null {
  const sessionData = form.get("threeDSSessionData");
  const cres = form.get("cres");
  if (typeof sessionData !== "string" || typeof cres !== "string" || !CHALLENGE_RESPONSE.test(cres)) return null;
  const depositId = depositIdOf(sessionData);
  return depositId && `/my-account/deposit/authorisation/${depositId}?${new URLSearchParams({ cres })}`;
}
