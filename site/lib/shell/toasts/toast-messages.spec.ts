import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type ToastId, toastOf } from "./toast-messages.ts";

type Row = { id: string; text: string | null; title?: string | null; autoDismiss: boolean | null };

// The two toasts whose texts come from a service are not in the catalogue.
const table: Row[] = JSON.parse(readFileSync(new URL("../../../../tests/spec/messages.json", import.meta.url), "utf8"));
const toasts = table.filter(
  ({ id }) => /^(toast|notice\.2fa)\./.test(id) && !/^toast\.(apiMessage|action)|accountLocked/.test(id),
);

/** Toasts of pages and forms that are not built yet. A slice that needs one adds it to the catalogue. */
const NOT_BUILT = ["toast.membershipOptIn"];
const textOf = toastOf as (id: ToastId) => ReturnType<typeof toastOf>;

describe("the catalogue of toasts", () => {
  const built = toasts.filter(({ id }) => !NOT_BUILT.includes(id));

  it.each(built)("$id has the specification's text (rule unauthorised-toast)", ({ id, text, title, autoDismiss }) => {
    const toast = textOf(id as ToastId);

    if (text) expect(toast.message).toBe(text);
    if (title) expect(toast.title).toBe(title);
    if (text && !title) expect(toast.title).toBeUndefined();
    if (autoDismiss !== null) expect(toast.isAutoDismissed).toBe(autoDismiss);
  });

  it.each(NOT_BUILT)("has no %s yet", (id) => {
    expect(toasts.map((row) => row.id)).toContain(id);
    expect(() => textOf(id as ToastId)).toThrow();
  });

  it("names the 401 in its title, and lets it go by itself (Errors 8)", () => {
    const { title, isAutoDismissed, actions } = toastOf("toast.401");
    expect([title, isAutoDismissed, actions]).toEqual(["401 - Something went wrong", true, undefined]);
  });

  it.each([
    ["deposit_pending", "info", "Action Required", "info"],
    ["success", "success", "Success", "success"],
    ["anything_else", "error", undefined, "danger"],
    ["anything_else", "other", undefined, undefined],
    ["without_level", undefined, undefined, "danger"],
    [undefined, "success", undefined, "success"],
  ] as const)(
    "titles a message of the API by its code %s, with the icon of its level (Errors 13) (rule api-message-toast)",
    (code, level, ...is) => {
      for (const id of [
        "toast.apiMessage",
        "toast.addToCart.serverMessage",
        "toast.spendLimitDelete.serverMessage",
      ] as const) {
        const { title, icon, message } = toastOf(id, { ...(code && { code }), message: "Send $50.00.", level });
        expect([title, icon, message]).toEqual([...is, "Send $50.00."]);
      }
    },
  );

  it("fills the placeholders", () => {
    const toast = toastOf("toast.addToCart.serverMessage", { message: "This draw is closed." });
    expect(toast.message).toBe("This draw is closed.");
  });

  it("gives a persistent toast a dismiss button", () => {
    expect(toastOf("toast.addToCart.failed").actions?.map(({ text }) => text)).toEqual(["Ok, got it"]);
  });
});
