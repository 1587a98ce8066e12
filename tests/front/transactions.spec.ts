import { beforeAll, expect, it } from "vitest";
import { frontShopOfFile } from "./front-shop.ts";

const shop = frontShopOfFile();
let cookie = "";
beforeAll(async () => {
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", "x-drawcard": "1" };
  const body = JSON.stringify({ email: "hana@example.com", password: "Drawcard-demo-1" });
  const answer = await shop.ask("/trpc/session.login", { method: "POST", headers, body });
  cookie = [answer.headers["set-cookie"] ?? []]
    .flat()
    .map((line) => line.split(";")[0])
    .join("; ");
});

const open = (path: string, headers = { cookie }) => shop.ask(`/my-account/transactions${path}`, { headers });
const read = async (path: string) => (await open(path)).text;
const rowsOf = (text: string) => text.match(/<th scope="row"/g)?.length ?? 0;

it("shows ten per page with the balance after each, and links to receipts, deposits and other pages (Orders 9)", async () => {
  const text = await read("");

  expect([rowsOf(text), rowsOf(await read("/2"))]).toEqual([10, 4]);
  expect(text).toMatch(/Refund.*?\$2\.70.*?\$200\.00/s);
  expect(text).toMatch(
    /href="\/receipt\/chk_.*href="\/my-account\/deposit\/summary\/trx_.*href="\/my-account\/transactions\/2"/s,
  );
  expect(text).toMatch(/aria-current="page"[^>]*>Transactions</);
});

it.each([
  ["?type=deposit", 10, 'href="/my-account/transactions/2?type=deposit"'],
  ["?status=failed", 1, '<option value="failed" selected'],
  ["?type=theft&from=soon&status=", 10, "14 transactions"],
  ["?type=winnings", 0, "No transactions match"],
  ["?from=2026-11-22&to=2026-11-21", 0, "This is before the From date. Choose 22 Nov 2026 or later."],
  ["?from=2026-11-22&to=2026-11-21", 0, 'value="2026-11-22"'],
])("at %s shows %i rows and %s", async (path, rows, expected) => {
  const text = await read(path);
  expect(rowsOf(text)).toBe(rows);
  expect(text).toContain(expected);
});

it("downloads every page of the filtered list as CSV", async () => {
  const { headers, text } = await open("?format=csv&type=deposit");
  const [head, first, ...rest] = text.trim().split("\r\n");

  expect(headers).toMatchObject({ "content-disposition": 'attachment; filename="transactions.csv"' });
  expect(head).toBe("Time (UTC),Type,Description,Status,Amount,Balance,Currency,Id");
  expect(first).toMatch(/^2026-11-08T01:0\d:\d\d.\d{3}Z,Deposit,Test deposit,Cancelled,20\.00,200\.00,AUD,trx_\w+$/);
  expect(rest).toHaveLength(11);
});

it("sends visitors to the login and back to the filtered list", async () => {
  const { headers } = await open("?type=deposit", { cookie: "" });
  expect(headers.location).toBe("/login?next=%2Fmy-account%2Ftransactions%3Ftype%3Ddeposit");
});
