import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { apiMessageToast, type ToastId, toastOf } from "./toast-messages.ts";

type Row = { id: string; text: string | null; title?: string | null; autoDismiss: boolean | null };

// The two whose words come from a service have no row of their own in the catalogue.
const table: Row[] = JSON.parse(readFileSync(new URL("../../../../tests/spec/messages.json", import.meta.url), "utf8"));
const toasts = table.filter(
  ({ id }) => /^(toast|notice\.2fa)\./.test(id) && !/^toast\.(apiMessage|action)|accountLocked/.test(id),
);

describe("the catalogue of toasts", () => {
  it.each(toasts)(
    "$id says what the specification says (rule unauthorised-toast)",
    ({ id, text, title, autoDismiss }) => {
      const toast = (toastOf as (id: ToastId) => ReturnType<typeof toastOf>)(id as ToastId);

      if (text) expect(toast.message).toBe(text);
      if (title) expect(toast.title).toBe(title);
      if (text && !title) expect(toast.title).toBeUndefined();
      if (autoDismiss !== null) expect(toast.isAutoDismissed).toBe(autoDismiss);
    },
  );

  it("fills the gaps", () => {
    const toast = toastOf("toast.spendLimitUpdated", { amount: "$50.00", period: "week" });
    expect(toast.message).toBe("Your Spend Limit has been successfully updated to $50.00 a week.");
  });

  it("leaves a stay-until-dismissed toast a way out", () => {
    expect(toastOf("toast.addToCart.failed").actions?.map(({ text }) => text)).toEqual(["Ok, got it"]);
  });

  it("titles a service's message by its code (rule api-message-toast)", () => {
    expect(apiMessageToast({ code: "deposit_pending", message: "Wait" }).title).toBe("Action Required");
    expect(apiMessageToast({ code: "success", message: "Done" }).title).toBe("Success");
    expect(apiMessageToast({ code: "other", message: "Hm", level: "error" })).toMatchObject({ icon: "danger" });
  });
});
