import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AutoRemoved } from "./CartNotices.tsx";

it("says how many shares of a Lotto Party are left, and leads to the group", () => {
  const reason = {
    type: "draw_sold_out",
    message: "Only 1 share is left. Choose fewer.",
    actionType: "close",
  } as const;
  const item = {
    id: "itm_1",
    productType: "social_syndicate_share",
    description: "2 x Lotto Party shares",
    lotteryKey: "wednesday_lotto",
    sessionId: "lps_1",
    reason,
  } as const;
  const none = () => undefined;
  const props = { busy: null, formKey: "", folds: false, onClose: none, onAddNext: none, addedFor: none };
  const show = (changes: object) =>
    renderToStaticMarkup(createElement(AutoRemoved, { ...props, items: [{ ...item, ...changes }] }));
  const html = show({ groupToken: "gtk_1" });
  expect(html).toContain("Only 1 share is left. Choose fewer. You were not charged for it.");
  expect(html).toContain('<a href="/lotto-party/group?token=gtk_1">See the group&#x27;s tickets</a>');
  const closed = show({
    reason: { ...reason, type: "draw_closed", message: "This draw has closed. Choose the next one." },
  });
  expect(closed).toContain("This draw has closed. You were not charged for it.");
  expect(closed).toContain("/lotto-party/group?session=lps_1");
});
