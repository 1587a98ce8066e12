import { readEnv } from "#gateway/foundation/env.ts";
import { bundle } from "../generate/bundle.ts";
import { ExpectedError, print } from "../lib/steps.ts";
import { record } from "./record/record.ts";
import { recordText } from "./record/report.ts";

type Options = {
  email?: string | undefined;
  password?: string | undefined;
  param?: string[] | undefined;
  write?: string[] | undefined;
  json?: boolean | undefined;
};

/** Checks the backend at DISCOVERY_URL against the contracts. Throws when a reply breaks its contract. */
export async function recordBackend({ email, password, param = [], write = [], json = false }: Options) {
  const { discoveryUrl, appKey, appSecret } = readEnv(process.env);
  if (email && !password) throw new ExpectedError("--email needs --password.");
  const params = new Map(
    param.map((text) => {
      const [name, ...value] = text.split("=");
      if (!name || value.length === 0) throw new ExpectedError(`--param takes name=value, not ${text}.`);
      return [name, value.join("=")] as const;
    }),
  );
  const documents = await bundle();
  const writes = write.flatMap((ids) => ids.split(","));
  const findings = await record({
    url: discoveryUrl,
    keys: { appKey, appSecret },
    documents,
    email,
    password,
    params,
    writes,
  });
  print(json ? JSON.stringify({ url: discoveryUrl, findings }, null, 2) : recordText(findings, discoveryUrl));
  if (findings.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}
