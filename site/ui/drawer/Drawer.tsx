import type { ComponentProps } from "react";
import { Dialog } from "../dialog/Dialog.tsx";
import "./drawer.css";

type Props = Omit<ComponentProps<typeof Dialog>, "className"> & { side?: "start" | "end" };

/** A dialog from one side of the screen, as high as it. */
export function Drawer({ side = "start", ...dialog }: Props) {
  return <Dialog {...dialog} className={`dialog--${side}`} />;
}
