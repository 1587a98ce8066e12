/** Emphasis: one `primary` per screen; `gold` only on a hero, whose styles it needs. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "gold" | "danger";
export type ButtonSize = "small" | "medium" | "large";
export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean };

/** Returns the class names of a button, or of a link that looks like one. */
export function buttonClass({ variant = "primary", size = "medium", wide }: ButtonLook, extra?: string) {
  return ["button", `button--${variant}`, size !== "medium" && `button--${size}`, wide && "button--wide", extra]
    .filter(Boolean)
    .join(" ");
}
