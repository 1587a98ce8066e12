// State machine of step-up authentication (account §4). A call refused for lack of a one-time code is kept and replayed
// with the code.

export type ElevationStep =
  | "initial"
  | "requesting_otp"
  | "replaying"
  | "post_elevation_checks"
  | "post_elevation_complete"
  | "abandoned";

export type ElevationEvent =
  /** A call was refused because it needs a code. */
  | "required"
  /** The customer submitted a code. */
  | "submitted"
  | "refused"
  /** The code was accepted and the kept calls were replayed. */
  | "replayed"
  | "checked"
  | "closed";

const NEXT: Record<ElevationStep, Partial<Record<ElevationEvent, ElevationStep>>> = {
  initial: { required: "requesting_otp" },
  requesting_otp: { submitted: "replaying", closed: "abandoned" },
  replaying: { refused: "requesting_otp", replayed: "post_elevation_checks", closed: "abandoned" },
  post_elevation_checks: { checked: "post_elevation_complete" },
  post_elevation_complete: { required: "requesting_otp" },
  abandoned: { required: "requesting_otp" },
};

/** Returns the next step. An event that does not apply to the current step changes nothing. */
export const nextElevationStep = (step: ElevationStep, event: ElevationEvent): ElevationStep =>
  NEXT[step][event] ?? step;

/** Whether the modal is open in this step (account §4). */
export const isElevationOpen = (step: ElevationStep) =>
  step === "requesting_otp" || step === "replaying" || step === "post_elevation_checks";
