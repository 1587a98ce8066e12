// Opens the answer that the address names, in browsers that do not open it themselves.
function openAnswer() {
  const answer = document.getElementById(location.hash.slice(1));
  const details = answer?.closest("details");
  if (!answer || !details || details.open) return;
  details.open = true;
  answer.scrollIntoView();
}

addEventListener("hashchange", openAnswer);
openAnswer();
