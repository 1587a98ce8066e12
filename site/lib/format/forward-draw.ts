const LABELS = ["Next Available Draw", "1st", "2nd", "3rd"];

/** Returns how a draw is called, counted from the next one (shop §9): "Next Available Draw", "1st", "5th Forward Draw". */
export const forwardDrawLabel = (ahead: number): string => LABELS[ahead] ?? `${ahead}th Forward Draw`;
