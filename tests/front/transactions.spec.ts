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

const open = (path = "", headers = { cookie }) => shop.ask(`/my-account/transactions${path}`, { headers });
const rowsOf = (text: string) => text.match(/<th scope="row"/g)?.length ?? 0;

it("shows ten transactions a page with the balance after each, and links to the other pages", async () => {
  const { status, text } = await open();

  expect([status, rowsOf(text)]).toEqual([200, 10]);
  expect(text).toMatch(/Refund.*?\$2\.70.*?\$200\.00/s);
  expect(text).toContain('href="/my-account/transactions/2"');
  expect(text).toMatch(/href="\/receipt\/chk_\w+"/);
  expect(text).toMatch(/href="\/my-account\/deposit\/authorisation\/dep_\w+"/);
  expect(rowsOf((await open("/2")).text)).toBe(4);
  expect(text).toMatch(/aria-current="page"[^>]*>Transactions</);
});

it("filters by the address, keeps the filters in page links, and ignores values it does not know", async () => {
  const { text } = await open("?type=deposit&status=completed&from=2026-09-01");
  expect(rowsOf(text)).toBe(10);
  expect(text).toMatch(/<option value="deposit" selected/);
  expect(rowsOf((await open("?status=failed")).text)).toBe(1);
  expect((await open("?type=deposit")).text).toContain('href="/my-account/transactions/2?type=deposit"');
  expect(rowsOf((await open("?type=theft&from=soon&status=")).text)).toBe(10);
});

it.each([
  ["?type=winnings", "No transactions match", "/my-account/transactions"],
  ["/77", "There are no transactions on this page", "/my-account/transactions"],
])("leads back to the list from %s", async (path, title, href) => {
  const { status, text } = await open(path);
  expect(status).toBe(200);
  expect(text).toContain(title);
  expect(text).toContain(`href="${href}"`);
});

it("downloads every page of the filtered list as CSV", async () => {
  const { headers, text } = await open("?format=csv&type=deposit");
  const [head, first, ...rest] = text.trim().split("\r\n");

  expect(headers["content-disposition"]).toBe('attachment; filename="transactions.csv"');
  expect(headers["content-type"]).toContain("text/csv");
  expect(head).toBe("Time,Type,Description,Status,Amount,Balance,Currency,Id");
  expect(first).toMatch(/^2026-11-08T01:0\d:\d\d.\d{3}Z,Deposit,Test deposit,Cancelled,20,200,AUD,trx_\w+$/);
  expect(rest).toHaveLength(11);
});

it("sends a visitor to sign in", async () => {
  const { headers, status } = await open("?type=deposit", { cookie: "" });
  expect([status, headers.location]).toEqual([303, "/login?next=%2Fmy-account%2Ftransactions%3Ftype%3Ddeposit"]);
});
