import { defineForm } from "#site/lib/form/form.ts";

const provider = { kind: "hidden", label: "" } as const;

export const linkForm = defineForm("socialAccounts.startLink", {
  name: "link-social",
  isShort: true,
  fields: { provider },
});
export const unlinkForm = defineForm("socialAccounts.unlink", {
  name: "unlink-social",
  isShort: true,
  fields: { provider },
});

/** The forms by the query parameter `change` of their action. */
export const CHANGES = { link: linkForm, unlink: unlinkForm } as const;
export type Change = keyof typeof CHANGES;
export const isChange = (value: string | null): value is Change => value !== null && Object.hasOwn(CHANGES, value);
