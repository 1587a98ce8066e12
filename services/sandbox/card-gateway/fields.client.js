// Runs in the sandbox's page, framed by the shop. Card data is sent to the sandbox only; the shop receives a token.
// Messages sent: "ready", "token", "invalid"; received: "tokenise".
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
  if (answer.token) return { ...answer, type: "token" };
  return { type: "invalid", message: Object.values(answer.problems ?? {})[0] ?? answer.message };
}

addEventListener("message", async (event) => {
  // Accept messages from the framing page only. frame-ancestors restricts who that can be.
  if (event.source !== parent || event.data?.type !== "tokenise") return;
  const answer = await tokenise().catch(() => ({
    type: "invalid",
    message: "The card service isn't responding. Please try again.",
  }));
  parent.postMessage(answer, event.origin);
});

// Enter must not submit: the pay button is in the shop's page.
form.addEventListener("submit", (event) => event.preventDefault());

// Contains no data, so any origin may receive it.
parent.postMessage({ type: "ready" }, "*");
