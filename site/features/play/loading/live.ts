/** Fired on `document` when the play screen is hydrated and shows the kept ticket. */
export const LIVE = "play:live";
