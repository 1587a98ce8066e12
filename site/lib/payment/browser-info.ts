import { browserColourDepth } from "#gateway/rules/account/deposits.ts";
import type { InputOf } from "#site/lib/form/form.ts";

type BrowserInfo = NonNullable<NonNullable<InputOf<"purchases.create">["deposit"]>["browserInfo"]>;

/** Returns the browser data that the card issuer needs to decide on a challenge (account §3). */
export function browserInfo(): BrowserInfo {
  return {
    browserJavascriptEnabled: true,
    browserJavaEnabled: false,
    browserLanguage: navigator.language,
    browserColorDepth: browserColourDepth(screen.colorDepth) as 24,
    browserScreenHeight: screen.height,
    browserScreenWidth: screen.width,
    browserTz: new Date().getTimezoneOffset(),
    challengeWindowSize: "FullScreen",
  };
}
