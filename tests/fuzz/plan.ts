// A planned call: the parts that the seed decides. Values from earlier replies are filled in when it is sent.
import fc from "fast-check";
import { FORM } from "#services/lib/validate.ts";
import { type OperationId, rowOf } from "#tests/contract/caller.ts";
import type { readContract } from "#tests/contract/contract.ts";
import { type Change, change, HOSTILE_TEXTS, hostileText } from "./hostile.ts";
import { createValues, type Schema } from "./schema.ts";

type Contract = ReturnType<typeof readContract>;
type Parameter = ReturnType<Contract["requestOf"]>["parameters"][number];

/** The caller: one of two customers, a visitor, or a mixture of credentials. */
export const CALLERS = ["visitor", "customer", "other", "customer as other", "broken token", "unsigned token"] as const;
export type Caller = (typeof CALLERS)[number];

/** A text in a URL: a known value of this name, the text itself, or the text without encoding. */
export type AddressText = { text: string; use: "known" | "text" | "raw" };
export type Body =
  | { kind: "value"; base: unknown; changes: readonly Change[] }
  | { kind: "text"; text: string | Uint8Array; contentType: string | null };

export type Plan = {
  caller: Caller;
  /** Selects the known values to use. */
  pick: number;
  params: Record<string, AddressText>;
  query: (readonly [string, AddressText])[];
  body: Body | null;
  /** "new", "kept" for a repeated key, or the text itself. */
  key: string | null;
  /** Additional headers; `null` removes one. */
  headers: (readonly [string, string | null])[];
};

const CONTENT_TYPES = [
  "application/json",
  "application/json; charset=utf-8",
  "application/json; charset=utf-16",
  "application/json, text/html",
  "APPLICATION/JSON",
  FORM,
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/octet-stream",
  "nonsense",
  ";",
] as const;

/** Headers that the services read, with invalid values. */
const HEADERS: Record<string, string[]> = {
  "x-shop-version": ["9.9", "3", "", "3.0, 3.0", "v3.0"],
  "x-shop-app-key": ["other", ""],
  "x-shop-timestamp": ["0", "-1", "99999999999999", "NaN", "1e9", ""],
  "x-shop-signature": ["0".repeat(64), "", "x", "\u00e9".repeat(64)],
  "x-shop-customer-id": ["cus_anna0000000001", "", "' or 1=1", "x".repeat(1_000)],
  "x-shop-device-id": ["", "x".repeat(1_000), "\u00ff", "00000000-0000-0000-0000-000000000000"],
  "x-shop-sub-variant": ["xx", "au_nsw", "__proto__", "x".repeat(1_000)],
  "x-shop-request-id": [
    "",
    "short",
    "x".repeat(300),
    "a b c d e f g h",
    "\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9",
  ],
  "x-forwarded-for": ["", "not an address", "1.2.3.4, 5.6.7.8", "x".repeat(1_000), "::1"],
  authorization: [
    "",
    "Bearer",
    "Bearer ",
    "Bearer a b",
    "Basic YTpi",
    "bearer x.y.z",
    "Bearer eyJhbGciOiJub25lIn0.e30.",
  ],
  accept: ["text/html", "application/xml", "*/*;q=0"],
  "accept-encoding": ["gzip", "x"],
  "accept-language": ["zz", "en-AU,*;q=0"],
  "content-encoding": ["gzip", "x"],
  range: ["bytes=0-1"],
  "if-none-match": ["*"],
  cookie: ["a=b; c"],
  "x-http-method-override": ["DELETE"],
};

const headers = fc.array(
  fc
    .constantFrom(...Object.entries(HEADERS))
    .chain(([name, values]) => fc.constantFrom<string | null>(...values, null).map((value) => [name, value] as const)),
  { minLength: 1, maxLength: 3 },
);

const caller = (auth: string): fc.Arbitrary<Caller> =>
  fc.oneof(
    { weight: auth === "bearer" ? 13 : 6, arbitrary: fc.constant<Caller>("customer") },
    { weight: auth === "bearer" ? 1 : 8, arbitrary: fc.constant<Caller>("visitor") },
    { weight: 3, arbitrary: fc.constant<Caller>("other") },
    { weight: 1, arbitrary: fc.constantFrom<Caller>("customer as other", "broken token", "unsigned token") },
  );

