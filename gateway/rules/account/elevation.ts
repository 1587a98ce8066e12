// The steps of two-factor elevation (account §4): a call that asks for a one-time code is kept, and made again with it.

export type ElevationStep =
  | "initial"
  | "requesting_otp"
  | "replaying"
  | "post_elevation_checks"
  | "post_elevation_complete"
  | "abandoned";

export type ElevationEvent =
  /** A call was refused for want of a code. */
  | "required"
  /** The customer has entered one. */
  | "submitted"
  /** It was refused. */
  | "refused"
  /** It was taken, and what was kept has been made again. */
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

/** The step after what happened; what cannot happen in a step changes nothing. */
export const nextElevationStep = (step: ElevationStep, event: ElevationEvent): ElevationStep =>
  NEXT[step][event] ?? step;

/** The modal is open exactly in these (account §4). */
export const isElevationOpen = (step: ElevationStep) =>
  step === "requesting_otp" || step === "replaying" || step === "post_elevation_checks";
