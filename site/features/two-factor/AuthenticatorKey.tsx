import { useEffect, useState } from "react";
import { showToast } from "#site/lib/shell/toasts/toasts.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { QrCode } from "./QrCode.tsx";
import { keyOf } from "./setup.ts";
import "./two-factor.css";

/** How to enter a new key in an authenticator app: a QR code, a link for this phone, and the key itself. */
export function AuthenticatorKey({ otpauthUrl }: { otpauthUrl: string }) {
  const key = keyOf(otpauthUrl) ?? "";
  // The clipboard needs a script and a secure page. Without them the key can be selected.
  const [canCopy, setCanCopy] = useState(false);
  useEffect(() => setCanCopy(navigator.clipboard !== undefined), []);
  const copy = () =>
    navigator.clipboard.writeText(key).then(
      () => showToast("toast.2fa.authenticatorKeyCopied"),
      () => setCanCopy(false),
    );
  return (
    <>
      <p>
        Scan this QR code with your authenticator app, then enter the code that the app shows. You have 30 minutes. Keep
        the key to yourself: anyone who has it can make your codes.
      </p>
      <QrCode text={otpauthUrl} label="QR code for your authenticator app" />
      <p>
        <a href={otpauthUrl}>Open your authenticator app on this device</a>
      </p>
      <p>Or type this key into the app:</p>
      <p className="authenticator-key">
        <code>{key}</code>
      </p>
      {canCopy && (
        <p>
          <Button variant="secondary" onClick={() => void copy()}>
            Copy key
          </Button>
        </p>
      )}
    </>
  );
}
