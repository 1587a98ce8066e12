// How the card gateways of the sandbox differ.
import type { CardGatewayKey } from "#services/main/wallet/funds/card-gateway.ts";

type SandboxGateway = {
  /** How its one-time tokens begin. It knows no token of another gateway. */
  token: string;
  /** Whether a card is saved only with a setup intent that was opened for the same customer. */
  needsSetup?: true;
};

export const GATEWAYS: Record<CardGatewayKey, SandboxGateway> = {
  braintree: { token: "nonce" },
  eway: { token: "ewt" },
  opayo: { token: "cid" },
  paystream: { token: "ptk" },
  stripe: { token: "pmt", needsSetup: true },
};
