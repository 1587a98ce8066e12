import { useEffect, useRef, useState } from "react";
import { untouched } from "#site/lib/form/form.ts";
import { IslandForm } from "#site/lib/form/IslandForm.tsx";
import { fullDate } from "#site/lib/format/dates.ts";
import { href } from "#site/lib/href.ts";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import { MethodCard } from "./MethodCard.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import type { Config, Setup } from "./setup.ts";
import { type Before, disableForm } from "./two-factor.form.ts";

/** The last change made on this page. */
export type Changed = "on" | "off" | "codes";

type Props = {
  initial: Config;
  action: string;
  /** The set-up that waits for its first code, if a plain form has started one. */
  started?: Setup | null;
  changed?: Changed | null;
  /** Recovery codes that a plain form has just made. */
  codes?: string[];
  before?: Before | undefined;
};

const DONE = {
  on: "Two-factor authentication is on. You need a code the next time you log in.",
  off: "Two-factor authentication is off. You log in with your password only.",
  codes: "You have new recovery codes. The earlier ones no longer work.",
};

/** Shows the two-factor settings, sets up a method and turns it off. Stays on the page after every change. */
export function TwoFactor({
  initial,
  action,
  started = null,
  changed: lastChange = null,
  codes: newCodes = [],
  before,
}: Props) {
  const [config, setConfig] = useState(initial);
  const [setup, setSetup] = useState(started);
  const [changed, setChanged] = useState(lastChange);
  const [codes, setCodes] = useState(newCodes);
  const [saves, setSaves] = useState(0);
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (saves > 0) status.current?.focus();
  }, [saves]);
  const save = (next: Config, done: Changed, made: string[] = []) => {
    setConfig(next);
    setCodes(made);
    setSetup(null);
    setChanged(done);
    setSaves((count) => count + 1);
  };
  const { enabled, methods, rememberForDays } = config;
  return (
    <section className="stack stack--loose" aria-labelledby="two-factor">
      <div className="card stack">
        <h2 id="two-factor">Two-factor authentication</h2>
        <div className="stack" ref={status} tabIndex={-1} role="status">
          {changed && !setup && (
            <Alert level="success">
              <p>{DONE[changed]}</p>
            </Alert>
          )}
          <Status {...config} />
        </div>
        {rememberForDays > 0 && (
          <p className="small soft">
            If you trust a device as you log in, we don't ask for a code on it for {rememberForDays} days.
          </p>
        )}
        <p className="small soft">
          If you lose your phone or can't read your email, use a recovery code. If you have none left,{" "}
          <a href={href("about-contact-us")}>contact support</a>. We check who you are, and then turn two-factor
          authentication off.
        </p>
        {enabled && (
          <TurnOff
            action={action}
            before={before}
            onOff={() => save({ enabled: false, methods, rememberForDays, recoveryCodesLeft: 0 }, "off")}
          />
        )}
      </div>
      {enabled && (
        <RecoveryCodes
          codes={codes}
          left={config.recoveryCodesLeft}
          action={action}
          before={before}
          onMake={(made) => save({ ...config, recoveryCodesLeft: made.length }, "codes", made)}
        />
      )}
      {methods.map((method) => (
        <MethodCard
          key={method}
          method={method}
          current={config.method}
          setup={setup?.method === method ? setup : null}
          action={action}
          before={before}
          onStart={setSetup}
          onEnable={({ recoveryCodes, ...next }) => save(next, "on", recoveryCodes)}
        />
      ))}
    </section>
  );
}

function Status({ enabled, method, since, identifier }: Config) {
  if (!enabled) return <p>Off. Anyone who has your password can log in to your account.</p>;
  return (
    <p>
      On{since && ` since ${fullDate(since)}`}. To log in, you need your password and a code{" "}
      {method === "email" ? `that we email to ${identifier ?? "you"}` : "from your authenticator app"}.
    </p>
  );
}

type TurnOffProps = Pick<Props, "action" | "before"> & { onOff: () => void };

function TurnOff({ action, before, onOff }: TurnOffProps) {
  return (
    <IslandForm
      form={disableForm}
      before={before?.of === "disable" ? before.state : untouched}
      succeed={() => {
        onOff();
        return "stays";
      }}
      action={`${action}?change=disable`}
      label="Turn off two-factor authentication"
      submitVariant="secondary"
      submitSize="medium"
    />
  );
}
