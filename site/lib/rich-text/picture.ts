import { fileIdOf } from "./markdown.ts";

/** Returns the path of a picture in the CMS, or undefined for any other address: the page then draws art. */
export const pictureOf = ({ image }: { image?: string }): string | undefined =>
  image && fileIdOf(image) !== null ? image : undefined;
