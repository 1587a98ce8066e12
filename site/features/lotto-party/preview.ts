// Shows at once what the third step's ticket costs and gives. Without a script, the form's button shows it.

import { type Limits, previewOf } from "./ticket-shares.ts";
import type { TicketRow } from "./wizard.form.ts";

type Data = { tickets: TicketRow[]; limits: Limits; prizeCents: number; error?: string };

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-party-preview]")) {
  const { error, limits, prizeCents, tickets } = JSON.parse(form.dataset["partyPreview"] ?? "") as Data;
  const place = form.querySelector("[data-preview]");
  const show = () => {
    const values = new FormData(form);
    const ticket = tickets.find(({ games }) => String(games) === values.get("games"));
    const cents = Math.round(Number(String(values.get("price")).replace(/[^\d.]/g, "")) * 100);
    if (!place || !ticket || Number.isNaN(cents)) return;
    place.replaceChildren(
      ...previewOf(ticket, cents, limits, prizeCents, error).map(({ label, text }) => {
        const row = document.createElement("div");
        const [term, value] = [document.createElement("dt"), document.createElement("dd")];
        term.textContent = label;
        value.textContent = text;
        row.append(term, value);
        return row;
      }),
    );
  };
  form.addEventListener("input", () => {
    show();
    // The browser's Back reads the page again: its address keeps what was typed.
    const address = new URL(location.href);
    for (const name of ["games", "price"]) address.searchParams.set(name, String(new FormData(form).get(name) ?? ""));
    history.replaceState(history.state, "", address);
  });
  // After Back, browsers restore the fields.
  addEventListener("pageshow", show);
}
