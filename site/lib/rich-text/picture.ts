import { fileIdOf } from "./markdown.ts";

/** Returns the path of a picture, or undefined if it is none of the CMS: then the page draws art. */
export const pictureOf = ({ image }: { image?: string }): string | undefined =>
  image && fileIdOf(image) !== null ? image : undefined;
