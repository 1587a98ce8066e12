import { ISLAND_ICONS, type IslandIconName } from "./icons.ts";

/** By name, or by the path itself when it is a rare one. */
type Props = { name?: IslandIconName; path?: string; small?: boolean };

/** A decorative line icon; the words beside it carry the meaning. */
export function Icon({ name, path, small }: Props) {
  return (
    <svg className={small ? "icon icon--s" : "icon"} viewBox="0 0 24 24" aria-hidden="true">
      <path d={name ? ISLAND_ICONS[name] : path} />
    </svg>
  );
}
