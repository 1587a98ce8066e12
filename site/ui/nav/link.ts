/** A page of somebody else gets a tab of its own, no handle on ours, and does not learn which of ours it was. */
export const awayAttributes = { target: "_blank", rel: "noopener noreferrer" } as const;
