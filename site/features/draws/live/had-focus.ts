/** Kept in this tab when the page of a coming draw gives way to its result while a control has the focus: the new page takes it. */
export const HAD_FOCUS = "dc_had_focus";
