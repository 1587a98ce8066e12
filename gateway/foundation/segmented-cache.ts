import { LRUCache } from "lru-cache";

// The most of its room that values read again may take. New values always have the rest.
const PROTECTED = 0.8;

type Limits<V> = {
  max: number /** Its share of `max`. Each value counts as 1 without it. */;
  sizeOf?: (value: V) => number;
};

/**
 * A segmented LRU cache: a value that was read again stays while others are read once, so scans and made-up keys evict
 * nothing in use.
 */
export class SegmentedCache<V extends object> {
  readonly #max: number;
  readonly #sizeOf: (value: V) => number;
  readonly #new: LRUCache<string, V>;
  readonly #protected: LRUCache<string, V>;

  constructor({ max, sizeOf = () => 1 }: Limits<V>) {
    this.#max = max;
    this.#sizeOf = sizeOf;
    this.#new = new LRUCache({ maxSize: max });
    this.#protected = new LRUCache({ maxSize: max });
  }

  get count() {
    return this.#new.size + this.#protected.size;
  }

  /** The sum of the sizes of its values. */
  get size() {
    return this.#new.calculatedSize + this.#protected.calculatedSize;
  }

  get(key: string): V | undefined {
    const value = this.#protected.get(key);
    if (value) return value;
    const found = this.#new.get(key);
    if (found) this.#move(key, this.#new, this.#protected);
    while (this.#protected.calculatedSize > this.#max * PROTECTED) {
      this.#move(oldestOf(this.#protected), this.#protected, this.#new);
    }
    return found;
  }

  /** Returns a value without counting as a read. */
  peek(key: string): V | undefined {
    return this.#protected.peek(key) ?? this.#new.peek(key);
  }

  set(key: string, value: V) {
    const segment = this.#protected.has(key) ? this.#protected : this.#new;
    segment.set(key, value, { size: this.#sizeOf(value) });
    while (this.size > this.#max) {
      const fuller = this.#new.size > 0 ? this.#new : this.#protected;
      fuller.delete(oldestOf(fuller));
    }
  }

  delete(key: string) {
    this.#new.delete(key);
    this.#protected.delete(key);
  }

  clear() {
    this.#new.clear();
    this.#protected.clear();
  }

  #move(key: string, from: LRUCache<string, V>, to: LRUCache<string, V>) {
    const value = from.peek(key);
    from.delete(key);
    if (value) to.set(key, value, { size: this.#sizeOf(value) });
  }
}

/** The key that was not read for longest. */
const oldestOf = <V extends object>(cache: LRUCache<string, V>): string => cache.rkeys().next().value ?? "";
