// The dialog that moves the account (account §4): prompt, in progress, failure, success. Its own page behaves the same.
import { enhance } from "#site/lib/form/enhance.ts";
import { gateway } from "#site/lib/gateway/client.ts";
import { onPanel } from "#site/lib/shell/panels/on-panel.ts";
import { type MigrationStep, migrationForm } from "./migration.form.ts";

const PAUSE_MS = 3_000;
const MOST_TRIES = 5;

onPanel("migrate", (panel) => {
  const dialog = panel.closest("dialog");
  let step: MigrationStep = "prompt";
  let isClosed = false;

  function show(next: MigrationStep) {
    step = next;
    for (const part of panel.querySelectorAll<HTMLElement>("[data-migrate-step]")) {
      part.hidden = !part.dataset["migrateStep"]?.split(" ").includes(step);
      if (!part.hidden) part.querySelector<HTMLElement>("[tabindex='-1']")?.focus();
    }
  }

  /** Asks again until the move has ended, at most five times in all. */
  async function follow(status: string, tries: number): Promise<void> {
    if (isClosed) return;
    if (status === "migrated") {
      // Prices may differ now.
      await Promise.all([gateway.session.get.query(), gateway.offers.list.query()]).catch(() => undefined);
      return show("success");
    }
    if (tries >= MOST_TRIES) return show("slow");
    show("progress");
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    if (!isClosed) await ask(tries + 1);
  }
  async function ask(tries: number): Promise<void> {
    try {
      const { migrationStatus } = await gateway.migration.start.mutate({ termsAccepted: true });
      await follow(migrationStatus, tries);
    } catch {
      show("failure");
    }
  }

  enhance(panel, migrationForm, () => ({
    succeed({ migrationStatus }) {
      void follow(migrationStatus, 1);
      return "stays" as const;
    },
    refuse({ code }) {
      // The form leads to the login.
      if (code === "signed_out") return null;
      show("failure");
      return "stays";
    },
  }));
  // This script asks by itself.
  panel.querySelector("[data-migrate-again]")?.remove();
  if (panel.querySelector('[data-migrate-step="progress"]:not([hidden])')) void ask(1);
  for (const form of panel.querySelectorAll<HTMLFormElement>("[data-migrate-retry]")) {
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      show("progress");
      void ask(1);
    });
  }
  if (!dialog) return;
  // Leaving the page closes every dialog too, but is no dismissal.
  let isLeaving = false;
  addEventListener("pagehide", () => {
    isLeaving = true;
  });
  dialog.addEventListener("close", () => {
    isClosed = true;
    if (isLeaving) return;
    void gateway.migration.dismiss
      .mutate({})
      .catch(() => undefined)
      .then(() => step === "success" && location.reload());
  });
});
