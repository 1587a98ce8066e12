// The messages of a 3-D Secure challenge: creq is the request to the issuer's page, cres the signed result.
import { createHmac, timingSafeEqual } from "node:crypto";

const encode = (message: object) => Buffer.from(JSON.stringify(message)).toString("base64url");

function decode(text: string): Record<string, unknown> {
  try {
    const message: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    return typeof message === "object" && message !== null ? (message as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const toCreq = (reference: string) =>
  encode({ messageType: "CReq", messageVersion: "2.2.0", threeDSServerTransID: reference });

/** Returns the payment reference in a creq, or null if it is malformed. */
export function readCreq(creq: string): string | null {
  const reference = decode(creq)["threeDSServerTransID"];
  return typeof reference === "string" ? reference : null;
}

const macOf = (secret: string, reference: string, status: string) =>
  createHmac("sha256", secret).update(`cres|${reference}|${status}`).digest("base64url");

export function toCres(secret: string, reference: string, isApproved: boolean): string {
  const transStatus = isApproved ? "Y" : "N";
  return encode({
    messageType: "CRes",
    messageVersion: "2.2.0",
    threeDSServerTransID: reference,
    transStatus,
    mac: macOf(secret, reference, transStatus),
  });
}

/** Returns whether a cres approves this payment. The signature prevents a cres of another payment or a forged one. */
export function isApproved(secret: string, reference: string, cres: string): boolean {
  const { mac, threeDSServerTransID, transStatus } = decode(cres);
  const expected = Buffer.from(macOf(secret, reference, "Y"));
  const given = Buffer.from(typeof mac === "string" ? mac : "");
  return (
    transStatus === "Y" &&
    threeDSServerTransID === reference &&
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  );
}
