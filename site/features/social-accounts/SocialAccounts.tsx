import { useEffect, useRef, useState } from "react";
import type { Outputs } from "#gateway/gateway.ts";
import { type FormState, untouched } from "#site/lib/form/form.ts";
import { IslandForm } from "#site/lib/form/IslandForm.tsx";
import { fullDate } from "#site/lib/format/dates.ts";
import { PROVIDERS, type SocialProvider } from "#site/lib/social-providers.ts";
import { supportLinks } from "#site/lib/support.ts";
import { Alert } from "#site/ui/feedback/Alert.tsx";
import { Linked } from "#site/ui/field/Linked.tsx";
import { type Change, linkForm, unlinkForm } from "./social-accounts.form.ts";

export type Account = Outputs["socialAccounts"]["list"][number];
/** What the last visit to a provider, or the last change, led to. */
export type Done = { what: "linked" | "unlinked" | "taken" | "locked" | "failed"; provider: SocialProvider };

type Props = {
  initial: Account[];
  offered: SocialProvider[];
  action: string;
  done: Done | null;
  before?: { of: Change; provider: SocialProvider; state: FormState } | undefined;
  redirect?: { provider: SocialProvider; url: string } | undefined;
};

const TEXTS: Record<Done["what"], { level: "success" | "warning"; text: (name: string) => string }> = {
  linked: { level: "success", text: (name) => `You can now log in with ${name}.` },
  unlinked: { level: "success", text: (name) => `${name} no longer logs you in. Your password still does.` },
  taken: { level: "warning", text: () => "This sign-in is linked with another account." },
  locked: {
    level: "warning",
    // account §5
    text: () => "Your account has been locked due to too many incorrect 2FA attempts. Please contact support.",
  },
  failed: { level: "warning", text: (name) => `${name} is not linked. Please try again.` },
};

/** Lists the accounts at Apple and Google that log the customer in, links them and unlinks them. */
export function SocialAccounts({ initial, offered, action, done: lastDone, before, redirect }: Props) {
  const [accounts, setAccounts] = useState(initial);
  const [done, setDone] = useState(lastDone);
  const [changes, setChanges] = useState(0);
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (changes > 0) status.current?.focus();
  }, [changes]);
  const onUnlink = (provider: SocialProvider) => {
    setAccounts((now) => now.filter((account) => account.provider !== provider));
    setDone({ what: "unlinked", provider });
    setChanges((count) => count + 1);
  };
  return (
    <section className="card stack stack--loose" aria-labelledby="social-accounts">
      <h2 id="social-accounts">Apple and Google</h2>
      <div className="stack" ref={status} tabIndex={-1} role="status">
        {done && (
          <Alert level={TEXTS[done.what].level}>
            <p>
              <Linked text={TEXTS[done.what].text(PROVIDERS[done.provider])} links={supportLinks()} />
            </p>
          </Alert>
        )}
        <p>
          Link an account to log in without your password. If you use two-factor authentication, you still need a code.
        </p>
      </div>
      {offered.map((provider) => {
        const account = accounts.find((one) => one.provider === provider);
        const state = before?.provider === provider ? before.state : untouched;
        const change = { provider, action };
        return (
          <div className="stack" key={provider}>
            <h3>{PROVIDERS[provider]}</h3>
            <p>
              {account
                ? `Linked since ${fullDate(account.since)}${account.identifier && ` as ${account.identifier}`}.`
                : "Not linked."}
            </p>
            {account ? (
              <Unlink {...change} state={before?.of === "unlink" ? state : untouched} onUnlink={onUnlink} />
            ) : redirect?.provider === provider ? (
              <p>
                <a href={redirect.url}>Continue to {PROVIDERS[provider]}</a>
              </p>
            ) : (
              <Link {...change} state={before?.of === "link" ? state : untouched} />
            )}
          </div>
        );
      })}
    </section>
  );
}

type ChangeProps = { provider: SocialProvider; action: string; state: FormState };

function Link({ provider, action, state }: ChangeProps) {
  const label = `Link ${PROVIDERS[provider]}`;
  return (
    <IslandForm
      form={linkForm}
      before={{ ...state, values: { provider } }}
      succeed={({ redirectUrl }) => {
        location.assign(redirectUrl);
        return "leaves";
      }}
      action={`${action}?change=link`}
      label={label}
      submit={label}
      submitVariant="secondary"
      submitSize="medium"
    />
  );
}

function Unlink({ provider, action, state, onUnlink }: ChangeProps & { onUnlink: (provider: SocialProvider) => void }) {
  const label = `Unlink ${PROVIDERS[provider]}`;
  return (
    <IslandForm
      form={unlinkForm}
      before={{ ...state, values: { provider } }}
      succeed={() => {
        onUnlink(provider);
        return "stays";
      }}
      action={`${action}?change=unlink`}
      label={label}
      submit={label}
      submitVariant="secondary"
      submitSize="medium"
    />
  );
}
