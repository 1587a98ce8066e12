import { expect, it } from "vitest";
import { type JsonLdPage, jsonLd, type SchemaKind, schemaKinds } from "./json-ld.ts";

const page: JsonLdPage = {
  title: "Powerball results",
  description: "Winning numbers.",
  url: "https://shop.example/powerball/results",
  locale: "en-AU",
  site: { name: "Drawcard", url: "https://shop.example/", logo: "https://shop.example/favicon.svg" },
  crumbs: [
    { label: "Home", href: "/" },
    { label: "Powerball results", href: "/powerball/results" },
  ],
};
const types = (kinds: readonly SchemaKind[], more: Partial<JsonLdPage> = {}) => {
  const block = JSON.parse(jsonLd(kinds, { ...page, ...more }) ?? "null");
  return (block?.["@graph"] ?? [block]).map((node: { "@type": string } | null) => node?.["@type"]);
};

it("acceptance 20. SEO 9: kinds are breadcrumbs, creativework, faq, organisation, webpage, video", () => {
  const questions = [{ question: "Who may play?", answer: "Adults." }];
  const video = {
    name: "How it works",
    description: "A minute.",
    thumbnailUrl: "https://shop.example/t.jpg",
    uploadDate: "2026-11-20",
    contentUrl: "https://shop.example/v.mp4",
  };
  expect(types(schemaKinds, { questions, video })).toEqual([
    "BreadcrumbList",
    "CreativeWork",
    "FAQPage",
    "Organization",
    "WebPage",
    "VideoObject",
  ]);
});

it("omits a type without data", () => {
  expect(types(["faq", "video", "webpage"])).toEqual(["WebPage"]);
  expect(jsonLd(["faq"], page)).toBeUndefined();
  expect(jsonLd(["breadcrumbs"], { ...page, crumbs: [] })).toBeUndefined();
});

it("lists breadcrumbs as full URLs in order", () => {
  expect(JSON.parse(jsonLd(["breadcrumbs"], page) ?? "").itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/" },
    { "@type": "ListItem", position: 2, name: "Powerball results", item: "https://shop.example/powerball/results" },
  ]);
});

it("escapes text that would end the script block", () => {
  const title = "</script><script>alert(1)</script><!-- \u2028 & <b>";
  const text = jsonLd(["webpage"], { ...page, title }) ?? "";
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text).name).toBe(title);
});
