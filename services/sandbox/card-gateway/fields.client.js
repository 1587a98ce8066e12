// Runs in the sandbox's own page, framed by the shop. What is typed here is sent to the sandbox and nowhere else; the
// shop is told a token. Messages: out "ready", "token", "invalid"; in "tokenise".
const form = document.querySelector("#card");
const problemOf = (name) => document.querySelector(`#${name}-problem`);

function showProblems(problems) {
  for (const input of form.elements) {
    const problem = problems[input.name] ?? "";
    problemOf(input.name).textContent = problem;
    input.setAttribute("aria-invalid", String(problem !== ""));
  }
  const [first] = Object.keys(problems);
  if (first) form.elements.namedItem(first)?.focus();
}

async function tokenise() {
  const card = Object.fromEntries(new FormData(form));
  const response = await fetch("/sandbox/card/tokenise", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...card, client_token: form.dataset.clientToken }),
  });
  const answer = await response.json();
  showProblems(answer.problems ?? {});
  if (answer.token) return { type: "token", token: answer.token };
  return { type: "invalid", message: Object.values(answer.problems ?? {})[0] ?? answer.message };
}

addEventListener("message", async (event) => {
  // Only the page around this frame may ask; who that can be is decided by frame-ancestors.
  if (event.source !== parent || event.data?.type !== "tokenise") return;
  const answer = await tokenise().catch(() => ({
    type: "invalid",
    message: "The card service does not answer. Please try again.",
  }));
  parent.postMessage(answer, event.origin);
});

// Enter in a field is not "pay": the button for that is the shop's.
form.addEventListener("submit", (event) => event.preventDefault());

// Says nothing about anybody, so anybody may hear it.
parent.postMessage({ type: "ready" }, "*");
