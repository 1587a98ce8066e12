import { groupedRecoveryCode } from "#gateway/rules/account/otp.ts";
import { untouched } from "#site/lib/form/form.ts";
import { useForm } from "#site/lib/form/use-form.ts";
import { signIn } from "#site/lib/gateway/sign-in.ts";
import { Button } from "#site/ui/button/Button.tsx";
import { Form } from "#site/ui/form/Form.tsx";
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
  const state = before?.of === "codes" ? before.state : untouched;
  const { view, formProps } = useForm(recoveryCodesForm, state, {
    succeed({ recoveryCodes }) {
      onMake(recoveryCodes);
      return "stays" as const;
    },
    refuse: signIn,
  });
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
      <Form
        {...view}
        {...formProps}
        action={`${action}?change=codes`}
        label="Recovery codes"
        foot={
          <div>
            <Button type="submit" variant="secondary" loading={view.isBusy}>
              Make new recovery codes
            </Button>
          </div>
        }
      />
    </div>
  );
}
