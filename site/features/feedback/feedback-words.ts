/** Why feedback cannot be sent at this moment (shell §5). */
export const SEND_REASON = {
  rating: "Choose a rating first; the rest is up to you.",
  sending: "Sending your feedback.",
} as const;