const hostileAddress = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS).map((text): AddressText => ({ text, use: "text" })),
  fc.string({ unit: "binary", maxLength: 80 }).map((text): AddressText => ({ text, use: "text" })),
  fc
    .constantFrom(
      "%00",
      "%",
      "%zz",
      "%ff",
      "%c0%af",
      "..",
      ".",
      "%2e%2e",
      "%2f",
      "a;b=c",
      "+",
      "*",
      ":id",
      "a//b",
      "a%0d%0ab",
      "~",
      "%u0041",
    )
    .map((text): AddressText => ({ text, use: "raw" })),
);

/** Returns a generator of plans for an operation: valid, at the limits, or hostile. */
export function plansOf(operationId: OperationId, contract: Contract): fc.Arbitrary<Plan> {
  const { auth, contentType, idempotencyKey } = rowOf(operationId);
  const { media, parameters } = contract.requestOf(operationId);
  const valuesOf = createValues(contract.follow);

  const addressOf = ({ example, schema }: Parameter): fc.Arbitrary<AddressText> => {
    const known = example ?? schema.example ?? schema.default ?? schema.enum?.[0];
    const given = valuesOf(schema as Schema).map((value) => String(value));
    return fc.oneof(
      {
        weight: 12,
        arbitrary: (known === undefined ? given : fc.constant(String(known))).map(
          (text): AddressText => ({ text, use: "known" }),
        ),
      },
      { weight: 3, arbitrary: given.map((text): AddressText => ({ text, use: "text" })) },
      { weight: 2, arbitrary: hostileAddress },
    );
  };
  const parametersIn = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const params = fc.record(Object.fromEntries(parametersIn("path").map((one) => [one.name, addressOf(one)])));
  const named = parametersIn("query").map((one) => {
    const pair = addressOf(one).map((value) => [one.name, value] as const);
    // A parameter may be missing, present or repeated, required or not.
    return fc.oneof(
      { weight: one.required ? 1 : 4, arbitrary: fc.constant([]) },
      { weight: 8, arbitrary: pair.map((one) => [one]) },
      { weight: 1, arbitrary: fc.tuple(pair, pair) },
    );
  });
  const unknown = fc.tuple(fc.constantFrom("__proto__", "a[b]", "", "limit", "x".repeat(500)), hostileAddress);
  const query = fc
    .tuple(
      fc.tuple(...named),
      fc.oneof({ weight: 9, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.tuple(unknown) }),
    )
    .map(([known, more]) => [...known.flat(), ...more]);

  const examples = Object.values(media?.examples ?? {}).map(({ value }) => value);
  const generated = media ? valuesOf((media.schema ?? {}) as Schema) : fc.constant({});
  const base =
    examples.length === 0
      ? generated
      : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...examples) }, { weight: 2, arbitrary: generated });
  const valueWith = (changes: fc.Arbitrary<Change[]>): fc.Arbitrary<Body> =>
    fc.record({ kind: fc.constant("value" as const), base, changes });
  const text: fc.Arbitrary<Body> = fc.record({
    kind: fc.constant("text" as const),
    text: hostileText,
    contentType: fc.oneof(fc.constant(contentType), fc.constantFrom<string | null>(...CONTENT_TYPES, null)),
  });
  const body: fc.Arbitrary<Body | null> =
    contentType === null
      ? fc.oneof({ weight: 19, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: text })
      : fc.oneof(
          { weight: 8, arbitrary: valueWith(fc.constant([])) },
          { weight: 8, arbitrary: valueWith(fc.array(change, { minLength: 1, maxLength: 3 })) },
          { weight: 3, arbitrary: text },
          { weight: 1, arbitrary: fc.constant(null) },
        );

  const key = fc.oneof(
    { weight: 12, arbitrary: fc.constant<string | null>("new") },
    { weight: 4, arbitrary: fc.constant<string | null>("kept") },
    {
      weight: 1,
      arbitrary: fc.constantFrom<string | null>(
        null,
        "",
        "x",
        "x".repeat(1_000),
        "00000000-0000-0000-0000-000000000000",
        "\u00e9",
      ),
    },
  );
  return fc.record({
    caller: caller(auth),
    pick: fc.nat({ max: 1_000 }),
    params,
    query,
    body,
    key: idempotencyKey ? key : fc.constant(null),
    headers: fc.oneof({ weight: 4, arbitrary: fc.constant<Plan["headers"]>([]) }, { weight: 1, arbitrary: headers }),
  });
}
