// The editors' pictures: the folder files/ beside those of the texts. The id of a picture is its file name without the extension.
import { readFileSync, statSync } from "node:fs";
import { DEMO_DOCUMENT, DEMO_PICTURES } from "./demo-pictures.ts";
import { ContentMistake } from "./front-matter.ts";
import { isWhole } from "./picture-end.ts";
import { type PictureSize, readPictureSize } from "./picture-size.ts";
import { FILE_ID } from "./schemas.ts";

export type Picture = PictureSize & { id: string; name: string; path: string };

const MAX_MB = 5;
export const demoPictureIds: readonly string[] = DEMO_PICTURES.map((picture) => picture.id);
export const demoFileIds: readonly string[] = [...demoPictureIds, DEMO_DOCUMENT];

/** Returns the picture of a file such as files/two-boats.jpg. Throws `ContentMistake`. */
export function readPicture(name: string, path: string): Picture {
  const mistake = (text: string) => new ContentMistake(name, 1, text);
  const file = name.slice("files/".length);
  if (file.includes("/")) throw mistake("pictures belong directly into files, not into a folder below it");
  const id = file.replace(/\.[^.]*$/, "");
  if (!FILE_ID.test(id))
    throw mistake(
      "the file's name must be letters, digits, hyphens and underscores, at most 100, such as two-boats.jpg",
    );
  const { size } = statSync(path);
  if (size > MAX_MB * 1_000_000)
    throw mistake(`the picture has ${(size / 1_000_000).toFixed(1)} MB; at most ${MAX_MB} MB`);
  const bytes = readFileSync(path);
  const found = readPictureSize(bytes);
  if (found && !isWhole(bytes, found.mimeType))
    throw mistake("the picture is damaged or its copy broke off; save or copy it again");
  if (found) return { id, name, path, ...found };
  if (/<svg[\s>]/i.test(bytes.toString("latin1", 0, 2_000)))
    throw mistake("an SVG can contain scripts; save the picture as PNG or WebP");
  throw mistake("this is not a PNG, JPEG, WebP or GIF picture");
}

/** Throws if the demo or a picture before has the id. */
export function refuseTakenId({ id, name }: Picture, before: readonly Picture[]): void {
  const other = before.find((picture) => picture.id === id);
  if (other) throw new ContentMistake(name, 1, `the picture "${id}" is already ${other.name}; choose another name`);
  if (demoFileIds.includes(id))
    throw new ContentMistake(name, 1, `the demo has a file "${id}" of its own; choose another name`);
}
