import { href } from "./href.ts";

/** The words that link to support, in every message. */
export const SUPPORT = "contact support";

/** Returns the links of a message that sends the customer to support. */
export const supportLinks = () => ({ [SUPPORT]: href("about-contact-us") });
