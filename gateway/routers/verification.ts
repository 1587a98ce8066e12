// Verification of the signed-in customer (account §3, §7). The status of each method is part of the customer.
import { buffer } from "node:stream/consumers";
import { z } from "zod";
import type { components as CustomerVerify } from "#generated/customer-verify/schema.ts";
import { CompleteConnectIdRequest, VerificationUpload, VerifyLicenceRequest } from "#generated/main/inputs.ts";
import type { components } from "#generated/main/schema.ts";
import { isUploadedFile, type UploadedFile } from "../http/uploaded-file.ts";
import { customerProcedure, router, withCapability } from "../trpc.ts";
import type { ByteReply } from "../upstream/byte-stream.ts";
import { unwrap, unwrapEnvelope } from "../upstream/unwrap.ts";
import { typedText } from "./fields.input.ts";

type State = components["schemas"]["VerificationState"];

const licence = VerifyLicenceRequest().shape;
const licenceInput = z.object({
  state: licence.state,
  licenceNumber: typedText("line", licence.licenceNumber),
  cardNumber: licence.cardNumber,
  expiryDate: licence.expiryDate,
});
/** A file that was chosen. Only plain forms send files. */
const file = z.custom<UploadedFile>(isUploadedFile, { error: "Please choose a file" });
const uploadInput = z.object({ type: VerificationUpload().shape.type, file, back: file.optional() });
const completeInput = CompleteConnectIdRequest().pick({ state: true, code: true, error: true });

const verifyProcedure = customerProcedure.use(withCapability("verification"));
const connectProcedure = verifyProcedure.use(withCapability("verification_connect_id"));

export const verificationRouter = router({
  /** The fields of a driver's licence, by state. */
  licences: customerProcedure.query(async ({ ctx }): Promise<CustomerVerify["schemas"]["LicenceState"][]> => {
    const { states } = unwrap(await ctx["customer-verify"].GET("/config/licence"));
    return states;
  }),

  /** Tries to verify the customer from the details on file. The result arrives later. */
  automatic: verifyProcedure
    .input(z.object({}))
    .mutation(
      async ({ ctx }): Promise<State> =>
        unwrap(await ctx.main.POST("/customer/verify", { body: { method: "auto_verification" } })),
    ),

  /** Tries to verify the customer by the numbers on a licence. At most three tries a day. */
  licence: verifyProcedure
    .input(licenceInput)
    .mutation(
      async ({ ctx, input }): Promise<State> =>
        unwrap(await ctx.main.POST("/customer/verification/licence", { body: input })),
    ),

  /** Sends pictures of a document, or the signed form. A person checks them. */
  upload: customerProcedure.input(uploadInput).mutation(async ({ ctx, input }): Promise<State> => {
    // The generated type of binary content is string.
    const body = input as unknown as components["schemas"]["VerificationUpload"];
    return unwrap(await ctx.main.POST("/customer/verification", { body }));
  }),

  /** The address of the page where the customer's bank confirms who they are. It comes back to /account-verification. */
  startConnectId: connectProcedure.input(z.object({})).mutation(async ({ ctx }): Promise<{ redirectUrl: string }> => {
    const body = { redirectUrl: new URL("/account-verification", ctx.publicUrl).href };
    const { redirectUrl } = unwrap(await ctx.main.POST("/customer/verification/connectid", { body }));
    return { redirectUrl };
  }),

  /** Passes on the bank's answer. `state` works once, for the customer who started. */
  completeConnectId: connectProcedure
    .input(completeInput)
    .mutation(
      async ({ ctx, input }): Promise<State> =>
        unwrap(await ctx.main.POST("/customer/verification/connectid/callback", { body: input })),
    ),

  /** The form to print and sign, as base64 of a PDF. */
  form: verifyProcedure.query(async ({ ctx }): Promise<{ base64: string }> => {
    const reply = await ctx.main.GET("/customer/verification/pdf-form", { parseAs: "stream" });
    // A ByteReply of upstream/transport.ts; openapi-fetch types it as a web stream.
    const { bytes } = unwrapEnvelope(reply) as unknown as ByteReply;
    return { base64: (await buffer(bytes)).toString("base64") };
  }),
});
