import { ISLAND_ICONS, type IslandIconName } from "./icons.ts";

type Props = { name: IslandIconName; small?: boolean };

/** A decorative line icon; the words beside it carry the meaning. */
export function Icon({ name, small }: Props) {
  return (
    <svg className={small ? "icon icon--s" : "icon"} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ISLAND_ICONS[name]} />
    </svg>
  );
}
