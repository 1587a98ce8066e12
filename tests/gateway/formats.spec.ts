// A format of a contract accepts and refuses the same texts in the gateway's inputs and in the validator of both sides, and the forms
// refuse no email that it accepts.
import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, it } from "vitest";
import { z } from "zod";
import { emailText } from "#gateway/routers/fields.input.ts";

const ajv = new Ajv2020();
addFormats.default(ajv);

/** Texts by format, and whether it accepts them. */
const SAMPLES: Record<string, Record<string, boolean>> = {
  email: {
    "name@example.com": true,
    "first.last@example.com.au": true,
    "fred&ann@example.com": true,
    "o'brien@example.ie": true,
    "a+tag@example.com": true,
    "!#$%&'*+/=?^_`{|}~-@example.com": true,
    "kim@xn--bcher-kva.example": true,
    "kim@bcher.xn--p1ai": true,
    "kim@sub-domain.example.com": true,
    name: false,
    "name@": false,
    "@example.com": false,
    "name example.com": false,
    "a..b@example.com": false,
    ".a@example.com": false,
    "a@-example.com": false,
    "a b@example.com": false,
    "a@example..com": false,
    "a@b@example.com": false,
    "": false,
  },
  date: {
    "1990-05-17": true,
    "2028-02-29": true,
    "2027-02-29": false,
    "0085-05-17": true,
    "1990-5-17": false,
    "1990-05-17T00:00:00Z": false,
    "17/05/1990": false,
    "": false,
  },
  uri: {
    "https://shop.example/back?x=1": true,
    "http://127.0.0.1:4321/": true,
    "/my-account": false,
    "shop.example": false,
    "https://shop.example/a b": false,
    "": false,
  },
};

/** Returns a schema of each format that the inputs of the gateway have. */
async function formatsInUse(): Promise<Map<string, z.ZodType>> {
  const found = new Map<string, z.ZodType>();
  const visit = (schema: unknown) => {
    if (!(schema instanceof z.ZodType)) return;
    const {
      format,
      innerType,
      shape = {},
    } = schema.def as unknown as {
      format?: string;
      innerType?: unknown;
      shape?: Record<string, unknown>;
    };
    if (format !== undefined && schema instanceof z.ZodCustomStringFormat) found.set(format, schema);
    for (const part of [innerType, ...Object.values(shape)]) visit(part);
  };
  for (const file of globSync(join(import.meta.dirname, "../../generated/*/inputs.ts"))) {
    for (const schema of Object.values((await import(pathToFileURL(file).href)) as object)) visit(schema());
  }
  return found;
}

it("every format of an input agrees with the validator on all samples", async () => {
  const inUse = await formatsInUse();
  expect([...inUse.keys()].sort()).toEqual(Object.keys(SAMPLES).sort());
  for (const [format, schema] of inUse) {
    const validate = ajv.compile({ type: "string", format });
    const samples = SAMPLES[format] ?? {};
    const verdicts = (accepts: (text: string) => boolean) =>
      Object.fromEntries(Object.keys(samples).map((text) => [text, accepts(text)]));
    expect(
      verdicts((text) => validate(text)),
      `${format} in the validator`,
    ).toEqual(samples);
    expect(
      verdicts((text) => schema.safeParse(text).success),
      `${format} in the inputs`,
    ).toEqual(samples);
  }
});

it("an email that the contract accepts is accepted by the forms, and any other is refused", () => {
  for (const [text, isValid] of Object.entries(SAMPLES["email"] ?? {})) {
    expect([text, emailText.safeParse(text).success]).toEqual([text, isValid]);
  }
});
