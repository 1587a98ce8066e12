import { describe, expect, it } from "vitest";
import { receiptMail } from "./receipt-mail.ts";

type Receipt = Parameters<typeof receiptMail>[0];
const aud = (amount: number) => ({ amount, currency: "AUD" as const });
const item = (fields: Partial<Receipt["items"][number]>) =>
  ({
    description: "4 x Monday Lotto games",
    productType: "lottery_ticket",
    price: aud(5.4),
    drawNo: 4628,
    ...fields,
  }) as Receipt["items"][number];
const receipt = (fields: Partial<Receipt>): Receipt => ({
  checkoutId: "chk_1",
  total: aud(5.4),
  walletAmount: aud(5.4),
  depositAmount: aud(0),
  items: [item({})],
  createdAt: "2026-11-25T00:00:00Z",
  orderIds: [],
  trackingData: { products: [], goals: [] },
  ...fields,
});

describe("receiptMail", () => {
  it("names each ticket, the total and how it was paid", () => {
    expect(receiptMail(receipt({}))).toEqual({
      subject: "Your receipt: $5.40",
      body: `Thank you. Your tickets are in your account.

4 x Monday Lotto games, draw 4628: $5.40

Total: $5.40
From your wallet: $5.40

Receipt chk_1`,
      causeKeys: [],
    });
  });

  it("names the first and the last of several draws, and their time", () => {
    const bodyOf = (lastDrawDate: string) =>
      receiptMail(receipt({ items: [item({ lastDrawNo: 4631, drawDate: "2027-03-15T09:30:00Z", lastDrawDate })] }))
        .body;
    expect(receiptMail(receipt({ items: [item({ drawDate: "2027-03-15T09:30:00Z" })] })).body).toContain(
      ", draw 4628, Monday 15 March, 8:30 pm AEDT: $5.40",
    );
    expect(bodyOf("2027-03-29T09:30:00Z")).toContain(
      ", draws 4628 to 4631, Monday 15 March to Monday 29 March, each at 8:30 pm AEDT: $5.40",
    );
    // After the end of daylight saving.
    expect(bodyOf("2027-04-05T10:30:00Z")).toContain(
      ", draws 4628 to 4631, Monday 15 March, 8:30 pm AEDT to Monday 5 April, 8:30 pm AEST: $5.40",
    );
  });

  it("names the group of shares, whose ticket is not in the draw yet, and welcomes premium members", () => {
    const shares = {
      productType: "social_syndicate_share" as const,
      description: "2 x Lotto Party shares",
      offerName: "Saturday Lotto",
      syndicateName: "Street party",
    };
    const { body } = receiptMail(receipt({ items: [item({ ...shares, sessionId: "lps_1" })] }));
    expect(body).toContain("2 x Lotto Party shares of Street party, Saturday Lotto, draw 4628: $5.40\n");
    expect(body).toContain("What their ticket doesn't use goes back to you.");
    const premium = receipt({
      items: [item({ productType: "membership", membershipOffer: "premium_monthly", drawNo: undefined })],
    });
    expect(receiptMail(premium).body).toMatch(/^Thank you. You are a premium member/);
  });

  it("says when a purchase is charged of which nothing is paid now", () => {
    const scheduledPurchase = { type: "scheduled_purchase" as const };
    const items = [item({ scheduledFor: "2026-11-30T08:25:00Z", scheduledPurchase })];
    const mail = receiptMail(receipt({ items, total: aud(0), walletAmount: aud(0) }));
    expect(mail.subject).toBe("Scheduled, not charged yet: $5.40");
    expect(mail.body).toMatch(/^Thank you\. Nothing is charged yet\./);
    expect(mail.body).toContain(
      "draw 4628: $5.40, charged on Monday 30 November, 7:25 pm AEDT, when sales of the draw before it close\n",
    );
    expect(mail.body).toContain("Charged now: $0.00");
  });

  it("lists vouchers, pre-orders and a deposit larger than the total", () => {
    const items = [
      item({ description: "5 Ticket Book of Camper raffle", drawNo: 12, scheduledPurchase: { type: "pre_order" } }),
      item({ description: "1.00 off", productType: "voucher_fixed_discount", price: aud(1), drawNo: undefined }),
      item({ description: "5.00 credit", productType: "voucher_credit_amount", price: aud(5), drawNo: undefined }),
    ];
    const paid = { total: aud(4.4), walletAmount: aud(0), depositAmount: aud(4.4), extraDepositAmount: aud(5.6) };
    const depositSource = "Visa ending in 4242";
    const { body } = receiptMail(receipt({ items, ...paid, depositSource }));

    expect(body).toContain("5 Ticket Book of Camper raffle, draw 12: $5.40, charged when its sales open\n");
    expect(body).toContain("1.00 off: -$1.00\n5.00 credit: $5.00 into your wallet\n");
    expect(body).toContain("Visa ending in 4242: $4.40\nThe rest of your deposit, in your wallet: $5.60");
    expect(body).not.toContain("From your wallet");
    expect(receiptMail(receipt({ items: [item({ causeKey: "coast_rescue" }), item({})] })).causeKeys).toEqual([
      "coast_rescue",
    ]);
  });
});
