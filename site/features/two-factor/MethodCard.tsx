import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { untouched } from "#site/lib/form/form.ts";
import { IslandForm } from "#site/lib/form/IslandForm.tsx";
import { timeAndZone } from "#site/lib/format/dates.ts";
import { CodeField } from "#site/ui/field/CodeField.tsx";
import { PasswordField } from "#site/ui/field/PasswordField.tsx";
import type { FormFieldProps } from "#site/ui/form/FormField.tsx";
import { AuthenticatorKey } from "./AuthenticatorKey.tsx";
import { type Config, carried, type Method, type Setup } from "./setup.ts";
import { type Before, enableForm, startAuthenticatorForm, startEmailForm } from "./two-factor.form.ts";

const SECOND_MS = 1000;

/** Returns the seconds until another code can be sent, counted down from the last one. */
function useSecondsLeft(sent: { resendAfterSeconds: number }): number {
  const [left, setLeft] = useState(sent.resendAfterSeconds);
  useEffect(() => {
    const endsAt = performance.now() + sent.resendAfterSeconds * SECOND_MS;
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((endsAt - performance.now()) / SECOND_MS));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, SECOND_MS);
    tick();
    return () => clearInterval(timer);
  }, [sent]);
  return left;
}

const METHODS = {
  authenticator: {
    title: "Authenticator app",
    text: "An app on your phone shows a new code every 30 seconds. It works without a connection.",
    first: "Set up an authenticator app",
    change: "Switch to an authenticator app",
    again: "Set up another authenticator app",
  },
  email: {
    title: "Codes by email",
    text: "We email you a code each time you need one.",
    first: "Set up codes by email",
    change: "Switch to codes by email",
    again: null,
  },
} as const;

type Common = { action: string; before: Before | undefined; onStart: (setup: Setup) => void };
type Props = Common & {
  method: Method;
  /** The method in use. */
  current: Method | undefined;
  /** The set-up of this method, while it waits for its first code. */
  setup: Setup | null;
  onEnable: (config: Config) => void;
};

/** One two-factor method: a button that starts its set-up, then its steps. */
export function MethodCard({ method, current, setup, onEnable, ...common }: Props) {
  const { title, text, first, change, again } = METHODS[method];
  const label = current === undefined ? first : current === method ? again : change;
  const steps = useRef<HTMLDivElement>(null);
  const wasStarted = useRef(setup !== null);
  useEffect(() => {
    if (setup && !wasStarted.current) steps.current?.focus();
    wasStarted.current = setup !== null;
  }, [setup]);
  const start = { label: label ?? first, carries: null, asksPassword: current === undefined, ...common };
  return (
    <div className="card stack">
      <h3>{title}</h3>
      <p>{text}</p>
      {setup ? (
        <div className="stack" ref={steps} tabIndex={-1}>
          {setup.method === "authenticator" ? (
            <AuthenticatorKey otpauthUrl={setup.otpauthUrl} />
          ) : (
            <p>
              We sent a code to {setup.identifier}.
              {setup.expiresAt && ` It is valid until ${timeAndZone(setup.expiresAt)}.`}
            </p>
          )}
          <EnableForm key={carried(setup)} setup={setup} onEnable={onEnable} {...common} />
          {setup.method === "email" && <Resend setup={setup} {...common} />}
          <p>
            <a href={`${common.action}?setup=off`}>Back to the methods</a>
          </p>
        </div>
      ) : (
        label && (method === "email" ? <StartEmail {...start} /> : <StartAuthenticator {...start} />)
      )}
    </div>
  );
}

type StartProps = Common & { label: string; secondsLeft?: number; carries: ReactNode; asksPassword: boolean };

/** Draws the password field; nothing while a code is asked for instead. Two forms of the page have it, so each has its own id. */
const passwordField = (id: string, isAsked: boolean) => ({
  password: ({ name, look, value: _, ...field }: FormFieldProps) =>
    isAsked ? (
      <PasswordField
        {...field}
        key={name}
        id={id}
        name={name}
        label={look.label}
        autoComplete="current-password"
        required
      />
    ) : (
      <Fragment key={name} />
    ),
});

function StartAuthenticator({ label, action, before, asksPassword, onStart }: StartProps) {
  return (
    <IslandForm
      form={startAuthenticatorForm}
      before={before?.of === "authenticator" ? before.state : untouched}
      succeed={({ otpauthUrl }) => {
        onStart({ method: "authenticator", otpauthUrl });
        return "stays";
      }}
      action={`${action}?change=authenticator`}
      label={label}
      draw={passwordField("authenticator-password", asksPassword)}
      submit={label}
      submitVariant="secondary"
      submitSize="medium"
    />
  );
}

function StartEmail({ label, action, before, carries, asksPassword, secondsLeft = 0, onStart }: StartProps) {
  return (
    <IslandForm
      form={startEmailForm}
      before={before?.of === "email" ? before.state : untouched}
      succeed={(sent) => {
        onStart({ method: "email", ...sent });
        return "stays";
      }}
      action={`${action}?change=email`}
      label={label}
      top={carries}
      draw={passwordField("email-password", asksPassword)}
      submit={secondsLeft > 0 ? `${label} (in ${secondsLeft} s)` : label}
      submitVariant="secondary"
      submitSize="medium"
      isIdle={secondsLeft > 0}
    />
  );
}

/** Sends another code, at most one a minute (account §4). */
function Resend({ setup, ...common }: Common & { setup: Setup & { method: "email" } }) {
  const secondsLeft = useSecondsLeft(setup);
  const carries = (
    <>
      <input type="hidden" name="method" value="email" />
      <input type="hidden" name="setup" value={carried(setup)} />
    </>
  );
  return (
    <StartEmail label="Send a new code" carries={carries} asksPassword={false} secondsLeft={secondsLeft} {...common} />
  );
}

type EnableProps = Common & { setup: Setup; onEnable: (config: Config) => void };

function EnableForm({ setup, action, before, onEnable }: EnableProps) {
  const state = before?.of === "enable" ? before.state : untouched;
  return (
    <IslandForm
      form={enableForm}
      before={{ ...state, values: { method: setup.method } }}
      succeed={(config) => {
        onEnable(config);
        return "stays";
      }}
      action={`${action}?change=enable`}
      label="First code"
      top={<input type="hidden" name="setup" value={carried(setup)} />}
      draw={{
        // Without the focus that code fields take on their own pages: the key comes first.
        otp: ({ name, look, value: _, ...field }) => (
          <CodeField {...field} key={name} name={name} label={look.label} required autoSubmit />
        ),
      }}
    />
  );
}
