import { CopyButton } from "./CopyButton.tsx";
import { QrCode } from "./QrCode.tsx";
import { keyOf } from "./setup.ts";
import "./two-factor.css";

/** How to enter a new key in an authenticator app: a QR code, a link for this phone, and the key itself. */
export function AuthenticatorKey({ otpauthUrl }: { otpauthUrl: string }) {
  const key = keyOf(otpauthUrl) ?? "";
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
      <CopyButton label="Copy key" text={key} toast="toast.2fa.authenticatorKeyCopied" />
    </>
  );
}
