// Smaller copies of the CMS's pictures, in the best format that the browser shows.
import { LRUCache } from "lru-cache";
import sharp, { type Sharp } from "sharp";

/** A picture's bytes and media type. */
export type Picture = { bytes: Buffer; type: string };
/** `accept` is the browser's header. */
export type Wanted = { width: number; accept: string };

/** Returns a copy of a picture, made once. Returns null if `open`, which reads the original, does. Throws what `open` throws. */
export type Pictures = (id: string, wanted: Wanted, open: () => Promise<Picture | null>) => Promise<Picture | null>;

// Enough for some hundred copies of 50 KB.
const CACHE_BYTES = 32_000_000;
// A file that was withdrawn at the CMS is gone here, too, after this time.
const CACHE_MS = 10 * 60_000;
// A file of 20 MB can describe a picture that fills the memory.
const MOST_PIXELS = 50_000_000;
// One picture at a time, on one core: pages must not wait for pictures.
sharp.concurrency(1);

/** The formats by preference. Each quality looks like a JPEG of 80. */
const FORMATS = [
  { type: "image/avif", write: (copy: Sharp) => copy.avif({ quality: 50, effort: 3 }) },
  { type: "image/webp", write: (copy: Sharp) => copy.webp({ quality: 78 }) },
] as const;

/** Creates the copies of a process. */
export function createPictures(): Pictures {
  const copies = new LRUCache<string, Picture>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
    ttl: CACHE_MS,
  });
  const making = new Map<string, Promise<Picture | null>>();
  let last: Promise<unknown> = Promise.resolve();

  async function make(key: string, { width, accept }: Wanted, open: Parameters<Pictures>[2]) {
    const original = await open();
    if (!original) return null;
    const format = FORMATS.find(({ type }) => accept.includes(type));
    const copy = sharp(original.bytes, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .resize({ width, withoutEnlargement: true });
    const turn = last.then(() => (format ? format.write(copy) : copy).toBuffer());
    last = turn.catch(() => {});
    // sharp refuses some pictures that browsers show, and a copy of few colours can be the larger file.
    const bytes = await turn.catch(() => null);
    const made =
      bytes && bytes.length < original.bytes.length ? { bytes, type: format?.type ?? original.type } : original;
    copies.set(key, made);
    return made;
  }

  return (id, wanted, open) => {
    const key = `${id} ${wanted.width} ${FORMATS.findIndex(({ type }) => wanted.accept.includes(type))}`;
    const known = copies.get(key);
    if (known) return Promise.resolve(known);
    const begun = making.get(key) ?? make(key, wanted, open).finally(() => making.delete(key));
    making.set(key, begun);
    return begun;
  };
}
