// Apple's answer to a sign-in: a cross-site form post without cookies. Its only effect is a redirect to the page that reads the
// answer with the visitor's cookies.
const FIELD = /^[\w.~+/=-]{1,2000}$/;

/** Where to redirect the browser (303), or null if the post is not an answer. */
export function socialAnswerTarget(form: URLSearchParams): string | null {
  const answer = new URLSearchParams();
  for (const name of ["state", "code", "error"]) {
    const value = form.get(name);
    if (value !== null && FIELD.test(value)) answer.set(name, value);
  }
  const isAnswer = answer.has("state") && (answer.has("code") || answer.has("error"));
  return isAnswer ? `/shell/sign-in/apple?${answer}` : null;
}
