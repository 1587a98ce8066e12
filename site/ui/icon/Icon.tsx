import { ISLAND_ICONS, type IslandIconName } from "./icons.ts";

/** Pass a `name`, or the `path` of an icon from rare-icons.ts. */
type Props = { name?: IslandIconName; path?: string; small?: boolean };

/** A decorative line icon, hidden from screen readers. */
export function Icon({ name, path, small }: Props) {
  return (
    <svg className={small ? "icon icon--s" : "icon"} viewBox="0 0 24 24" aria-hidden="true">
      <path d={name ? ISLAND_ICONS[name] : path} />
    </svg>
  );
}
