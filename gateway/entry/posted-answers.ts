// Form posts of other sites, without cookies: a bank's response to a 3-D Secure challenge, and Apple's answer to a sign-in. Their only
// effect is a redirect to a page that acts with the cookies of the customer.
const DEPOSIT_ID = /^dep_[A-Za-z0-9]{1,60}$/;
const CHALLENGE_RESPONSE = /^[A-Za-z0-9_=+/.-]{1,8000}$/;

/** The deposit id of a challenge, sent plain or base64url-encoded (EMV). */
function depositIdOf(sessionData: string): string | null {
  if (DEPOSIT_ID.test(sessionData)) return sessionData;
  const decoded = Buffer.from(sessionData, "base64url").toString("latin1");
  return DEPOSIT_ID.test(decoded) ? decoded : null;
}

/** Returns where to redirect the browser (303), or null if the post is not a challenge response. */
export function challengeTarget(form: FormData | URLSearchParams): string | null {
  const sessionData = form.get("threeDSSessionData");
  const cres = form.get("cres");
  if (typeof sessionData !== "string" || typeof cres !== "string" || !CHALLENGE_RESPONSE.test(cres)) return null;
  const depositId = depositIdOf(sessionData);
  return depositId && `/my-account/deposit/authorisation/${depositId}?${new URLSearchParams({ cres })}`;
}

const ANSWER_FIELD = /^[\w.~+/=-]{1,2000}$/;

/** Returns where to redirect the browser (303), or null if the post is not Apple's answer. */
export function socialAnswerTarget(form: URLSearchParams): string | null {
  const answer = new URLSearchParams();
  for (const name of ["state", "code", "error"]) {
    const value = form.get(name);
    if (value !== null && ANSWER_FIELD.test(value)) answer.set(name, value);
  }
  const isAnswer = answer.has("state") && (answer.has("code") || answer.has("error"));
  return isAnswer ? `/shell/sign-in/apple?${answer}` : null;
}
