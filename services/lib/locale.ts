/** The languages of content (shell §1). Content without a British version is in en-AU. */
export type Locale = "en-AU" | "en-GB";
