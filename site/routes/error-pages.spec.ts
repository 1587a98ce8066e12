import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { errorPageOf, errorPages, fallbackPage } from "./error-pages.ts";

type Message = { id: string; title?: string | null; text: string };

const messages = JSON.parse(
  readFileSync(new URL("../../tests/spec/messages.json", import.meta.url), "utf8"),
) as Message[];
const find = (id: string) => messages.find((message) => message.id === id);
const textOf = (id: string) => find(id)?.text;

it("has the texts of the specification", () => {
  expect(errorPages["error-404"].title).toBe(textOf("page.404.title"));
  expect(errorPages["error-404"].text).toEqual([textOf("page.404.text1"), textOf("page.404.text2")]);
  for (const status of [418, 500, 503]) {
    const { title, text } = errorPageOf(status);
    expect({ title, text }).toEqual({ title: find(`page.${status}`)?.title, text: [textOf(`page.${status}`)] });
  }
  expect(fallbackPage).toEqual({
    title: textOf("page.fallback.title"),
    text: textOf("page.fallback.text"),
    reload: textOf("button.fallback.reload"),
    home: textOf("link.fallback.home"),
  });
});

it("shows the page of 500 for other statuses", () => {
  expect(errorPageOf(502)).toBe(errorPages["error-500"]);
  expect(errorPageOf(404)).toBe(errorPages["error-404"]);
});
