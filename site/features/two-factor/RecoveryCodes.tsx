import { groupedRecoveryCode } from "#gateway/rules/account/otp.ts";
import { untouched } from "#site/lib/form/form.ts";
import { IslandForm } from "#site/lib/form/IslandForm.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { type Before, recoveryCodesForm } from "./two-factor.form.ts";
import "./two-factor.css";

type Props = {
  /** New codes, which are shown once; empty afterwards. */
  codes: string[];
  left: number;
  action: string;
  before: Before | undefined;
  onMake: (codes: string[]) => void;
};

/** Shows how many recovery codes are left, the codes when they are new, and makes new ones. */
export function RecoveryCodes({ codes, left, action, before, onMake }: Props) {
  const text = codes.map((code) => `${groupedRecoveryCode(code)}\n`).join("");
  return (
    <div className="card stack">
      <h3>Recovery codes</h3>
      <p>Each works once, in place of a 6 digit code. You have {left} left.</p>
      {codes.length > 0 && (
        <>
          <p>
            <strong>Store these codes now: we show them only once.</strong> Print them or keep them in a password
            manager.
          </p>
          <ul className="recovery-codes" aria-label="Your recovery codes">
            {codes.map((code) => (
              <li key={code}>
                <code>{groupedRecoveryCode(code)}</code>
              </li>
            ))}
          </ul>
          <div className="cluster">
            <CopyButton label="Copy codes" text={text} toast="toast.2fa.recoveryCodesCopied" />
            <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download="recovery-codes.txt">
              Download codes (.txt)
            </a>
          </div>
        </>
      )}
      <IslandForm
        form={recoveryCodesForm}
        before={before?.of === "codes" ? before.state : untouched}
        succeed={({ recoveryCodes }) => {
          onMake(recoveryCodes);
          return "stays";
        }}
        action={`${action}?change=codes`}
        label="Recovery codes"
        submitVariant="secondary"
        submitSize="medium"
      />
    </div>
  );
}
