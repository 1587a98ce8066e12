/** External links open in a new tab, without `window.opener` and without a referrer. */
export const awayAttributes = { target: "_blank", rel: "noopener noreferrer" } as const;
