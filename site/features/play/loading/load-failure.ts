// Part of the page's first script: when the play screen cannot be loaded, nothing else can.

const TEXT = "We couldn't load the number picker. You can still add this ticket, or";
/** A warning's icon, as in site/ui/icon/icons.ts, which has more than this script may weigh. */
const ICON = "M12 4 2.8 19.5h18.4L12 4ZM12 10v4.5M12 17h.01";
const SCRIPTED = ".play__commands, .play__turn, .play__ticket, [type=button]";

/** Leaves the page as a plain form, and shows a warning at its button. */
export function showLoadFailure(screen: Element) {
  for (const part of screen.querySelectorAll<HTMLElement>(SCRIPTED)) part.hidden = true;
  document.querySelector(".play__unscripted")?.classList.remove("play__unscripted");

  const [svg, path] = ["svg", "path"].map((name) => document.createElementNS("http://www.w3.org/2000/svg", name));
  path?.setAttribute("d", ICON);
  svg?.setAttribute("class", "icon");
  svg?.setAttribute("viewBox", "0 0 24 24");
  if (path) svg?.append(path);
  const again = document.createElement("a");
  again.href = "";
  again.textContent = "reload the page";
  const text = document.createElement("p");
  text.append(`${TEXT} `, again, ".");
  const note = document.createElement("div");
  note.className = "alert alert--warning";
  note.role = "alert";
  note.append(svg ?? "", text);
  screen.querySelector(".play__add")?.prepend(note);
}
