// Pages that fail while they render, as Astro reports them: a last write, then the end of the connection.
import { expect, it } from "vitest";
import { type AstroHandler, type PageRequest, renderPage } from "./render.ts";

const page = (url: string) =>
  ({
    method: "POST",
    url,
    headers: {},
    body: Buffer.from("a=1"),
    locals: { page: { locale: "en-AU" } },
  }) as unknown as PageRequest;

const breaksAt =
  (...urls: string[]): AstroHandler =>
  (request, response) => {
    response.writeHead(request.url === "/500" ? 500 : 200, { "content-type": "text/html" });
    response.write(`<h1>${request.method} ${request.url}`);
    if (!urls.includes(request.url ?? "")) response.end("</h1>");
    else response.write("Internal server error", () => response.destroy(new Error("a component threw")));
  };

it("become the error page, and the reason is told", async () => {
  const told: unknown[] = [];
  const { body, status } = await renderPage(breaksAt("/my-account"), page("/my-account"), (error) => told.push(error));
  expect([status, body.toString()]).toEqual([500, "<h1>GET /500</h1>"]);
  expect(told).toEqual([new Error("a component threw")]);
});

it("reject if the error page fails too", async () => {
  const render = renderPage(breaksAt("/my-account", "/500"), page("/my-account"), () => {});
  await expect(render).rejects.toThrow("a component threw");
});
