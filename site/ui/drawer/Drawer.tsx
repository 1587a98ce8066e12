import type { ComponentProps } from "react";
import { Dialog } from "../dialog/Dialog.tsx";
import "./drawer.css";

type Props = Omit<ComponentProps<typeof Dialog>, "className"> & { side?: "start" | "end" };

/** A full-height modal dialog at one side of the screen. */
export function Drawer({ side = "start", ...dialog }: Props) {
  return <Dialog {...dialog} className={`dialog--${side}`} />;
}
