import { useEffect, useState } from "react";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";
import { Button } from "#site/ui/button/Button.tsx";

type Props = {
  text: string;
  toast: "toast.2fa.authenticatorKeyCopied" | "toast.2fa.recoveryCodesCopied";
  label: string;
};

/** Copies a text and announces it. Hidden without JavaScript or HTTPS, which the clipboard needs. */
export function CopyButton({ label, text, toast }: Props) {
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy(navigator.clipboard !== undefined), []);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(toast),
      () => setCanCopy(false),
    );
  return (
    canCopy && (
      <Button variant="secondary" onClick={() => void copy()}>
        {label}
      </Button>
    )
  );
}
